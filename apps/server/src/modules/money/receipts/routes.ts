import { getReceipt, listReceipts, printReceipt } from '@anseo/contract/receipts'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { listReceiptsFor } from './list-receipts.ts'
import { printReceiptFor } from './print-receipt.ts'
import { showReceipt } from './show-receipt.ts'

/** Binds the calls of receipts. */
export function bindReceipts(bind: Bind, runtime: Runtime) {
  bind(listReceipts, ({ caller, query }) => listReceiptsFor(runtime, caller, query))
  bind(getReceipt, ({ caller, params }) => showReceipt(runtime, caller, params.number))
  bind(printReceipt, ({ caller, params }) => printReceiptFor(runtime, caller, params.number))
}
