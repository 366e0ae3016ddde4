import { formatFullDate } from '@anseo/domain/near-day'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { lapsedPasses } from '@anseo/domain/vetting-standing'
import { lastValidDay } from '@anseo/domain/vetting-verdict'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockVendor } from '../vendors/lock-vendor.ts'
import { listPaidAheadOf } from '../../booking/appointments/suspend-calendar.ts'
import { listLapsed, suspendForLapse } from '../vendors/vet-vendor.ts'
import { type CheckRow, findVerdicts, noteLapse } from './check-store.ts'
import { findCheckedVendor } from './vendor-store.ts'
import { appointmentVendorLapsed } from '../../booking/events.ts'
import { vendorLapsed } from '../events.ts'

/** How many vendors are taken off the list in one turn. */
const PER_TURN = 50

/** The sweep: takes vendors off the list whose checks have ended, each in a transaction of its own. */
export async function lapseChecks(runtime: Runtime): Promise<void> {
  for (const vendorId of await listLapsed(runtime, PER_TURN)) {
    await runtime.transaction((unit) => lapse(unit, vendorId))
  }
}

/** Unpaid appointments are cancelled, and their clients told by that; those who have paid hear what is next (L7). */
async function lapse(unit: UnitOfWork, vendorId: string): Promise<void> {
  await lockVendor(unit.db, vendorId)
  const vendor = await findCheckedVendor(unit.db, vendorId)
  if (!vendor) return
  const ended = lapsedPasses(vendor.speciality, await findVerdicts(unit.db, vendorId), unit.now)
  const reason = ended.map(endingOf).join(' ')
  if (ended.length === 0 || !(await suspendForLapse(unit, vendorId, reason))) return
  const kinds = ended.map(({ kind }) => kind)
  await noteLapse(unit.db, vendorId, kinds, unit.now)
  const paid = await listPaidAheadOf(unit.db, vendorId, unit.now)
  for (const appointment of paid) await unit.publish(appointmentVendorLapsed, appointment)
  await unit.publish(vendorLapsed, { vendorId, reason, paidCount: paid.length })
}

const endingOf = ({ kind, expiresAt }: CheckRow) =>
  expiresAt ? `${CHECK_NAMES[kind]} expired on ${formatFullDate(lastValidDay(expiresAt))}.` : ''
