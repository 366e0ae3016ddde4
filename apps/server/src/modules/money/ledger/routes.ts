import { exportLedger, listLedger, listMovements } from '@anseo/contract/ledger'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { exportLedgerBy } from './export-ledger.ts'
import { listLedgerOf } from './list-ledger.ts'
import { listMovementsBy } from './list-movements.ts'

/** Binds the calls by which an admin reads the ledger. */
export function bindLedger(bind: Bind, runtime: Runtime) {
  bind(listLedger, ({ query }) => listLedgerOf(runtime, query))
  bind(listMovements, ({ query }) => listMovementsBy(runtime, query))
  bind(exportLedger, ({ caller, query }) => exportLedgerBy(runtime, caller, query))
}
