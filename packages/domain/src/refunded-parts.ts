import { type Price, type PriceParts, withTotal } from './price.ts'

/** The sides that can bear a refund by an operator (D2). */
export const REFUND_BEARERS = ['platform', 'vendor'] as const
export type RefundBearer = (typeof REFUND_BEARERS)[number]

/** Refunds of a payment by part of its price, in cents. */
export interface RefundedParts extends PriceParts {
  /** The part of the vendor's fee that the vendor does not bear: the platform's loss. */
  lossCents: number
}

/** What went back of the sum that was paid for an appointment: an operator's refunds by part, and a bank's (D2). */
export interface GivenBack extends RefundedParts {
  /** Given to the client by the bank through lost disputes, in cents; missing for nothing. */
  disputedCents?: number
  /** True while the bank decides about a dispute, which holds refunds back. */
  isDisputed?: boolean
}

/** Returns the cents that went back before, by an operator and the bank together. */
export const refundedBeforeCents = (givenBack: GivenBack | null): number =>
  givenBack ? withTotal(givenBack).totalCents + (givenBack.disputedCents ?? 0) : 0

/**
 * Returns the cents that are sent of an automatic refund: those that the bank gave the client before are not sent again.
 */
export const centsToSend = (refundCents: number, disputedCents = 0): number =>
  Math.max(0, refundCents - disputedCents)

/** Returns the parts of a refund less what the bank gave the client of it, which counts as the vendor fee first. */
export const lessDisputed = (parts: PriceParts, takenCents: number): PriceParts =>
  leftOf(parts, splitRefund(takenCents, parts))

/** A refund by an operator, with its sum. */
export type SplitRefund = RefundedParts & Price

/** Returns the cents of each part of a payment that have not been refunded yet. */
export const leftOf = (price: PriceParts, refunded: PriceParts | null): Price =>
  withTotal({
    vendorFeeCents: price.vendorFeeCents - (refunded?.vendorFeeCents ?? 0),
    platformFeeCents: price.platformFeeCents - (refunded?.platformFeeCents ?? 0),
    handlingFeeCents: price.handlingFeeCents - (refunded?.handlingFeeCents ?? 0),
  })

/** Returns the cents of the vendor's fee that the vendor keeps after the refunds. */
export const vendorKeptCents = ({ vendorFeeCents }: PriceParts, refunded: RefundedParts | null): number =>
  vendorFeeCents - (refunded ? refunded.vendorFeeCents - refunded.lossCents : 0)

/** Adds a refund to those before it. */
export const addRefund = (refunded: RefundedParts | null, refund: RefundedParts): RefundedParts => ({
  vendorFeeCents: (refunded?.vendorFeeCents ?? 0) + refund.vendorFeeCents,
  platformFeeCents: (refunded?.platformFeeCents ?? 0) + refund.platformFeeCents,
  handlingFeeCents: (refunded?.handlingFeeCents ?? 0) + refund.handlingFeeCents,
  lossCents: (refunded?.lossCents ?? 0) + refund.lossCents,
})

/** Takes a sum from the parts of a price, one after the other. */
function takeInOrder(cents: number, from: PriceParts, order: readonly (keyof PriceParts)[]): PriceParts {
  const taken: PriceParts = { vendorFeeCents: 0, platformFeeCents: 0, handlingFeeCents: 0 }
  let rest = cents
  for (const part of order) {
    taken[part] = Math.min(rest, from[part])
    rest -= taken[part]
  }
  if (rest !== 0 || !Number.isInteger(cents) || cents < 0)
    throw new RangeError(`${cents} cents cannot be refunded`)
  return taken
}

const FEES_FIRST = ['platformFeeCents', 'handlingFeeCents', 'vendorFeeCents'] as const
const VENDOR_FIRST = ['vendorFeeCents', 'platformFeeCents', 'handlingFeeCents'] as const

/**
 * Splits a refund among the parts of a price: the vendor's fee first, then the platform's, then the handling fee (L3).
 * @throws RangeError for more than the price.
 */
export const splitRefund = (cents: number, price: PriceParts): Price =>
  withTotal(takeInOrder(cents, price, VENDOR_FIRST))

/**
 * Splits a refund by an operator (D2). The platform bears it from its fees, then as a loss; the vendor from its fee, and
 * only what exceeds that comes from the platform.
 * @param left the cents left of each part, see `leftOf`.
 * @param vendorHasCents what the vendor has of the payment: held, earned or paid out.
 * @throws RangeError for more than is left.
 */
export function splitByBearer(
  cents: number,
  left: PriceParts,
  bearer: RefundBearer,
  vendorHasCents: number,
): SplitRefund {
  if (bearer === 'platform') {
    const parts = takeInOrder(cents, left, FEES_FIRST)
    return { ...withTotal(parts), lossCents: parts.vendorFeeCents }
  }
  const parts = splitRefund(cents, left)
  return { ...parts, lossCents: Math.max(0, parts.vendorFeeCents - vendorHasCents) }
}

/**
 * Returns an automatic refund after those by an operator: the sum due by the rules less the sum already refunded, never
 * below 0 (D2).
 * @param due the refund without those before it.
 */
export function subtractRefunded(due: Price, price: PriceParts, refunded: PriceParts | null): Price {
  if (!refunded) return due
  const cents = Math.max(0, due.totalCents - withTotal(refunded).totalCents)
  return splitRefund(cents, leftOf(price, refunded))
}

/** The cents that the platform recovers of refunds that it bore, because the vendor does not earn its fee after all. */
export type Regained = Pick<RefundedParts, 'lossCents' | 'platformFeeCents' | 'handlingFeeCents'>

/**
 * Returns how money that is held for a vendor, but neither refunded nor earned when its appointment ends, is split among
 * the platform's losses and fees, up to the refunds that the platform bore. Nothing stays held (D2).
 * @throws RangeError if more is held than the platform bore.
 */
export function splitRegained(heldCents: number, refunded: RefundedParts | null): Regained {
  const lossCents = Math.min(heldCents, refunded?.lossCents ?? 0)
  const handlingFeeCents = Math.min(heldCents - lossCents, refunded?.handlingFeeCents ?? 0)
  const platformFeeCents = heldCents - lossCents - handlingFeeCents
  if (heldCents < 0 || platformFeeCents > (refunded?.platformFeeCents ?? 0)) {
    throw new RangeError(`${heldCents} cents stay held`)
  }
  return { lossCents, handlingFeeCents, platformFeeCents }
}
