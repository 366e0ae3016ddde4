import type { FeeRates } from './price.ts'

/** A client's relation to the vendor it books, which decides the platform fee (A7). */
export const FEE_RELATIONS = ['first', 'repeat', 'own'] as const
export type FeeRelation = (typeof FEE_RELATIONS)[number]

/** The facts about a client and a vendor before a booking. */
export interface RelationFacts {
  /** The relation of the first booking between them; null before there is one. */
  decided: FeeRelation | null
  /** When the vendor first entered the client's email or phone in its contacts; null if it never did. */
  enteredAt: Date | null
  /** When the client first wrote to the vendor; null if it never did. */
  wroteAt: Date | null
  /** When the client, logged in, first viewed the vendor; null if it never did. */
  viewedAt: Date | null
  /** A booking between them that was paid through us is complete. */
  hasCompletedPaid: boolean
}

/**
 * Returns the relation at which a booking is charged (A7). Whether someone is the vendor's own client is decided with
 * the first booking between them and stays: it is, if the vendor entered it before it first viewed, wrote to or booked
 * the vendor here.
 */
export function feeRelation(facts: RelationFacts): FeeRelation {
  const { decided, enteredAt, wroteAt, viewedAt, hasCompletedPaid } = facts
  const isEntered = enteredAt !== null && [wroteAt, viewedAt].every((at) => at === null || enteredAt < at)
  const isOwn = decided ? decided === 'own' : isEntered
  if (isOwn) return 'own'
  return hasCompletedPaid ? 'repeat' : 'first'
}

/** The operator's rates for every relation: those of a first booking, and the platform fee of the others in percent. */
export interface Fees extends FeeRates {
  repeatPercent: number
  ownClientPercent: number
}

/** Returns the rates at which a booking of that relation is charged. */
export function ratesFor(
  relation: FeeRelation,
  { repeatPercent, ownClientPercent, ...first }: Fees,
): FeeRates {
  const percents = { first: first.platformPercent, repeat: repeatPercent, own: ownClientPercent }
  return { ...first, platformPercent: percents[relation] }
}

const BOOKED_AS: Record<FeeRelation, string> = {
  first: 'First booking with you',
  repeat: 'Returning client',
  own: 'Your own client',
}

/**
 * Returns the sentence that tells the vendor what its client pays us in a booking, 'Returning client: the platform fee is
 * €4.50.'
 * @param fee the platform fee as text; null where there is none.
 */
export const relationText = (relation: FeeRelation, fee: string | null): string =>
  `${BOOKED_AS[relation]}: ${fee === null ? 'no platform fee' : `the platform fee is ${fee}`}.`
