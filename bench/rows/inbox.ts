import type { Pool } from 'pg'
import { comparedFigure } from '../figure.ts'
import { loadHttp } from '../load-http.ts'
import { interleave } from '../measure.ts'
import { CLIENT_PREFIX, vendorId, vendorToken } from '../people.ts'
import type { Row } from '../row.ts'
import { type Stage, withPool } from '../stage.ts'

const CONVERSATIONS = 100
const FEW = 500
const MANY = 50_000

/** The first page of a vendor's inbox with many messages over the same with few, one request at a time. */
export const inbox: Row = {
  name: 'inbox',
  measure: async (stage, { rounds, seconds }) => {
    const [few, many] = [await openInbox(stage, FEW), await openInbox(stage, MANY)]
    const headers = { authorization: `Bearer ${vendorToken(0)}` }
    const p50Of = (url: string) => async () =>
      (await loadHttp({ url, path: '/api/pro/inbox?limit=20', seconds, connections: 1, headers })).p50Ms
    for (const url of [few, many]) await p50Of(url)()
    const measured = await interleave(rounds, { limit: p50Of(few), ours: p50Of(many) })
    const messages = `${FEW} → ${MANY.toLocaleString('en-IE')} messages`
    const what = `${messages} of ${CONVERSATIONS} conversations: inbox, p50`
    return [comparedFigure({ what, ...measured, unit: 'ms', goal: { atMost: 1.5 } })]
  },
}

async function openInbox(stage: Stage, messages: number): Promise<string> {
  const databaseUrl = await stage.createDatabase()
  await withPool(databaseUrl, (pool) => insertMessages(pool, messages))
  return (await stage.startServer(databaseUrl)).url
}

/** Inserts messages: each client has written equally often to the first vendor, and its last message is unread. */
async function insertMessages(pool: Pool, messages: number): Promise<void> {
  await pool.query(
    `insert into message (client_id, vendor_id, sender_id, receiver_id, content, repeat_window, sent_at, read_at)
     select id, $1, id, $1, 'Message ' || n, 'empty', now() - ($2 - n) * interval '1 minute',
       case when n <= $2 - $3 then now() end
     from generate_series(1, $2::int) as n
     cross join lateral (select ($4 || '-' || lpad((n % $3::int)::text, 12, '0'))::uuid as id) as client`,
    [vendorId(0), messages, CONVERSATIONS, CLIENT_PREFIX],
  )
  await pool.query('vacuum analyze message')
}
