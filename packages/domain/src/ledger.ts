import type { RefundedParts, Regained } from './refunded-parts.ts'
import type { PriceParts } from './price.ts'

/** The accounts of the ledger (M6). Assets are positive; debts and income are negative. */
export const LEDGER_ACCOUNTS = [
  /** Our balance at the payment provider. */
  'provider',
  /** Vendors' fees of appointments that may still be cancelled, per vendor. */
  'vendor-held',
  /** Earnings of vendors that have not been paid, per vendor (M7). */
  'vendor-owed',
  /** Refunds due to clients. */
  'refunds-due',
  'platform-fees',
  'handling-fees',
  /** The provider's fees for charges and disputes. */
  'processing-costs',
  /** Taken by a bank until a dispute is settled. */
  'disputed',
  /** The platform's losses: lost disputes, and refunds that it bears beyond its fees. */
  'losses',
] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]

export const MOVEMENT_KINDS = [
  'charge',
  'processing-fee',
  'refund',
  'refund-sent',
  'refund-bounced',
  'refund-void',
  'regained',
  'earned',
  'payout',
  'dispute-opened',
  'dispute-won',
  'dispute-lost',
  'dispute-charged',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** A ledger entry in cents, never 0. */
export interface LedgerLine {
  account: LedgerAccount
  /** Set for accounts that are kept per vendor. */
  vendorId?: string
  cents: number
}

/** A movement of money: entries that sum to zero, recorded once per kind and source. */
export interface Movement {
  kind: MovementKind
  source: string
  lines: readonly LedgerLine[]
  /** The provider's object that moved its balance. */
  providerRef?: string
}

/** Returns the sum of some lines in cents; it is 0 for every movement. */
export const sumOf = (lines: readonly LedgerLine[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0)

const withoutNothing = (lines: readonly LedgerLine[]) => lines.filter(({ cents }) => cents !== 0)

const moved = (movement: Movement): Movement => ({ ...movement, lines: withoutNothing(movement.lines) })

/** Returns the lines of a payment by share, each as it is owed or earned. */
const shares = ({ vendorFeeCents, platformFeeCents, handlingFeeCents }: PriceParts, vendorId: string) =>
  [
    { account: 'vendor-held', vendorId, cents: vendorFeeCents },
    { account: 'platform-fees', cents: platformFeeCents },
    { account: 'handling-fees', cents: handlingFeeCents },
  ] as const satisfies LedgerLine[]

const total = (parts: PriceParts) => parts.vendorFeeCents + parts.platformFeeCents + parts.handlingFeeCents

const negated = (lines: readonly LedgerLine[]): LedgerLine[] =>
  lines.map((line) => ({ ...line, cents: -line.cents }))

/** Returns the movement of a payment that arrived for an appointment: the vendor's share is held, the fees are ours (M6). */
export const charged = (
  paymentId: string,
  providerRef: string,
  vendorId: string,
  price: PriceParts,
): Movement =>
  moved({
    kind: 'charge',
    source: paymentId,
    providerRef,
    lines: [{ account: 'provider', cents: total(price) }, ...negated(shares(price, vendorId))],
  })

/** Returns the movement of a payment that arrived and pays for nothing; all of it is due for refund (M5). */
export const chargedInVain = (paymentId: string, providerRef: string, cents: number): Movement => ({
  kind: 'charge',
  source: paymentId,
  providerRef,
  lines: [
    { account: 'provider', cents },
    { account: 'refunds-due', cents: -cents },
  ],
})

/** Returns the movement of the provider's fee for a charge; null when it charged none. */
export const processingFee = (paymentId: string, providerRef: string, cents: number): Movement | null =>
  cents === 0
    ? null
    : {
        kind: 'processing-fee',
        source: paymentId,
        providerRef,
        lines: [
          { account: 'processing-costs', cents },
          { account: 'provider', cents: -cents },
        ],
      }

/**
 * Returns the movement by which part of a payment becomes due for refund, from the shares it went to (M3). The part of
 * the vendor's share that the vendor does not bear is a loss (D2).
 * @param isEarned true if the vendor has earned its share.
 */
export const refundDue = (
  refundId: string,
  vendorId: string,
  { lossCents = 0, ...parts }: PriceParts & Partial<RefundedParts>,
  isEarned = false,
): Movement =>
  moved({
    kind: 'refund',
    source: refundId,
    lines: [
      {
        account: isEarned ? 'vendor-owed' : 'vendor-held',
        vendorId,
        cents: parts.vendorFeeCents - lossCents,
      },
      { account: 'platform-fees', cents: parts.platformFeeCents },
      { account: 'handling-fees', cents: parts.handlingFeeCents },
      { account: 'losses', cents: lossCents },
      { account: 'refunds-due', cents: -total(parts) },
    ],
  })

/**
 * Returns the movement by which the platform gets back the refunds that it bore, out of what is held and the vendor
 * does not earn (D2); null when there is nothing to get back.
 * @param source the appointment of the fee, or the payment of a balance or tip.
 */
export const regainedMovement = (
  source: string,
  vendorId: string,
  { lossCents, platformFeeCents, handlingFeeCents }: Regained,
): Movement | null => {
  const cents = lossCents + platformFeeCents + handlingFeeCents
  if (cents === 0) return null
  return moved({
    kind: 'regained',
    source,
    lines: [
      { account: 'vendor-held', vendorId, cents },
      { account: 'losses', cents: -lossCents },
      { account: 'platform-fees', cents: -platformFeeCents },
      { account: 'handling-fees', cents: -handlingFeeCents },
    ],
  })
}

/** Returns the movement of a refund that has left; each attempt that leaves is a movement of its own. */
export const refundSent = (
  refundId: string,
  attempt: number,
  providerRef: string,
  cents: number,
): Movement => ({
  kind: 'refund-sent',
  source: `${refundId}/${attempt}`,
  providerRef,
  lines: [
    { account: 'refunds-due', cents },
    { account: 'provider', cents: -cents },
  ],
})

/** Returns the movement of a refund that had left and came back from the bank. */
export const refundBounced = (
  refundId: string,
  attempt: number,
  providerRef: string,
  cents: number,
): Movement => ({
  ...refundSent(refundId, attempt, providerRef, -cents),
  kind: 'refund-bounced',
})

/**
 * Returns the movement of a refund, or a part of it, whose money a lost dispute took before it was issued, so it is not
 * refunded again.
 * @param leftCents the part that is still refunded.
 */
export const refundVoid = (refundId: string, cents: number, leftCents = 0): Movement => ({
  kind: 'refund-void',
  source: leftCents === 0 ? refundId : `${refundId}/${leftCents}`,
  lines: [
    { account: 'refunds-due', cents },
    { account: 'losses', cents: -cents },
  ],
})

/**
 * Returns the movement by which the vendor has earned its fee, at completion or by a late cancellation (M7), or a
 * balance or tip (B12).
 * @param source the appointment of the fee, or the payment of a balance or tip.
 * @param costCents the provider's price for a card, where the vendor bears it (B7, B12).
 */
export const earned = (source: string, vendorId: string, cents: number, costCents = 0): Movement =>
  moved({
    kind: 'earned',
    source,
    lines: [
      { account: 'vendor-held', vendorId, cents },
      { account: 'vendor-owed', vendorId, cents: costCents - cents },
      { account: 'processing-costs', cents: -costCents },
    ],
  })

/** Returns the movement of a transfer to a vendor that has left (M7). */
export const paidOut = (
  payoutId: string,
  attempt: number,
  providerRef: string,
  vendorId: string,
  cents: number,
): Movement => ({
  kind: 'payout',
  source: `${payoutId}/${attempt}`,
  providerRef,
  lines: [
    { account: 'vendor-owed', vendorId, cents },
    { account: 'provider', cents: -cents },
  ],
})

/** Returns the movement by which a bank took a disputed sum and its fee for handling it. */
export const disputeOpened = (
  disputeId: string,
  providerRef: string,
  { amountCents, feeCents }: { amountCents: number; feeCents: number },
): Movement =>
  moved({
    kind: 'dispute-opened',
    source: disputeId,
    providerRef,
    lines: [
      { account: 'disputed', cents: amountCents },
      { account: 'processing-costs', cents: feeCents },
      { account: 'provider', cents: -amountCents - feeCents },
    ],
  })

/** Returns the movement of a disputed sum that came back. */
export const disputeWon = (disputeId: string, providerRef: string, cents: number): Movement => ({
  kind: 'dispute-won',
  source: disputeId,
  providerRef,
  lines: [
    { account: 'provider', cents },
    { account: 'disputed', cents: -cents },
  ],
})

/** Returns the movement of a disputed amount that is lost, and that we bear (M7). */
export const disputeLost = (disputeId: string, cents: number): Movement => ({
  kind: 'dispute-lost',
  source: disputeId,
  lines: [
    { account: 'losses', cents },
    { account: 'disputed', cents: -cents },
  ],
})

/** Returns the movement by which an admin makes the vendor bear a lost dispute (M7). */
export const disputeCharged = (disputeId: string, vendorId: string, cents: number): Movement => ({
  kind: 'dispute-charged',
  source: disputeId,
  lines: [
    { account: 'vendor-owed', vendorId, cents },
    { account: 'losses', cents: -cents },
  ],
})
