/** Why a time cannot be had (S1 to S4). */
export const SLOT_REFUSALS = [
  'SLOT_INVALID',
  'SLOT_PAST',
  'SLOT_OUTSIDE_WINDOW',
  'SLOT_UNAVAILABLE',
  'SLOT_TAKEN',
] as const
