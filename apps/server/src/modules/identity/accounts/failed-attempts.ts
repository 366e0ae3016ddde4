import { ATTEMPT_RULES, type AttemptRule, attemptWaitSeconds } from '@anseo/domain/rate-limits'
import { tooOften } from '../../../platform/http/refusal.ts'
import type { FailedAttempts } from '../../../platform/limits/shared-counts.ts'
import type { Runtime } from '../../../platform/runtime.ts'

type AttemptRuntime = Pick<Runtime, 'counts' | 'attemptsUnderWay' | 'clock' | 'config'>

/** The clocks of two processes may differ by this. */
const CLOCKS_APART_MS = 5_000

/**
 * Compares an attempt at a secret of one account, unless too many wrong ones came before (A4). It is counted before it is
 * compared, so that a hundred at once are not a hundred attempts; while others under way may be right, it waits for them.
 * @param at what is guessed at, such as the password of an address, whether it has an account or not.
 * @param compare answers null for a wrong attempt; a right one takes all of them back.
 * @returns what `compare` found, and how many failed attempts in a row there are with this one.
 * @throws Refusal `RATE_LIMITED` while the next attempt has to wait.
 */
export async function attempt<T>(
  runtime: AttemptRuntime,
  at: string,
  compare: () => Promise<T | null>,
): Promise<{ found: T | null; failedAttempts: number }> {
  const failedAttempts = await claimAttempt(runtime, at)
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

/** Counts the attempt as a wrong one; answers how many there are with it. */
async function claimAttempt(runtime: AttemptRuntime, at: string): Promise<number> {
  const rule = ruleOf(runtime, 'account')
  for (;;) {
    const { failedAttempts, waitMs } = await countUnlessWaiting(runtime, at, rule)
    if (waitMs === 0) return failedAttempts
    const others = runtime.attemptsUnderWay.comparing.get(at)
    if (!others) throw tooOften(waitMs)
    await Promise.race([...others].map((other) => other.catch(() => undefined)))
  }
}

/** Counts one more and answers how many there are with it, or how long it has to wait. */
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

/** An attempt that could not be compared was none. */
async function takeBackAttempt({ counts }: AttemptRuntime, at: string): Promise<void> {
  const seen = await counts.readFailedAttempts(at)
  if (seen)
    await counts.replaceFailedAttempts(at, seen, {
      ...seen,
      failedAttempts: Math.max(0, seen.failedAttempts - 1),
    })
}

/** Refuses a network from which too many failed attempts came, at whatever. @throws Refusal `RATE_LIMITED`. */
export async function refuseBlockedNetwork(runtime: AttemptRuntime, network: string): Promise<void> {
  const { waitMs } = await readFailedAttempts(runtime, ofNetwork(network), ruleOf(runtime, 'network'))
  if (waitMs > 0) throw tooOften(waitMs)
}

/** Counts a wrong attempt of a network. */
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
 * Reads the stored count. One dated later than now was left behind by a step of the clock, and counts no more (T4).
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

/** Counts one more; null when another was quicker. */
async function addFailedAttempt(
  { counts }: AttemptRuntime,
  at: string,
  { now, seen, failedAttempts }: AttemptState,
) {
  const added = { failedAttempts: failedAttempts + 1, lastAt: now }
  return (await counts.replaceFailedAttempts(at, seen, added)) ? added.failedAttempts : null
}
