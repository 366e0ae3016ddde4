import type { Cost } from '@anseo/domain/cost'
import { costToWire } from '@anseo/domain/cost-wire'
import { euroToCents } from '@anseo/domain/money'
import { refundTimetable } from '@anseo/domain/refund'
import type { Slot } from '@anseo/domain/slot'
import { Refusal } from '../../../platform/http/refusal.ts'

/**
 * Refuses a booking at another total than the client was shown (A4 of growth).
 * @param expectedTotal in euro; without one the client agrees to whatever it costs.
 * @throws Refusal `PRICE_CHANGED` with the cost as it is now.
 */
export function refuseOtherTotal(cost: Cost, { start }: Slot, now: Date, expectedTotal?: number): void {
  if (expectedTotal === undefined || euroToCents(expectedTotal) === cost.totalCents) return
  throw new Refusal('PRICE_CHANGED', { cost: costToWire(cost, refundTimetable(cost.parts, start, now)) })
}
