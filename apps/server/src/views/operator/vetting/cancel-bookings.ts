import { counted } from '@anseo/domain/counted'
import type { BodyOf, ReplyOf } from '@anseo/contract/call'
import type { cancelBookingsOfCheck } from '@anseo/contract/vetting'
import { cancelBookingsFrom } from '../../../modules/booking/public.ts'
import { findExpiredPass } from '../../../modules/catalogue/public.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'

/**
 * Cancels the future bookings of a vendor whose mandatory check has expired, with full refunds. An operator has to
 * decide this, since an expiry alone leaves paid bookings as they are (L7).
 * @throws Refusal `NOT_FOUND`; `VETTING_CHANGED` if the check holds again.
 */
export async function cancelBookingsOf(
  runtime: Runtime,
  admin: Caller,
  checkId: string,
  { reason }: BodyOf<typeof cancelBookingsOfCheck>,
): Promise<ReplyOf<typeof cancelBookingsOfCheck>> {
  const { vendorId } = await runtime.transaction((unit) => findExpiredPass(unit, checkId))
  const calendar = { vendorId, from: runtime.clock.now() }
  const { cancelled, left } = await cancelBookingsFrom(runtime, admin, calendar, reason)
  return { success: true, cancelled, left, message: textOf(cancelled, left) }
}

const bookings = (count: number) => counted(count, 'booking')

const textOf = (cancelled: number, left: number): string =>
  left === 0
    ? `${bookings(cancelled)} cancelled. Clients get full refunds.`
    : `${bookings(cancelled)} cancelled, ${left} left for you to decide.`
