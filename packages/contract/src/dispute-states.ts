/** How far a dispute has got at the bank. */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const
