// The face of this module: other modules call it by this file, the only one here that exports what others declare.

export { recordAudit } from './record-audit.ts'
