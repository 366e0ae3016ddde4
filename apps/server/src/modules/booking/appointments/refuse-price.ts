import type { Cost } from '@anseo/domain/cost'
import { costToWire } from '@anseo/domain/cost-wire'
import { euroToCents } from '@anseo/domain/money'
import { refundTimetable } from '@anseo/domain/refund'
import { Refusal } from '../../../platform/http/refusal.ts'

/** The price and terms at which a client books. */
interface Terms {
  cost: Cost
  start: Date
  /** The vendor's (A8). */
  cancellationHours: number
  /** Until when the client can withdraw by law (D9). */
  withdrawableUntil: Date | null
}

/**
 * Refuses a booking whose total differs from the one the client was shown (A4 of growth).
 * @param expectedTotal in euro; if it is missing, any total is accepted.
 * @throws Refusal `PRICE_CHANGED` with the current cost.
 */
export function refuseOtherTotal({ cost, ...cancelling }: Terms, now: Date, expectedTotal?: number): void {
  if (expectedTotal === undefined || euroToCents(expectedTotal) === cost.totalCents) return
  throw new Refusal('PRICE_CHANGED', { cost: costToWire(cost, refundTimetable(cost.parts, cancelling, now)) })
}
