import { counted } from '@anseo/domain/counted'
import type { BodyOf, ReplyOf } from '@anseo/contract/call'
import type { cancelBookingsOfCheck } from '@anseo/contract/vetting'
import { cancelBookingsFrom } from '../../../modules/booking/public.ts'
import { lockExpiredCheck } from '../../../modules/catalogue/public.ts'
import { laterCentsOf } from '../../../modules/money/public.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'

/**
 * Cancels the future bookings of a vendor whose mandatory check has expired, with full refunds. An operator has to
 * decide this, since an expiry alone leaves paid bookings as they are (L7). Each is cancelled in a transaction of its own, so
 * that a new document approved meanwhile does not stop the rest.
 * @throws Refusal `NOT_FOUND`; `VETTING_CHANGED` if the check is valid again.
 */
export async function cancelBookingsOf(
  runtime: Runtime,
  admin: Caller,
  checkId: string,
  { reason }: BodyOf<typeof cancelBookingsOfCheck>,
): Promise<ReplyOf<typeof cancelBookingsOfCheck>> {
  const { vendorId } = await runtime.transaction((unit) => lockExpiredCheck(unit, checkId))
  const calendar = { vendorId, from: runtime.clock.now() }
  const { cancelled, left } = await cancelBookingsFrom(runtime, admin, calendar, {
    reason,
    laterCentsOf,
  })
  return { cancelled, left, message: textOf(cancelled, left) }
}

const bookings = (count: number) => counted(count, 'booking')

function textOf(cancelled: number, left: number): string {
  if (left > 0) return `${bookings(cancelled)} cancelled, ${left} left for you to decide.`
  if (cancelled === 0) return 'There were no bookings left to cancel.'
  return `${bookings(cancelled)} cancelled. Clients get full refunds.`
}
