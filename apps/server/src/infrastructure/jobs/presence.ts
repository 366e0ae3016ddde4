import { Client, type Pool } from 'pg'
import type { Logger } from 'pino'

/** First half of the advisory lock by which a living worker is known; the second is the hash of its name. */
const PRESENCE = 7_405_124

const RECONNECT_AFTER_MS = 1_000

/**
 * Shows the other processes which workers live: a session of the database holds a lock in the name of each, and loses
 * it with the process, however that ends. One that breaks is replaced.
 */
export async function openPresence(url: string, log: Logger) {
  const workers: string[] = []
  let isClosed = false
  let retry: NodeJS.Timeout | undefined
  const open = async (): Promise<Client> => {
    const client = new Client({ connectionString: url, keepAlive: true })
    client.on('error', (error) => log.warn({ error }, 'The connection that shows our workers broke'))
    client.on('end', again)
    await client.connect()
    for (const worker of workers) await hold(client, worker)
    return client
  }
  const again = () => {
    clearTimeout(retry)
    if (!isClosed) retry = setTimeout(reopen, RECONNECT_AFTER_MS)
  }
  const reopen = () => {
    opened = open()
    opened.catch(again)
  }
  let opened = open()
  await opened
  return {
    show: async (worker: string) => {
      workers.push(worker)
      await hold(await opened, worker)
    },
    end: async () => {
      isClosed = true
      clearTimeout(retry)
      await (await opened.catch(() => null))?.end()
    },
  }
}

const hold = (client: Client, worker: string) =>
  client.query('select pg_advisory_lock($1, hashtext($2))', [PRESENCE, worker])

/** Frees the jobs of workers that are gone, so that they are worked off now and not in four hours. */
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

/** In one statement, whose lock ends with it: a pooler may send the next one over another connection. */
async function isGone(pool: Pool, worker: string): Promise<boolean> {
  const { rows } = await pool.query<{ gone: boolean }>(
    'select pg_try_advisory_xact_lock($1, hashtext($2)) as gone',
    [PRESENCE, worker],
  )
  return rows[0]?.gone ?? false
}
