import { setTimeout as delay } from 'node:timers/promises'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { SharedRedis } from './shared-redis.ts'

const STREAM = 'anseo:sockets'
/** So many entries are kept for processes that were cut off for a while, and here while Redis is away. */
const MOST_KEPT = 10_000
const RETRY_MS = 200

type Reply = [stream: string, entries: [id: string, fields: string[]][]][]

/** What the processes tell each other's sockets, over one stream in Redis. */
export interface SocketStream {
  /** For `Server.adapter`. */
  adapter: ReturnType<typeof createAdapter>
  /**
   * Sends on what could not be told while Redis was away, in its order.
   * @returns false when something may not have been told to the other processes.
   */
  sendKept(): Promise<boolean>
}

/**
 * The Socket.IO adapter over Redis Streams, for a Redis that may be away: telling the own sockets never waits for it, and
 * what the others should hear is kept in order until it is back. What was under way when it went is not sent again, so
 * that nothing is heard twice.
 */
export function createSocketStream(redis: SharedRedis): SocketStream {
  const kept: string[][] = []
  let isComplete = true
  let isSending = false

  const add = async (entry: string[]): Promise<string | null> => {
    try {
      return await redis.client.xadd(...(entry as [key: string, ...args: string[]]))
    } catch (error) {
      isComplete = false
      throw error
    }
  }
  const keep = (entry: string[]) => {
    if (kept.length < MOST_KEPT) kept.push(entry)
    else isComplete = false
  }
  const publish = async (entry: (string | number)[]) => {
    const words = entry.map(String)
    if (kept.length === 0 && redis.client.status === 'ready') return add(words)
    keep(words)
    throw new Error('Redis is away')
  }

  return {
    adapter: createAdapter(
      {
        options: { lazyConnect: false },
        xadd: publish,
        duplicate: () => openFollower(redis),
      },
      { streamName: STREAM, maxLen: MOST_KEPT, onlyPlaintext: true },
    ),
    sendKept: async () => {
      if (isSending) return true
      isSending = true
      try {
        while (kept.length > 0 && redis.client.status === 'ready') {
          await add(kept[0]!).catch(() => null)
          kept.shift()
        }
      } finally {
        isSending = false
      }
      const wasComplete = isComplete
      isComplete = true
      return wasComplete
    },
  }
}

/**
 * What the adapter reads by. It goes on where it was after an outage, and begins with what came since it was opened, not
 * since it last asked. The adapter's questions to other processes (`fetchSockets`, `serverSideEmit`) are not for us:
 * there is nothing to subscribe to.
 */
function openFollower(redis: SharedRedis) {
  const reader = redis.openReader()
  let start: string | undefined
  const read = async (words: unknown[]): Promise<Reply | null> => {
    start ??= await newestId(reader)
    const from = words.at(-1) === '$' ? start : words.at(-1)
    return (await reader.call('xread', ...([...words.slice(0, -1), from] as string[]))) as Reply | null
  }
  return {
    on: () => undefined,
    subscribe: () => undefined,
    disconnect: () => reader.disconnect(),
    /** Rejects never: the adapter would ask again at once, and again. */
    xread: async (...words: unknown[]): Promise<Reply | null> => {
      while (reader.status !== 'end') {
        try {
          return await read(words)
        } catch {
          await delay(RETRY_MS)
        }
      }
      return null
    },
  }
}

async function newestId(reader: ReturnType<SharedRedis['openReader']>): Promise<string> {
  const [newest] = await reader.xrevrange(STREAM, '+', '-', 'COUNT', 1)
  return newest?.[0] ?? '0-0'
}
