import { GUESSES_KEPT_MS } from '@anseo/domain/rate-limits'
import type { Redis } from 'ioredis'
import type { Guesses, SharedCounts } from './shared-counts.ts'

const COUNT = `
  local times = redis.call('incr', KEYS[1])
  if times == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return { times, redis.call('pttl', KEYS[1]) }`

const REPLACE = `
  if (redis.call('get', KEYS[1]) or '') ~= ARGV[1] then return 0 end
  redis.call('set', KEYS[1], ARGV[2], 'px', ARGV[3])
  return 1`

/** Counts by real time: Redis forgets by itself what is over. */
export function redisCounts(client: Redis): SharedCounts {
  return {
    count: async (key, withinMs) => {
      const counted = await client.eval(COUNT, 1, nameOf(key), withinMs)
      const [times, endsInMs] = counted as [number, number]
      return { times, endsInMs }
    },
    look: async (key) => {
      const [times, endsInMs] = await Promise.all([client.get(nameOf(key)), client.pttl(nameOf(key))])
      return times === null || endsInMs <= 0 ? null : { times: Number(times), endsInMs }
    },
    readGuesses: async (key) => {
      const kept = await client.get(nameOf(key))
      if (kept === null) return null
      const [guesses, lastAt] = kept.split(':').map(Number)
      return { guesses: guesses!, lastAt: new Date(lastAt!) }
    },
    replaceGuesses: async (key, seen, guesses) =>
      (await client.eval(REPLACE, 1, nameOf(key), textOf(seen), textOf(guesses), GUESSES_KEPT_MS)) === 1,
    forget: async (key) => void (await client.del(nameOf(key))),
  }
}

const textOf = (guesses: Guesses | null) => (guesses ? `${guesses.guesses}:${guesses.lastAt.getTime()}` : '')

const nameOf = (key: string) => `anseo:limit:${key}`
