import {
  cancelBookingsOfCheck,
  exportEndingChecks,
  getVetting,
  listEndingChecks,
} from '@anseo/contract/vetting'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { cancelBookingsOf } from './cancel-bookings.ts'
import { exportEndingChecksBy } from './export-ending-checks.ts'
import { listEndingChecksBy } from './list-ending-checks.ts'
import { showVetting } from './show-vetting.ts'

/** Binds the calls by which an operator reads a vendor's vetting and the expiring checks, and acts on their bookings. */
export function bindOperatorVetting(bind: Bind, runtime: Runtime) {
  bind(getVetting, ({ params }) => showVetting(runtime, params.id))
  bind(cancelBookingsOfCheck, ({ caller, params, body }) =>
    cancelBookingsOf(runtime, caller, params.id, body),
  )
  bind(listEndingChecks, ({ query }) => listEndingChecksBy(runtime, query))
  bind(exportEndingChecks, ({ caller, query }) => exportEndingChecksBy(runtime, caller, query))
}
