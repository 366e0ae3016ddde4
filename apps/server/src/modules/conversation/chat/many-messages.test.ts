import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, createVendor } from '../../../testing/actors.ts'
import { type ExplainedDatabase, openExplained } from '../../../testing/explain.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'
import { countInbox, listInbox } from './inbox-store.ts'

const CONVERSATIONS = 1_010
const UNREAD_EACH = 2
/** The first conversation has many more messages than the others. */
const LONG = 20_000

const app = ownApp()
const vendor = ownActor(app, createVendor)
const client = ownActor(app, createClient)
let explained: ExplainedDatabase
beforeAll(async () => {
  explained = openExplained(app.databaseUrl)
  await insertMessages()
})
afterAll(() => explained?.close())

/** The vendor's inbox: one conversation with 20,000 read messages, then 1,010 with two unread ones each. */
async function insertMessages() {
  const { db } = app.runtime
  await db.execute(sql`
    insert into message (client_id, vendor_id, sender_id, receiver_id, content, repeat_window, sent_at, read_at)
    select ${client.id}, ${vendor.id}, ${client.id}, ${vendor.id}, 'Long ' || n, 'empty', '2026-11-01', '2026-11-02'
    from generate_series(1, ${LONG}::int) n`)
  await db.execute(sql`
    with person as (
      insert into account (role, email, name, password_hash, created_at)
      select 'client', 'many-' || n || '@example.test', 'Many ' || n, '', '2026-01-01'
      from generate_series(1, ${CONVERSATIONS}::int) n
      returning id, name
    )
    insert into message (client_id, vendor_id, sender_id, receiver_id, content, repeat_window, sent_at)
    select id, ${vendor.id}, id, ${vendor.id}, name || ' says ' || n, 'empty', '2026-11-03'
    from person cross join generate_series(1, ${UNREAD_EACH}::int) n
    order by n, substr(name, 6)::int`)
  await db.execute(sql`vacuum analyze message, account`)
}

interface Entry {
  clientName: string
  lastMessage: string
  unreadCount: number
}

test('the inbox reads one message of each conversation, however long they are', async () => {
  const plans = await explained.plansOf(async () => {
    await listInbox(explained.db, 'vendor', vendor.id, { limit: 21 })
    await countInbox(explained.db, 'vendor', vendor.id)
    await listInbox(explained.db, 'client', client.id, { limit: 21 })
  })
  expect(plans).toHaveLength(3)
  const [ofVendor, counts, ofClient] = plans
  for (const plan of plans) expect(plan.readWhole).not.toContain('message')
  // The names may come from a table that is as small as the inbox.
  expect(ofVendor!.rowsRead).toBeLessThan(CONVERSATIONS * 2.5)
  expect(counts!.rowsRead).toBeLessThan(CONVERSATIONS * (UNREAD_EACH + 1.5))
  expect(ofClient!.rowsRead).toBeLessThan(CONVERSATIONS * 1.5)
})

test('a large inbox is paged to its end, each conversation once', async () => {
  const seen: Entry[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body } = await vendor.call('GET', `/api/pro/inbox?limit=100${cursor && `&cursor=${cursor}`}`)
    seen.push(...(body.inbox as Entry[]))
    cursor = body.nextCursor as string | null
    expect(body.counts).toEqual({
      conversations: CONVERSATIONS + 1,
      unreadConversations: CONVERSATIONS,
      unreadMessages: CONVERSATIONS * UNREAD_EACH,
    })
  }
  const many = Array.from({ length: CONVERSATIONS }, (_, n) => `Many ${CONVERSATIONS - n}`)
  expect(seen.map(({ clientName }) => clientName)).toEqual([...many, client.name])
  expect(seen[0]).toMatchObject({ lastMessage: `Many ${CONVERSATIONS} says 2`, unreadCount: UNREAD_EACH })
  expect(seen.at(-1)).toMatchObject({ lastMessage: `Long ${LONG}`, unreadCount: 0 })
})

test('search and what is unread look into the last message of every conversation', async () => {
  const namesFor = async (query: string) =>
    ((await vendor.call('GET', `/api/pro/inbox?${query}`)).body.inbox as Entry[]).map((one) => one.clientName)
  expect(await namesFor('search=Long%2020000')).toEqual([client.name])
  expect(await namesFor('search=Long%2019999')).toEqual([])
  expect(await namesFor('search=many%20777%20says%202')).toEqual(['Many 777'])
  expect(await namesFor('limit=1&unread=true')).toEqual([`Many ${CONVERSATIONS}`])
})

test('without a page the newest 1,000 come, with how many there are and a way to the others', async () => {
  const inbox = await vendor.call('GET', '/api/pro/inbox')
  expect(inbox.body.inbox).toHaveLength(1_000)
  const rest = await vendor.call('GET', `/api/pro/inbox?limit=100&cursor=${inbox.body.nextCursor}`)
  expect(rest.body.inbox).toHaveLength(CONVERSATIONS + 1 - 1_000)

  const path = `/api/messages/${client.id}/${vendor.id}`
  const { body } = await client.call('GET', path)
  expect(body.messages).toHaveLength(1_000)
  expect(body.messages.at(-1).content).toBe(`Long ${LONG}`)
  expect(body.total).toBe(LONG)
  const before = await client.call('GET', `${path}?limit=1&cursor=${body.nextCursor}`)
  expect(before.body.messages).toMatchObject([{ content: `Long ${LONG - 1_000}` }])
  expect(before.body).not.toHaveProperty('total')
})

test('a client pages its inbox too', async () => {
  const writer = await createClient(app)
  const vendors = [await createVendor(app), await createVendor(app), await createVendor(app)]
  for (const { id } of vendors) {
    await app.runtime.db.execute(sql`
      insert into message (client_id, vendor_id, sender_id, receiver_id, content, repeat_window, sent_at)
      values (${writer.id}, ${id}, ${writer.id}, ${id}, 'Hello', 'empty', '2026-11-04')`)
  }
  const first = await writer.call('GET', '/api/messages/inbox?limit=2')
  const second = await writer.call('GET', `/api/messages/inbox?limit=2&cursor=${first.body.nextCursor}`)
  const ids = [...first.body.inbox, ...second.body.inbox].map(({ vendorId }) => vendorId)
  expect(ids).toEqual(vendors.map(({ id }) => id).toReversed())
  expect(second.body.nextCursor).toBeNull()
  expect((await writer.call('GET', '/api/messages/inbox')).body).toMatchObject({ total: 3, nextCursor: null })
})
