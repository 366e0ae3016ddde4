import { formatEuro } from './money.ts'

/** The balance and the tip among a refund, in cents. */
interface LaterParts {
  balanceCents: number
  tipCents: number
}

/** Names balance and tip, such as 'the balance of €60.00 and the tip of €9.00'; null where there is neither. */
export function namedLater({ balanceCents, tipCents }: LaterParts): string | null {
  const named = [
    balanceCents > 0 && `the balance of ${formatEuro(balanceCents)}`,
    tipCents > 0 && `the tip of ${formatEuro(tipCents)}`,
  ].filter(Boolean)
  return named.length > 0 ? named.join(' and ') : null
}

/** Returns the line that a client reads below the reason of a settlement (L3); `later` is the part paid on the day. */
export function settledForClient(refundCents: number, later: LaterParts): string {
  if (refundCents === 0) return "There's no refund."
  const named = namedLater(later)
  return `We're refunding ${formatEuro(refundCents)} to your card${named ? `, ${named} included` : ''}.`
}

/** Says what a vendor is paid for an appointment whose problem report is settled. */
export const settledForVendor = (earnedCents: number): string =>
  earnedCents > 0
    ? `${formatEuro(earnedCents)} will be in your next payout.`
    : "There's no payout for this appointment."
