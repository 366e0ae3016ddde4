import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from 'pino'

const CONNECT_WITHIN_MS = 2_000
/** The interval at which an idle connection is pinged, to notice an outage early. */
const LOOK_EVERY_MS = 2_000
const MOST_BETWEEN_ATTEMPTS_MS = 1_000

/** A process's connection to Redis. No caller waits for it: during an outage every command fails at once. */
export interface SharedRedis {
  readonly client: Redis
  /** True during an outage, and until the first connection. */
  readonly isAway: boolean
  /** Reports a failed command, so that hanging connections are replaced and no other command waits for them. */
  reportFailure(error: Error): void
  /** Opens a connection for blocking reads without a timeout; it reconnects after outages. */
  openReader(): Redis
  /** Calls the listener after each outage, including one at the start. */
  onBack(listener: () => void): void
  close(): void
}

/**
 * Connects to Redis without waiting for it. Logs the start and the end of an outage.
 * @param answerMs the timeout of a command; callers have a fallback without Redis.
 */
export function openRedis(url: string, log: Logger, answerMs: number): SharedRedis {
  const connections: Redis[] = []
  const listeners: (() => void)[] = []
  let isAway = false
  const open = (options: RedisOptions) => {
    const connection = new Redis(url, {
      // The Socket.IO adapter needs replies in RESP2.
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
    // Commands that fail together report one outage; the connections are closing by then.
    if (isAway || client.status !== 'ready') return
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
      // The other connection reports the same outage.
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
