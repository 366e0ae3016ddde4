import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import type { SharedRedis } from './shared-redis.ts'

const STREAM = 'anseo:sockets'
/** The number of entries stored for disconnected processes, and buffered here while Redis is unreachable. */
const MOST_BUFFERED = 10_000
const RETRY_MS = 200

/** The field of an entry that holds its sender and the sender's number for it. */
const NUMBER = 'number'

type StreamEntry = [id: string, fields: string[]]
type Reply = [stream: string, entries: StreamEntry[]][]

/** An event as the arguments of `XADD`, with its number among all that this process sends. */
interface Entry {
  number: number
  args: string[]
}

/** The events that processes send each other's sockets, over one stream in Redis. */
export interface SocketStream {
  /** The adapter to pass to `Server.adapter`. */
  adapter: ReturnType<typeof createAdapter>
  /**
   * Sends the entries buffered while Redis was unreachable, in order.
   * @returns false if there were so many that some were lost.
   */
  sendBuffered(): Promise<boolean>
  /** The number of buffered entries. */
  readonly bufferedCount: number
}

/**
 * Creates a Socket.IO adapter over Redis Streams that tolerates outages: a process's own sockets never wait for Redis,
 * and entries for others are buffered. Entries are numbered, so that one that is sent twice is delivered once.
 */
export function createSocketStream(redis: SharedRedis): SocketStream {
  const origin = randomUUID()
  const buffered: Entry[] = []
  let lastNumber = 0
  let isComplete = true
  let isSending = false
  let before: Promise<unknown> = Promise.resolve()

  const add = ({ args }: Entry) => redis.client.xadd(...(args as [key: string, ...args: string[]]))
  const buffer = (entry: Entry) => {
    const place = buffered.findLastIndex(({ number }) => number < entry.number) + 1
    if (buffered.length < MOST_BUFFERED) buffered.splice(place, 0, entry)
    else isComplete = false
  }
  const attempt = async (fields: (string | number)[]) => {
    const number = ++lastNumber
    const entry = { number, args: [...fields.map(String), NUMBER, `${origin} ${number}`] }
    if (buffered.length === 0 && redis.client.status === 'ready') {
      try {
        return await add(entry)
      } catch (error) {
        redis.reportFailure(error as Error)
      }
    }
    buffer(entry)
    throw new Error('Redis is away')
  }
  /** Settles after the previous entry, so that the adapter delivers to its own sockets in order. */
  const publish = (fields: (string | number)[]) => {
    const attempted = attempt(fields)
    const inTurn = Promise.allSettled([before, attempted]).then(() => attempted)
    before = inTurn.catch(() => undefined)
    return inTurn
  }
  const sendAll = async () => {
    for (let [next] = buffered; next; [next] = buffered) {
      await add(next)
      buffered.shift()
    }
  }

  return {
    adapter: createAdapter(
      { options: { lazyConnect: false }, xadd: publish, duplicate: () => openFollower(redis) },
      { streamName: STREAM, maxLen: MOST_BUFFERED, onlyPlaintext: true },
    ),
    get bufferedCount() {
      return buffered.length
    },
    sendBuffered: async () => {
      if (isSending) return true
      isSending = true
      // An event that fails to be sent stays, and is sent after the next outage.
      await sendAll().catch(redis.reportFailure)
      isSending = false
      const wasComplete = isComplete
      isComplete = true
      return wasComplete
    },
  }
}

/**
 * Opens the connection by which the adapter reads. It begins with the entries added after it was opened, also before
 * the first read, and continues after an outage where it stopped. The product does not use the adapter's requests to
 * other processes (`fetchSockets`, `serverSideEmit`), so there is nothing to subscribe to.
 */
function openFollower(redis: SharedRedis) {
  const reader = redis.openReader()
  const isNew = createRepeatFilter()
  let start: string | undefined
  const read = async (words: unknown[]): Promise<Reply | null> => {
    start ??= await newestId(reader)
    const from = words.at(-1) === '$' ? start : words.at(-1)
    const reply = (await reader.call('xread', ...([...words.slice(0, -1), from] as string[]))) as Reply | null
    // The adapter ignores an entry without a namespace, such as this empty one.
    return (
      reply &&
      reply.map(([key, entries]) => [key, entries.map((entry) => (isNew(entry) ? entry : [entry[0], []]))])
    )
  }
  return {
    on: () => undefined,
    subscribe: () => undefined,
    disconnect: () => reader.disconnect(),
    /** Never rejects, since the adapter would repeat a rejected call at once, without end. */
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

/** Creates a function that returns whether an entry is new, since the numbers of one process only grow. */
function createRepeatFilter() {
  const lastOf = new Map<string, number>()
  return ([, fields]: StreamEntry): boolean => {
    const [origin = '', number] = (fields[fields.lastIndexOf(NUMBER) + 1] ?? '').split(' ')
    if (Number(number) <= (lastOf.get(origin) ?? 0)) return false
    lastOf.set(origin, Number(number))
    return true
  }
}
