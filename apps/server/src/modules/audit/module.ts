import type { ServerModule } from '../../platform/server-module.ts'
import { checkChainHourly } from './check-chain.ts'
import { auditData } from './personal-data.ts'
import { bindAudit } from './routes.ts'

/** The log of what admins and the system did. */
export const audit: ServerModule = {
  routes: bindAudit,
  sweeps: (runtime) => [{ name: 'check the audit log', run: () => checkChainHourly(runtime) }],
  personalData: auditData,
}
