import { formatEuro } from './money.ts'

/** What a client reads below the reason for which a reported problem was settled so (L3). */
export const settledForClient = (refundCents: number): string =>
  refundCents > 0
    ? `${formatEuro(refundCents)} is on its way back to your card.`
    : 'Nothing of your payment goes back.'

/** The same for the vendor. */
export const settledForVendor = (earnedCents: number): string =>
  earnedCents > 0
    ? `${formatEuro(earnedCents)} goes out with your next payout.`
    : 'Nothing is paid out for this appointment.'
