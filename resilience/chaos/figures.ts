/** A booking that the server has acknowledged. */
export interface Booking {
  id: string
  clientId: string
  vendorId: string
  start: Date
}

/** Counts of acknowledged calls, and their durations. */
export interface Figures {
  bookings: Booking[]
  /** Ids of appointments whose payment was acknowledged. */
  paid: string[]
  /** Contents of messages that were acknowledged; no two are the same. */
  messages: string[]
  /** The number of bookings refused because another client had taken the slot. */
  taken: number
  /** Attempts without a response, and responses 429 or 503, after which the call is retried. */
  unanswered: number
  putOff: number
  /** Responses that must never occur. */
  failures: string[]
  /** The time from each fault until the product was ready again, in ms. */
  readyAgainMs: { process: number[]; database: number[] }
}

/** Returns figures with all counts at zero. */
export const createFigures = (): Figures => ({
  bookings: [],
  paid: [],
  messages: [],
  taken: 0,
  unanswered: 0,
  putOff: 0,
  failures: [],
  readyAgainMs: { process: [], database: [] },
})

/** Returns the figures as lines of text for the report. */
export function figureLines(figures: Figures): string[] {
  const { bookings, paid, messages, taken, unanswered, putOff, readyAgainMs } = figures
  return [
    `acknowledged: ${bookings.length} bookings, ${paid.length} payments, ${messages.length} messages`,
    `${taken} tries found their hours taken; ${unanswered} attempts had no answer, ${putOff} were put off`,
    `ready again after the process was killed: ${spread(readyAgainMs.process)}`,
    `ready again after the database was killed: ${spread(readyAgainMs.database)}`,
  ]
}

function spread(times: readonly number[]): string {
  if (times.length === 0) return 'not tried'
  const sorted = times.toSorted((a, b) => a - b)
  const [median, slowest] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!]
  return `${times.length} ×, median ${Math.round(median)} ms, slowest ${Math.round(slowest)} ms`
}
