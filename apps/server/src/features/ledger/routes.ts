import { listLedger } from '@anseo/contract/ledger'
import type { Bind } from '../../http/bind.ts'
import type { Runtime } from '../../runtime.ts'
import { listLedgerOf } from './list-ledger.ts'

/** Binds what an admin sees of the books. */
export function bindLedger(bind: Bind, runtime: Runtime) {
  bind(listLedger, ({ query }) => listLedgerOf(runtime, query))
}
