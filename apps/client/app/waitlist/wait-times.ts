/** The days and hours of a time that a client waits for, as the API takes them (C7). */
export interface WaitTimes {
  days: string[]
  from: string
  to: string
}

/** The hours that are chosen at first. */
export const ANY_HOURS = { from: '08:00 AM', to: '09:00 PM' } as const
