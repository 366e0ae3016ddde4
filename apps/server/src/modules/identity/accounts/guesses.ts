import { GUESS_RULES, type GuessRule, guessWaitSeconds } from '@anseo/domain/rate-limits'
import { tooOften } from '../../../platform/http/refusal.ts'
import type { Guesses } from '../../../platform/limits/shared-counts.ts'
import type { Runtime } from '../../../platform/runtime.ts'

type GuessRuntime = Pick<Runtime, 'counts' | 'guessesUnderWay' | 'clock' | 'config'>

/** The clocks of two processes may differ by this. */
const CLOCKS_APART_MS = 5_000

/**
 * Compares a guess at a secret of one account, unless too many wrong ones came before (A4). It is counted before it is
 * compared, so that a hundred at once are not a hundred guesses; while others under way may be right, it waits for them.
 * @param at what is guessed at, such as the password of an address, whether it has an account or not.
 * @param compare answers null for a wrong guess; a right one takes all of them back.
 * @returns what `compare` found, and how many wrong guesses in a row there are with this one.
 * @throws Refusal `RATE_LIMITED` while the next guess has to wait.
 */
export async function guess<T>(
  runtime: GuessRuntime,
  at: string,
  compare: () => Promise<T | null>,
): Promise<{ found: T | null; wrongGuesses: number }> {
  const wrongGuesses = await takeTurn(runtime, at)
  const { comparing } = runtime.guessesUnderWay
  const own = compare()
  const all = comparing.get(at) ?? new Set()
  comparing.set(at, all.add(own))
  try {
    const found = await own
    if (found !== null) await runtime.counts.forget(at)
    return { found, wrongGuesses: found === null ? wrongGuesses : 0 }
  } catch (error) {
    await takeBack(runtime, at)
    throw error
  } finally {
    all.delete(own)
    if (all.size === 0) comparing.delete(at)
  }
}

/** Counts the guess as a wrong one; answers how many there are with it. */
async function takeTurn(runtime: GuessRuntime, at: string): Promise<number> {
  const rule = ruleOf(runtime, 'account')
  for (;;) {
    const { guesses, waitMs } = await countUnlessWaiting(runtime, at, rule)
    if (waitMs === 0) return guesses
    const others = runtime.guessesUnderWay.comparing.get(at)
    if (!others) throw tooOften(waitMs)
    await Promise.race([...others].map((other) => other.catch(() => undefined)))
  }
}

/** Counts one more and answers how many there are with it, or how long it has to wait. */
function countUnlessWaiting(runtime: GuessRuntime, at: string, rule: GuessRule) {
  const { counting } = runtime.guessesUnderWay
  const counted = (counting.get(at) ?? Promise.resolve()).then(async () => {
    for (;;) {
      const state = await readGuesses(runtime, at, rule)
      if (state.waitMs > 0) return state
      const guesses = await addGuess(runtime, at, state)
      if (guesses !== null) return { guesses, waitMs: 0 }
    }
  })
  const line = counted.catch(() => undefined)
  counting.set(at, line)
  void line.then(() => counting.get(at) === line && counting.delete(at))
  return counted
}

/** A guess that could not be compared was none. */
async function takeBack({ counts }: GuessRuntime, at: string): Promise<void> {
  const seen = await counts.readGuesses(at)
  if (seen) await counts.replaceGuesses(at, seen, { ...seen, guesses: Math.max(0, seen.guesses - 1) })
}

/** Refuses a network from which too many wrong guesses came, at whatever. @throws Refusal `RATE_LIMITED`. */
export async function refuseGuessingNetwork(runtime: GuessRuntime, network: string): Promise<void> {
  const { waitMs } = await readGuesses(runtime, ofNetwork(network), ruleOf(runtime, 'network'))
  if (waitMs > 0) throw tooOften(waitMs)
}

/** Counts a wrong guess of a network. */
export async function noteWrongGuess(runtime: GuessRuntime, network: string): Promise<void> {
  const at = ofNetwork(network)
  await countUnlessWaiting(runtime, at, { ...ruleOf(runtime, 'network'), free: Infinity })
}

const ofNetwork = (network: string) => `guesses of ${network}`

function ruleOf({ config }: GuessRuntime, by: keyof typeof GUESS_RULES): GuessRule {
  const rule = GUESS_RULES[by]
  return { ...rule, free: Math.max(1, Math.round(rule.free * config.rateLimitFactor)) }
}

interface GuessState {
  now: Date
  /** As it is written down, also when it is over. */
  seen: Guesses | null
  guesses: number
  /** How long the next guess has to wait. */
  waitMs: number
}

/** What is dated later than now was left behind by a step of the clock, and counts no more (T4). */
async function readGuesses(runtime: GuessRuntime, at: string, rule: GuessRule): Promise<GuessState> {
  const now = runtime.clock.now()
  const seen = await runtime.counts.readGuesses(at)
  const ageMs = seen ? now.getTime() - seen.lastAt.getTime() : 0
  if (!seen || ageMs < -CLOCKS_APART_MS || ageMs >= rule.keptMinutes * 60_000) {
    return { now, seen, guesses: 0, waitMs: 0 }
  }
  const waitMs = Math.max(0, guessWaitSeconds(seen.guesses, rule) * 1000 - Math.max(0, ageMs))
  return { now, seen, guesses: seen.guesses, waitMs }
}

/** Counts one more; null when another was quicker. */
async function addGuess({ counts }: GuessRuntime, at: string, { now, seen, guesses }: GuessState) {
  const added = { guesses: guesses + 1, lastAt: now }
  return (await counts.replaceGuesses(at, seen, added)) ? added.guesses : null
}
