import { type GridRules, longestNoticeHours } from '@anseo/domain/booking-rules'
import { invalidField } from '../../../platform/http/refusal.ts'

/**
 * Refuses a notice with which hardly anything could be booked (B1).
 * @throws Refusal `INVALID_REQUEST`
 */
export function refuseNotice({
  noticeHours,
  horizonDays,
}: Pick<GridRules, 'noticeHours' | 'horizonDays'>): void {
  const longest = longestNoticeHours(horizonDays)
  if (noticeHours > longest) {
    throw invalidField('noticeHours', `Enter whole hours, 0 to ${longest}, or take bookings further ahead.`)
  }
}
