import {
  checkAuditChain,
  exportAudit,
  listAudit,
  listAuditChoices,
  showAuditChain,
} from '@anseo/contract/audit'
import type { Bind } from '../../platform/http/bind.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { checkChain, showChain } from './check-chain.ts'
import { exportAuditBy, listAuditBy, listChoices } from './list-audit.ts'

/** Binds the calls that read the audit log. No call writes to it: each action records its own entry. */
export function bindAudit(bind: Bind, runtime: Runtime) {
  bind(listAudit, ({ query }) => listAuditBy(runtime, query))
  bind(listAuditChoices, () => listChoices(runtime))
  bind(showAuditChain, () => showChain(runtime))
  bind(checkAuditChain, () => checkChain(runtime))
  bind(exportAudit, ({ caller, query }) => exportAuditBy(runtime, caller, query))
}
