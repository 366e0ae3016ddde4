import { formatEuro } from './money.ts'

/** Returns the line that a client reads below the reason of a settlement (L3). */
export const settledForClient = (refundCents: number): string =>
  refundCents > 0 ? `We're refunding ${formatEuro(refundCents)} to your card.` : "There's no refund."

/** Says what a vendor is paid for an appointment whose problem report is settled. */
export const settledForVendor = (earnedCents: number): string =>
  earnedCents > 0
    ? `${formatEuro(earnedCents)} will be in your next payout.`
    : "There's no payout for this appointment."
