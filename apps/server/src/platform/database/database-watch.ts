import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { type SessionOptions, sessionSettings } from './session-settings.ts'

const ASK_EVERY_MS = { present: 1_000, away: 250 }
/** A reachable database may be slow to accept a connection; an unreachable one is tried again soon. */
const CONNECT_WITHIN_MS = { present: 5_000, away: 2_000 }
/** The number of ticks to wait for a response; time in which this process itself was stalled does not count. */
const TICKS = 20

/** Checks every second, on a connection of its own, whether the database responds. */
export interface DatabaseWatch {
  readonly isAway: boolean
  /** Calls back when the database becomes unreachable: it refuses connections, or does not respond on them. */
  onAway(listener: () => void): void
  stop(): Promise<void>
}

/** The error of connections requested, and of queries pending, while the database is unreachable. */
export class DatabaseAway extends Error {
  /** SQLSTATE of a connection that failed. */
  readonly code = '08006'
  override message = 'The database is away'
}

/**
 * Watches the database from now on. An outage is one line in the log, its end another.
 * @param tickMs an answer is awaited for 20 of these.
 */
export function watchDatabase(
  url: string,
  log: Logger,
  tickMs: number,
  session: SessionOptions,
): DatabaseWatch {
  const stopping = new AbortController()
  const { signal } = stopping
  const listeners: (() => void)[] = []
  let isAway = false
  let client: Client | undefined

  const drop = () => {
    client?.end().catch(() => undefined)
    client = undefined
  }
  const ask = async () => {
    client ??= await connect({
      connectionString: url,
      connectionTimeoutMillis: isAway ? CONNECT_WITHIN_MS.away : CONNECT_WITHIN_MS.present,
      ...sessionSettings(session),
    })
    await answered(client.query('select 1'), tickMs)
  }
  /** A terminated connection is replaced once before the database counts as unreachable. */
  const askTwice = async () => {
    const hadConnection = client !== undefined
    await ask().catch(async (error: unknown) => {
      drop()
      if (!hadConnection || error instanceof NoAnswer) throw error
      await ask()
    })
  }
  const look = async () => {
    try {
      await askTwice()
      if (isAway) log.warn('The database is back')
      isAway = false
    } catch (error) {
      drop()
      if (isAway || signal.aborted) return
      isAway = true
      log.error({ error }, 'The database is away')
      for (const listener of listeners) listener()
    }
  }
  const watch = async () => {
    while (!signal.aborted) {
      await look()
      const ms = isAway ? ASK_EVERY_MS.away : ASK_EVERY_MS.present
      await pause(ms, undefined, { signal, ref: false }).catch(() => undefined)
    }
    drop()
  }
  const watched = watch()
  return {
    get isAway() {
      return isAway
    },
    onAway: (listener) => void listeners.push(listener),
    stop: async () => {
      stopping.abort()
      await watched
    },
  }
}

async function connect(config: ClientConfig): Promise<Client> {
  const client = new Client(config)
  // A broken connection shows at the next query.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

class NoAnswer extends Error {}

/** Waits for an answer, as long as this process itself is awake. */
async function answered(answer: Promise<unknown>, tickMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    let ticks = 0
    timer = setInterval(() => {
      if (++ticks === TICKS) reject(new NoAnswer('The database does not answer'))
    }, tickMs)
  })
  try {
    await Promise.race([answer, silence])
  } finally {
    clearInterval(timer)
  }
}
