/** States of a dispute at the bank. */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const
