import { FAILED_ATTEMPTS_EXPIRY_MS } from '@anseo/domain/rate-limits'
import type { Redis } from 'ioredis'
import type { FailedAttempts, SharedCounts } from './shared-counts.ts'

const COUNT = `
  local times = redis.call('incr', KEYS[1])
  if times == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return { times, redis.call('pttl', KEYS[1]) }`

const UNCOUNT = `
  if tonumber(redis.call('get', KEYS[1]) or 0) > 0 then redis.call('decr', KEYS[1]) end`

const REPLACE = `
  if (redis.call('get', KEYS[1]) or '') ~= ARGV[1] then return 0 end
  redis.call('set', KEYS[1], ARGV[2], 'px', ARGV[3])
  return 1`

const ADD_FREE = `
  local function isFree(key, free)
    local times, lastAt = string.match(redis.call('get', key) or '0:' .. ARGV[1], '(%d+):(%d+)')
    local ageMs = tonumber(ARGV[1]) - tonumber(lastAt)
    return tonumber(times) < tonumber(free) and ageMs >= 0 and ageMs < tonumber(ARGV[2]), tonumber(times)
  end
  for place = #KEYS, 1, -1 do
    if not isFree(KEYS[place], ARGV[2 + place]) then return 0 end
  end
  local _, times = isFree(KEYS[1], ARGV[3])
  redis.call('set', KEYS[1], times + 1 .. ':' .. ARGV[1], 'px', ARGV[2])
  return times + 1`

/** Counts by real time, since Redis expires keys by itself. */
export function redisCounts(client: Redis): SharedCounts {
  return {
    count: async (key, withinMs) => {
      const counted = await client.eval(COUNT, 1, nameOf(key), withinMs)
      const [times, endsInMs] = counted as [number, number]
      return { times, endsInMs }
    },
    uncount: async (key) => void (await client.eval(UNCOUNT, 1, nameOf(key))),
    look: async (key) => {
      const [times, endsInMs] = await Promise.all([client.get(nameOf(key)), client.pttl(nameOf(key))])
      return times === null || endsInMs <= 0 ? null : { times: Number(times), endsInMs }
    },
    readFailedAttempts: async (key) => {
      const stored = await client.get(nameOf(key))
      if (stored === null) return null
      const [failedAttempts, lastAt] = stored.split(':').map(Number)
      return { failedAttempts: failedAttempts!, lastAt: new Date(lastAt!) }
    },
    replaceFailedAttempts: async (key, seen, failedAttempts) =>
      (await client.eval(
        REPLACE,
        1,
        nameOf(key),
        textOf(seen),
        textOf(failedAttempts),
        FAILED_ATTEMPTS_EXPIRY_MS,
      )) === 1,
    addFreeAttempt: async (at, now, beside) => {
      const all = beside ? [at, beside] : [at]
      const added = await client.eval(
        ADD_FREE,
        all.length,
        ...all.map(({ what }) => nameOf(what)),
        now.getTime(),
        FAILED_ATTEMPTS_EXPIRY_MS,
        ...all.map(({ free }) => free),
      )
      return added === 0 ? null : (added as number)
    },
    reset: async (key) => void (await client.del(nameOf(key))),
  }
}

const textOf = (failedAttempts: FailedAttempts | null) =>
  failedAttempts ? `${failedAttempts.failedAttempts}:${failedAttempts.lastAt.getTime()}` : ''

const nameOf = (key: string) => `anseo:limit:${key}`
