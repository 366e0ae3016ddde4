import { isInReview } from '@anseo/domain/vetting-standing'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { type CheckRow, findDueForReminder, recordReminder } from './check-store.ts'
import { readVettingFile } from './read-vetting-file.ts'
import { findCheckedVendor } from './vendor-store.ts'
import { checkExpiryReminded } from '../events.ts'

/** The sweep: reminds vendors 30, 14, 7 and 1 days before a check expires, once each (growth D5). */
export async function remindOfChecks(runtime: Runtime): Promise<void> {
  await workOff(
    runtime,
    (limit) => findDueForReminder(runtime.db, runtime.clock.now(), limit),
    ({ id }) => id,
    ({ id }) =>
      runtime.transaction(async (unit) => {
        const check = await recordReminder(unit.db, id, unit.now)
        if (check) await remindOf(unit, check)
      }),
  )
}

/** Notifies the vendor of a check of the day on which it expires or expired. */
export async function remindOf(
  unit: UnitOfWork,
  { vendorId, kind, expiresAt, documentEndsAt }: CheckRow,
): Promise<void> {
  const vendor = await findCheckedVendor(unit.db, vendorId)
  if (!vendor || !expiresAt) return
  await unit.publish(checkExpiryReminded, {
    vendorId,
    kind,
    expiresAt,
    isExtended: documentEndsAt !== null,
    isMandatory: vendor.mandatory.includes(kind),
    isInReview: isInReview(kind, await readVettingFile(unit.db, vendorId)),
  })
}
