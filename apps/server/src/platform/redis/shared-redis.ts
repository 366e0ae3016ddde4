import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from 'pino'

const CONNECT_WITHIN_MS = 2_000
/** So often a Redis that nobody needs just now is asked whether it is there. */
const LOOK_EVERY_MS = 2_000
const MOST_BETWEEN_ATTEMPTS_MS = 1_000

/** Redis as one process sees it. Nobody ever waits for it: while it is away every command is refused at once. */
export interface SharedRedis {
  readonly client: Redis
  /** True if it was out of reach when it was last needed, or was not reached yet. */
  readonly isAway: boolean
  /** Says that a command failed: connections that hang are replaced, so that nothing else waits for an answer. */
  reportFailure(error: Error): void
  /** A connection that waits for what comes, however long; it outlives outages. */
  openReader(): Redis
  /** Calls back when an outage is over, also one that there was at the start. */
  onBack(listener: () => void): void
  close(): void
}

/**
 * Connects to Redis without waiting for it. An outage is one line in the log, its end another.
 * @param answerMs an answer that takes longer is none: what asks has another way.
 */
export function openRedis(url: string, log: Logger, answerMs: number): SharedRedis {
  const connections: Redis[] = []
  const listeners: (() => void)[] = []
  let isAway = false
  const open = (options: RedisOptions) => {
    const connection = new Redis(url, {
      // The adapter of the sockets reads replies of this form.
      protocol: 2,
      connectTimeout: CONNECT_WITHIN_MS,
      retryStrategy: (attempt) => Math.min(attempt * 50, MOST_BETWEEN_ATTEMPTS_MS),
      ...options,
    })
    connections.push(connection)
    return connection
  }
  const client = open({
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: answerMs,
    autoResendUnfulfilledCommands: false,
  })
  const markAway = (error?: Error) => {
    if (isAway) return
    isAway = true
    log.warn({ error }, 'Redis is out of reach: the work goes on without it')
  }
  client.on('error', markAway)
  client.on('close', () => markAway())
  client.on('ready', () => {
    if (!isAway) return
    isAway = false
    log.warn('Redis is back')
    for (const listener of listeners) listener()
  })
  const reportFailure = (error: Error) => {
    if (client.status !== 'ready') return
    markAway(error)
    for (const connection of connections) connection.disconnect(true)
  }
  const timer = setInterval(() => {
    if (client.status === 'ready') client.ping().catch(reportFailure)
  }, LOOK_EVERY_MS)
  return {
    client,
    get isAway() {
      return isAway || client.status !== 'ready'
    },
    reportFailure,
    openReader: () => {
      const reader = open({ maxRetriesPerRequest: null })
      // A fault of it is also one of the other connection, which reports it.
      reader.on('error', () => undefined)
      return reader
    },
    onBack: (listener) => void listeners.push(listener),
    close: () => {
      clearInterval(timer)
      for (const connection of connections) connection.disconnect()
    },
  }
}
