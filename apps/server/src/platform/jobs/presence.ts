import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import type { Logger } from 'pino'
import { sessionSettings } from '../database/session-settings.ts'
import { createWorkLimit } from '../process/work-limit.ts'

/** First half of the key of the advisory lock that a live worker holds; the second half is the hash of its name. */
const PRESENCE = 7_405_124

const CONNECT_WITHIN_MS = 5_000
const RECONNECT_AFTER_MS = 500

/** Shows the other processes which workers of this one are alive. */
export interface Presence {
  /** Shows workers by the name that they lock jobs with; resolves once they are shown, or cannot be at the moment. */
  show(workers: string): Promise<void>
  /** Shows workers no longer, so that their jobs count as lost. */
  release(workers: string): Promise<void>
  end(): Promise<void>
}

/**
 * Shows the other processes which workers are alive: a database session holds an advisory lock for the name of each, and
 * loses it when the process ends, however that happens. A session that breaks is replaced.
 */
export async function openPresence(url: string, log: Logger): Promise<Presence> {
  const shown = new Set<string>()
  const closing = new AbortController()
  // A session takes one statement at a time, and several groups of workers begin together.
  const inTurn = createWorkLimit({ atOnce: 1, waiting: Infinity })
  let { client, ended } = await open(url, log)
  const upkeep = keepOpen()

  return {
    show: async (workers) => {
      shown.add(workers)
      await inTurn(() => hold(client, workers)).catch((error) =>
        log.warn({ error }, 'The lock that marks our workers as alive could not be taken'),
      )
    },
    release: async (workers) => {
      shown.delete(workers)
      await inTurn(() => client.query('select pg_advisory_unlock($1, hashtext($2))', [PRESENCE, workers]))
    },
    end: async () => {
      closing.abort()
      await client.end().catch(() => undefined)
      await upkeep
    },
  }

  async function keepOpen() {
    while (!closing.signal.aborted) {
      await ended
      while (!closing.signal.aborted && !(await reopen())) {
        await pause(RECONNECT_AFTER_MS, undefined, closing).catch(() => undefined)
      }
    }
  }

  async function reopen(): Promise<boolean> {
    let opened: Client | undefined
    try {
      ;({ client, ended } = await open(url, log))
      opened = client
      if (closing.signal.aborted) await client.end()
      else for (const workers of shown) await hold(client, workers)
      return true
    } catch (error) {
      log.warn({ error }, 'The connection that marks our workers as alive cannot be opened')
      // One that opened but does not hold all locks would keep some of them beside the next one.
      await opened?.end().catch(() => undefined)
      return false
    }
  }
}

async function open(url: string, log: Logger) {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    ...sessionSettings(),
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  })
  client.on('error', (error) => log.warn({ error }, 'The connection that marks our workers as alive broke'))
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  await client.connect()
  return { client, ended }
}

const hold = (client: Client, workers: string) =>
  client.query('select pg_advisory_lock($1, hashtext($2))', [PRESENCE, workers])

/** Frees the jobs of dead workers, so that they run now and not in four hours. */
export async function freeLostJobs(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ worker: string }>(
    'select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null',
  )
  for (const { worker } of rows) {
    if (await isGone(pool, worker)) {
      await pool.query('select graphile_worker.force_unlock_workers($1)', [[worker]])
    }
  }
}

/**
 * Returns whether no process holds the lock of a worker. One statement takes it and releases it at its end, since a pooler
 * may send the next statement over another connection.
 */
async function isGone(pool: Pool, worker: string): Promise<boolean> {
  const { rows } = await pool.query<{ gone: boolean }>(
    'select pg_try_advisory_xact_lock($1, hashtext($2)) as gone',
    [PRESENCE, worker],
  )
  return rows[0]?.gone ?? false
}
