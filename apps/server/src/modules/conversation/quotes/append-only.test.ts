import { expect, test } from 'vitest'
import { ownApp } from '../../../testing/own-app.ts'
import { createQuoted } from '../../../testing/quotes.ts'

const app = ownApp({ start: new Date('2026-11-18T12:00:00Z') })

/** Changes the version of a quote in a transaction that is rolled back; `isModerating` if it says that an operator moderates. */
async function change(quoteId: string, set: string, isModerating: boolean): Promise<void> {
  const client = await app.runtime.pool.connect()
  try {
    await client.query('begin')
    if (isModerating) await client.query(`select set_config('anseo.moderating', 'on', true)`)
    await client.query(`update quote_version set ${set} where quote_id = $1`, [quoteId])
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('the database lets nothing of a sent quote change but its words, and those only where an operator moderates', async () => {
  const { quoteId } = await createQuoted(app)
  const refused = 'quote_version is append-only'
  await expect(change(quoteId, `words = 'Other words'`, false)).rejects.toThrow(refused)
  await expect(change(quoteId, `expires_at = expires_at + interval '1 day'`, true)).rejects.toThrow(refused)
  await expect(change(quoteId, `words = 'Other words'`, true)).resolves.toBeUndefined()
})
