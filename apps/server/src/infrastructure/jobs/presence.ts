import { Client, type Pool } from 'pg'
import type { Logger } from 'pino'

/** First half of the advisory lock by which a living worker is known; the second is the hash of its name. */
const PRESENCE = 7_405_124

/**
 * Shows the other processes which workers live: a session of the database holds a lock in the name of each, and loses
 * it with the process, however that ends.
 */
export async function openPresence(url: string, log: Logger) {
  const client = new Client({ connectionString: url })
  client.on('error', (error) => log.warn({ error }, 'The connection that shows our workers broke'))
  await client.connect()
  return {
    show: async (workerId: string) => {
      await client.query('select pg_advisory_lock($1, hashtext($2))', [PRESENCE, workerId])
    },
    end: () => client.end(),
  }
}

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

async function isGone(pool: Pool, worker: string): Promise<boolean> {
  const connection = await pool.connect()
  try {
    const { rows } = await connection.query<{ gone: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as gone',
      [PRESENCE, worker],
    )
    const gone = rows[0]?.gone ?? false
    if (gone) await connection.query('select pg_advisory_unlock($1, hashtext($2))', [PRESENCE, worker])
    return gone
  } finally {
    connection.release()
  }
}
