// The public interface of this module; other modules import only from here, from its events and from its tables.

export { countAudit } from './audit-store.ts'
export { exportPages, listExport } from './export-list.ts'
export { recordAudit } from './record-audit.ts'
export { type KnownLink, verifyChain } from './verify-chain.ts'
