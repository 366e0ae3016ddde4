import type { Redis } from 'ioredis'
import type { Counted } from './count-times.ts'

const COUNT = `
  local times = redis.call('incr', KEYS[1])
  if times == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return { times, redis.call('pttl', KEYS[1]) }`

/** Counts by real time: Redis forgets by itself what is over. */
export async function countInRedis(client: Redis, key: string, withinMs: number): Promise<Counted> {
  const [times, endsInMs] = (await client.eval(COUNT, 1, `anseo:limit:${key}`, withinMs)) as [number, number]
  return { times, endsInMs }
}
