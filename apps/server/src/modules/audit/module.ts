import type { ServerModule } from '../../platform/server-module.ts'
import { auditData } from './personal-data.ts'
import { bindAudit } from './routes.ts'

/** The log of what admins and the system did. */
export const audit: ServerModule = {
  routes: bindAudit,
  personalData: auditData,
}
