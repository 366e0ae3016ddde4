import { serverNow } from '@anseo/api-client/server-clock'
import type { ReplyTo } from '@anseo/contract/calls'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatWeekdayDay } from '@anseo/domain/slot-date'

type NextPayout = ReplyTo<'GET /api/pro/earnings/summary'>['nextPayout']

/** Returns the day of the next payout, such as 'Mon 23 Nov', 'on hold until Wed 25 Nov', or 'on hold' without an end. */
export function payoutDayText({ at, heldUntil, isOnHold, taxDetailsMissing }: NextPayout): string {
  if (isOnHold || taxDetailsMissing) return 'on hold'
  const day = formatWeekdayDay(dublinDate(new Date(at)), dublinDate(serverNow()))
  return at === heldUntil ? `on hold until ${day}` : day
}
