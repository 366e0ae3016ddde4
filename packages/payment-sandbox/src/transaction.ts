import type { Pool, PoolClient } from 'pg'

/** Runs the work in one transaction of the sandbox's own connection; an exception undoes all of it. */
export async function inTransaction<T>(database: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await database.connect()
  let failure: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release(failure && 'code' in failure && failure.code === 'ECONNRESET' ? failure : undefined)
  }
}
