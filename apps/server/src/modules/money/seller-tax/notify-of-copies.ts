import { dublinDate } from '@anseo/domain/dublin-time'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { taxCopyReady } from '../events.ts'
import { findVendorsToNotify, markNotified } from '../tax-requests/request-store.ts'
import { sumQuarters } from '../dac7/figure-store.ts'

/** The day of January from which sellers are notified even if nothing is filed; the legal deadline is the 31st. */
const FROM_DAY = 15

/** The sweep: notifies sellers, each once, that their copy of last year is ready, well before 31 January (D8). */
export async function notifyOfCopies(runtime: Runtime): Promise<void> {
  const today = dublinDate(runtime.clock.now())
  const year = today.month === 1 && today.day < FROM_DAY ? today.year - 2 : today.year - 1
  await workOff(
    runtime,
    (limit) => findVendorsToNotify(runtime.db, year, limit),
    ({ vendorId }) => vendorId,
    ({ vendorId }) =>
      runtime.transaction(async (unit) => {
        if (!(await markNotified(unit.db, vendorId, year))) return
        const figures = await sumQuarters(unit.db, year, [vendorId])
        if (figures.has(vendorId)) await unit.publish(taxCopyReady, { vendorId, year })
      }),
  )
}
