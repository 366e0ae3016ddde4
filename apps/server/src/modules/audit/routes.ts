import { exportAudit, listAudit, listAuditChoices } from '@anseo/contract/audit'
import type { Bind } from '../../platform/http/bind.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { exportAuditBy, listAuditBy, listChoices } from './list-audit.ts'

/** Binds what is read of the audit log; nothing writes to it but the deeds themselves. */
export function bindAudit(bind: Bind, runtime: Runtime) {
  bind(listAudit, ({ query }) => listAuditBy(runtime, query))
  bind(listAuditChoices, () => listChoices(runtime))
  bind(exportAudit, ({ query }) => exportAuditBy(runtime, query))
}
