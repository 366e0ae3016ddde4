/** Why a time cannot be had, whatever the vendor's calendar holds (S1, T3, T5). */
export const GRID_REFUSALS = ['SLOT_INVALID', 'SLOT_PAST', 'SLOT_OUTSIDE_WINDOW'] as const

/** Why a time cannot be had (S1 to S4). */
export const SLOT_REFUSALS = [...GRID_REFUSALS, 'SLOT_UNAVAILABLE', 'SLOT_TAKEN'] as const

/** Why an appointment cannot be moved at all (L5), in addition to its absence. */
export const UNMOVABLE_REFUSALS = [
  'APPOINTMENT_ENDED',
  'PAST',
  'RESCHEDULE_LIMIT',
  'RESCHEDULE_TOO_LATE',
  'REPORT_OPEN',
  'VENDOR_NOT_LISTED',
  'VENDOR_UNAVAILABLE',
] as const

/** Why an appointment cannot be moved to another time, in addition to its absence. */
export const RESCHEDULE_REFUSALS = [...UNMOVABLE_REFUSALS, ...SLOT_REFUSALS] as const
