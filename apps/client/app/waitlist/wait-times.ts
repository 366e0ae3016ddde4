/** The days and hours of a time that somebody waits for, as on the wire (C7). */
export interface WaitTimes {
  days: string[]
  from: string
  to: string
}

/** The hours that are chosen at first. */
export const ANY_HOURS = { from: '08:00 AM', to: '09:00 PM' } as const
