import { ATTEMPT_RULES, type AttemptRule, attemptWaitSeconds } from '@anseo/domain/rate-limits'
import { tooOften } from '../../../platform/http/refusal.ts'
import type { FailedAttempts } from '../../../platform/limits/shared-counts.ts'
import type { Runtime } from '../../../platform/runtime.ts'

type AttemptRuntime = Pick<Runtime, 'counts' | 'attemptsUnderWay' | 'clock' | 'config'>

/** The tolerated difference between the clocks of two processes. */
const CLOCKS_APART_MS = 5_000

/**
 * Checks an attempt at a secret of one account, unless too many attempts have failed before (A4). The attempt is
 * counted as failed before it is compared, so that parallel requests cannot get round the limit. At the limit it waits
 * for attempts under way, since a correct one resets the count.
 * @param at names the secret, such as the password of an email address, whether an account exists or not.
 * @param compare resolves to null for a failed attempt; any other value resets the count.
 * @param network the caller's, if it has to wait for its failed attempts at other accounts too.
 * @returns the value of `compare`, and the number of failed attempts in a row, including this one.
 * @throws Refusal `RATE_LIMITED` while the next attempt has to wait.
 */
export async function attempt<T>(
  runtime: AttemptRuntime,
  at: string,
  compare: () => Promise<T | null>,
  network?: string,
): Promise<{ found: T | null; failedAttempts: number }> {
  const failedAttempts =
    (await claimFreeAttempt(runtime, at, network)) ?? (await claimAttempt(runtime, at, network))
  const { comparing } = runtime.attemptsUnderWay
  const own = compare()
  const all = comparing.get(at) ?? new Set()
  comparing.set(at, all.add(own))
  try {
    const found = await own
    if (found !== null) await runtime.counts.reset(at)
    return { found, failedAttempts: found === null ? failedAttempts : 0 }
  } catch (error) {
    await takeBackAttempt(runtime, at)
    throw error
  } finally {
    all.delete(own)
    if (all.size === 0) comparing.delete(at)
  }
}

/** Counts the attempt like `claimAttempt`, in one step; null if the secret or the network may have to wait. */
function claimFreeAttempt(runtime: AttemptRuntime, at: string, network: string | undefined) {
  const atSecret = { key: at, free: ruleOf(runtime, 'account').free }
  const byNetwork =
    network === undefined ? undefined : { key: ofNetwork(network), free: ruleOf(runtime, 'network').free }
  return runtime.counts.addFreeAttempt(atSecret, runtime.clock.now(), byNetwork)
}

/** Counts the attempt as failed; returns the number of failed attempts, including this one. */
async function claimAttempt(
  runtime: AttemptRuntime,
  at: string,
  network: string | undefined,
): Promise<number> {
  if (network !== undefined) await refuseBlockedNetwork(runtime, network)
  const rule = ruleOf(runtime, 'account')
  for (;;) {
    const { failedAttempts, waitMs } = await countUnlessWaiting(runtime, at, rule)
    if (waitMs === 0) return failedAttempts
    const others = runtime.attemptsUnderWay.comparing.get(at)
    if (!others) throw tooOften(waitMs)
    await Promise.race([...others].map((other) => other.catch(() => undefined)))
  }
}

/**
 * Counts one more failed attempt, one at a time per secret. Returns the number of failed attempts, or how long to wait,
 * in ms.
 */
function countUnlessWaiting(runtime: AttemptRuntime, at: string, rule: AttemptRule) {
  const { counting } = runtime.attemptsUnderWay
  const counted = (counting.get(at) ?? Promise.resolve()).then(async () => {
    for (;;) {
      const state = await readFailedAttempts(runtime, at, rule)
      if (state.waitMs > 0) return state
      const failedAttempts = await addFailedAttempt(runtime, at, state)
      if (failedAttempts !== null) return { failedAttempts, waitMs: 0 }
    }
  })
  const line = counted.catch(() => undefined)
  counting.set(at, line)
  void line.then(() => counting.get(at) === line && counting.delete(at))
  return counted
}

/** Uncounts an attempt whose comparison threw an error. */
async function takeBackAttempt({ counts }: AttemptRuntime, at: string): Promise<void> {
  const seen = await counts.readFailedAttempts(at)
  if (seen)
    await counts.replaceFailedAttempts(at, seen, {
      ...seen,
      failedAttempts: Math.max(0, seen.failedAttempts - 1),
    })
}

/**
 * Refuses a network with too many failed attempts, whatever account they were at.
 * @throws Refusal `RATE_LIMITED`.
 */
export async function refuseBlockedNetwork(runtime: AttemptRuntime, network: string): Promise<void> {
  const { waitMs } = await readFailedAttempts(runtime, ofNetwork(network), ruleOf(runtime, 'network'))
  if (waitMs > 0) throw tooOften(waitMs)
}

/** Counts a failed attempt of a network. */
export async function recordFailedAttempt(runtime: AttemptRuntime, network: string): Promise<void> {
  const at = ofNetwork(network)
  await countUnlessWaiting(runtime, at, { ...ruleOf(runtime, 'network'), free: Infinity })
}

const ofNetwork = (network: string) => `failed attempts of ${network}`

function ruleOf({ config }: AttemptRuntime, by: keyof typeof ATTEMPT_RULES): AttemptRule {
  const rule = ATTEMPT_RULES[by]
  return { ...rule, free: Math.max(1, Math.round(rule.free * config.rateLimitFactor)) }
}

interface AttemptState {
  now: Date
  /** The stored count, also when it has expired. */
  seen: FailedAttempts | null
  failedAttempts: number
  /** The wait before the next attempt, in ms. */
  waitMs: number
}

/**
 * Reads the stored count. It counts as 0 once expired, or if it is dated in the future because the clock was set back
 * (T4).
 */
async function readFailedAttempts(
  runtime: AttemptRuntime,
  at: string,
  rule: AttemptRule,
): Promise<AttemptState> {
  const now = runtime.clock.now()
  const seen = await runtime.counts.readFailedAttempts(at)
  const ageMs = seen ? now.getTime() - seen.lastAt.getTime() : 0
  if (!seen || ageMs < -CLOCKS_APART_MS || ageMs >= rule.expiryMinutes * 60_000) {
    return { now, seen, failedAttempts: 0, waitMs: 0 }
  }
  const waitMs = Math.max(0, attemptWaitSeconds(seen.failedAttempts, rule) * 1000 - Math.max(0, ageMs))
  return { now, seen, failedAttempts: seen.failedAttempts, waitMs }
}

/** Stores one more failed attempt; returns null if another process changed the count in between. */
async function addFailedAttempt(
  { counts }: AttemptRuntime,
  at: string,
  { now, seen, failedAttempts }: AttemptState,
) {
  const added = { failedAttempts: failedAttempts + 1, lastAt: now }
  return (await counts.replaceFailedAttempts(at, seen, added)) ? added.failedAttempts : null
}
