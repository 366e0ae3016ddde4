import { formatFullDate } from '@anseo/domain/near-day'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { lapsedPasses } from '@anseo/domain/vetting-standing'
import { lastValidDay } from '@anseo/domain/vetting-verdict'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockVendor } from '../vendors/lock-vendor.ts'
import { listLapsed, suspendForLapse } from './vet-vendor.ts'
import { type CheckRow, findVerdicts, markExpiryNotified } from './check-store.ts'
import { findCheckedVendor } from './vendor-store.ts'
import { vendorLapsed } from '../events.ts'

/** The sweep that suspends vendors with an expired mandatory check, each in a transaction of its own. */
export async function lapseChecks(runtime: Runtime): Promise<void> {
  await workOff(
    runtime,
    (limit) => listLapsed(runtime, limit),
    String,
    (vendorId) => runtime.transaction((unit) => lapse(unit, vendorId)),
  )
}

/** Suspends a vendor if a mandatory check has expired. Booking listens, cancels unpaid appointments and notifies clients (L7). */
async function lapse(unit: UnitOfWork, vendorId: string): Promise<void> {
  await lockVendor(unit.db, vendorId)
  const vendor = await findCheckedVendor(unit.db, vendorId)
  if (!vendor) return
  const ended = lapsedPasses(vendor.mandatory, await findVerdicts(unit.db, vendorId), unit.now)
  const reason = ended.map(endingOf).join(' ')
  if (ended.length === 0 || !(await suspendForLapse(unit, vendorId, reason))) return
  const kinds = ended.map(({ kind }) => kind)
  await markExpiryNotified(unit.db, vendorId, kinds, unit.now)
  await unit.publish(vendorLapsed, { vendorId, reason })
}

function endingOf({ kind, expiresAt, documentEndsAt }: CheckRow) {
  const ended = documentEndsAt ?? expiresAt
  return ended ? `${CHECK_NAMES[kind]} expired on ${formatFullDate(lastValidDay(ended))}.` : ''
}
