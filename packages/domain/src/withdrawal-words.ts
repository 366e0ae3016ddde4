import { type Cancelling, cancellationText } from './cost-words.ts'
import { cutoffOf } from './cutoff.ts'
import { formatMoment } from './moment-text.ts'
import { isFree } from './price.ts'
import { mayWithdraw, withdrawalEndOf } from './withdrawal-right.ts'

/** Returns the sentence on what a client gets back: all while the statutory right lasts (D9), then by the policy (A8). */
export function refundText(
  { withdrawableUntil, ...cancelling }: Cancelling & { withdrawableUntil: Date | null },
  now: Date,
): string {
  const { start, price, cancellationHours } = cancelling
  if (!start || isFree(price) || !mayWithdraw({ start, withdrawableUntil }, now)) {
    return cancellationText(cancelling, now)
  }
  const end = withdrawalEndOf({ start, withdrawableUntil })!
  if (end >= start) return 'You can withdraw any time before it starts and get back everything you paid.'
  const byLaw = `You can withdraw before ${formatMoment(end, now)} and get back everything you paid.`
  if (cutoffOf(start, cancellationHours) < end) return `${byLaw} After that, there's no refund.`
  return `${byLaw} After that: ${cancellationText(cancelling, now)}`
}
