/** The subject by which calls are counted. */
export type CountedBy = 'network' | 'email' | 'account'

export interface RateLimit {
  readonly times: number
  readonly per: 'minute' | 'hour' | 'day'
  readonly by: CountedBy
}

/**
 * Limits per action, before `RATE_LIMIT_FACTOR`. By network they are wide where a school or an office shares one; by
 * email address they count whether it has an account or not.
 */
export const RATE_LIMITS = {
  'log in': { times: 120, per: 'minute', by: 'network' },
  register: { times: 5, per: 'hour', by: 'network' },
  'register an address': { times: 5, per: 'hour', by: 'email' },
  'ask for links': { times: 60, per: 'hour', by: 'network' },
  'ask for a link': { times: 3, per: 'hour', by: 'email' },
  'ask for a login code': { times: 5, per: 'hour', by: 'email' },
  'use a link': { times: 60, per: 'hour', by: 'network' },
  /** Opening, paying and cancelling together, each call counted apart. */
  'use a payment link': { times: 120, per: 'hour', by: 'network' },
  /** Well above `MAX_PENDING`, so that a client who books too much at once is told so, and not to wait (S8). */
  book: { times: 30, per: 'minute', by: 'account' },
  /** A vendor's own booking: a whole week is copied from a paper diary in one go. */
  'enter a booking': { times: 60, per: 'minute', by: 'account' },
  /** To a client who need not have an account, so that no vendor uses us to write to strangers (B13). */
  'email a client': { times: 50, per: 'day', by: 'account' },
  'copy a payment link': { times: 60, per: 'hour', by: 'account' },
  /** Also counts quotes and suggested times, which appear in the chat. */
  'write a message': { times: 60, per: 'minute', by: 'account' },
  /** Writing to a vendor whom the client has neither written to nor booked before. */
  'make a contact': { times: 20, per: 'day', by: 'account' },
  'have a card refused': { times: 5, per: 'hour', by: 'account' },
  'upload a file': { times: 30, per: 'minute', by: 'account' },
  'take a copy of all data': { times: 10, per: 'hour', by: 'account' },
  'render a document': { times: 60, per: 'minute', by: 'account' },
  'report a problem': { times: 20, per: 'hour', by: 'account' },
  'report content': { times: 10, per: 'day', by: 'network' },
  complain: { times: 10, per: 'day', by: 'network' },
  'write a review': { times: 30, per: 'hour', by: 'account' },
  'send a broadcast': { times: 20, per: 'hour', by: 'account' },
  'send a test announcement': { times: 20, per: 'hour', by: 'account' },
  'add a calendar': { times: 20, per: 'hour', by: 'account' },
  'read a calendar feed': { times: 60, per: 'minute', by: 'network' },
} as const satisfies Record<string, RateLimit>

export type Limited = keyof typeof RATE_LIMITS

/** Limits that each process counts for itself over all calls, per minute: no person comes close to them. */
export const FLOOD_LIMITS = {
  /** The calls and pages of one network. */
  calls: 60_000,
  /** Pages that are rendered for one network, of those that are not kept for all visitors: each takes milliseconds. */
  renderings: 6000,
  /** The calls of one network that are public and do more than read. */
  publicWrites: 600,
  /** The calls of one account. */
  ownCalls: 6000,
} as const

export const SECONDS_PER = { minute: 60, hour: 3600, day: 86_400 } as const

/** The number of failed attempts without a wait, and the longest wait. */
export interface AttemptRule {
  /** The number of attempts without a wait; the wait begins with the last of them. */
  readonly free: number
  readonly longestWaitSeconds: number
  /** Failed attempts expire this long after the last one. */
  readonly expiryMinutes: number
}

export const ATTEMPT_RULES = {
  /** At the password of one account. */
  account: { free: 5, longestWaitSeconds: 15 * 60, expiryMinutes: 24 * 60 },
  /** The limit of a network for all accounts together, since several people may share it. */
  network: { free: 50, longestWaitSeconds: 60, expiryMinutes: 15 },
} as const satisfies Record<string, AttemptRule>

const FIRST_WAIT_SECONDS = 2
/** The owner of an account is notified once the wait reaches this length. */
const TELLING_WAIT_SECONDS = 60

/**
 * Returns the wait before the next attempt, in seconds: two seconds after the last free one, doubling up to a limit. It
 * is never endless, so that strangers cannot lock the owner out.
 */
export function attemptWaitSeconds(
  failedAttempts: number,
  { free, longestWaitSeconds }: AttemptRule,
): number {
  if (failedAttempts < free) return 0
  return Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(failedAttempts - free, 20), longestWaitSeconds)
}

/** Returns whether this failed attempt is the one at which the owner is notified. */
export const notifiesOwner = (failedAttempts: number, rule: AttemptRule): boolean =>
  attemptWaitSeconds(failedAttempts, rule) >= TELLING_WAIT_SECONDS &&
  attemptWaitSeconds(failedAttempts - 1, rule) < TELLING_WAIT_SECONDS

/** Lifetime of a count of failed attempts, in ms. */
export const FAILED_ATTEMPTS_EXPIRY_MS = ATTEMPT_RULES.account.expiryMinutes * 60_000

/** Returns a wait for people: '8 seconds', '2 minutes'; rounded up, so that it is never too short. */
export function waitText(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
