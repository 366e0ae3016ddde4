/** Whose doings are counted together. */
export type CountedBy = 'network' | 'email' | 'account'

export interface RateLimit {
  readonly times: number
  readonly per: 'minute' | 'hour' | 'day'
  readonly by: CountedBy
}

/**
 * How often somebody may do something, before `RATE_LIMIT_FACTOR`. By network they are wide where a school or an office
 * shares one; by e-mail address they count whether it has an account or not.
 */
export const RATE_LIMITS = {
  'log in': { times: 120, per: 'minute', by: 'network' },
  register: { times: 5, per: 'hour', by: 'network' },
  'register an address': { times: 5, per: 'hour', by: 'email' },
  'ask for links': { times: 60, per: 'hour', by: 'network' },
  'ask for a link': { times: 3, per: 'hour', by: 'email' },
  'use a link': { times: 60, per: 'hour', by: 'network' },
  book: { times: 10, per: 'minute', by: 'account' },
  /** Also what a quote or another time writes into a chat. */
  'write a message': { times: 60, per: 'minute', by: 'account' },
  /** Writing to, or booking, a vendor whom the client neither wrote to nor booked before. */
  'make a contact': { times: 20, per: 'day', by: 'account' },
  'have a card refused': { times: 5, per: 'hour', by: 'account' },
  'hand in a file': { times: 30, per: 'minute', by: 'account' },
  'take a copy of all data': { times: 10, per: 'hour', by: 'account' },
  'draw a paper': { times: 60, per: 'minute', by: 'account' },
  'report a problem': { times: 20, per: 'hour', by: 'account' },
  'write a review': { times: 30, per: 'hour', by: 'account' },
  'send a broadcast': { times: 20, per: 'hour', by: 'account' },
  'read a calendar feed': { times: 60, per: 'minute', by: 'network' },
} as const satisfies Record<string, RateLimit>

export type Limited = keyof typeof RATE_LIMITS

/** What each process counts for itself of all calls together, a minute: nobody comes close who is no machine. */
export const FLOOD_LIMITS = {
  /** Of one network. */
  calls: 6000,
  /** Of one network without a token, and not just reading. */
  publicWrites: 600,
  /** Of one account. */
  ownCalls: 1200,
} as const

export const SECONDS_PER = { minute: 60, hour: 3600, day: 86_400 } as const

/** So many wrong passwords of one account are free; from the last of them on the next has to wait. */
export const FREE_GUESSES = 5
/** Of one network, of all accounts together: several people may share it. */
export const FREE_GUESSES_OF_NETWORK = 100
const FIRST_WAIT_SECONDS = 2
const LONGEST_WAIT_SECONDS = 15 * 60
/** Guesses are forgotten so long after the last one. */
export const GUESSES_KEPT_MS = 24 * 3_600_000
/** The owner of an account is told once guessing has come to a wait like this. */
export const TELLING_WAIT_SECONDS = 60

/**
 * How long the next guess has to wait after so many wrong ones: two seconds from the last free one on, doubling up to a
 * quarter of an hour; never for ever, so that nobody can lock somebody out.
 */
export function guessWaitSeconds(guesses: number, free: number): number {
  if (guesses < free) return 0
  return Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(guesses - free, 20), LONGEST_WAIT_SECONDS)
}

/** A wait as it is said to somebody: '8 seconds', '2 minutes'; rounded up, so that it is never too short. */
export function waitText(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
