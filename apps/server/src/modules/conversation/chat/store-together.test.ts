import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { openTab, type Tab } from '../../../testing/sockets.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
/** Another process on the same database. */
const other = ownApp({ sharing: app })

interface Pair {
  client: Actor
  vendor: Actor
  /** The client's tab and the vendor's. */
  here: Tab
  there: Tab
}

const createPairs = (count: number): Promise<Pair[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const [client, vendor] = [await createClient(app), await createVendor(app)]
      return { client, vendor, here: await openTab(app, client), there: await openTab(app, vendor) }
    }),
  )

const storedOf = async ({ client, vendor }: Pair) => {
  const { rows } = await app.runtime.db.execute<{ id: string; content: string }>(sql`
    select id, content from message where client_id = ${client.id} and vendor_id = ${vendor.id}
    order by position`)
  return rows
}

const commitsOf = async () => {
  const { rows } = await app.runtime.db.execute<{ commits: string }>(
    sql`select count(distinct xmin::text) as commits from message`,
  )
  return Number(rows[0]!.commits)
}

const SUCCESS = { success: true, message: { _id: expect.any(String) } }
const FAILURE = { success: false, message: 'Something went wrong. Please try again.' }

test('many who write at once are each stored once, in order, heard once, and share commits', async () => {
  const [pairs, turns] = [await createPairs(24), 8]
  const texts = Array.from({ length: turns }, (_, turn) => `Text ${turn}`)
  const before = await commitsOf()
  const answers = await Promise.all(
    pairs.map(({ here, vendor }) => Promise.all(texts.map((text) => here.send(vendor.id, text)))),
  )
  const commits = (await commitsOf()) - before
  for (const [place, pair] of pairs.entries()) {
    await pair.there.hears('receive_message', turns)
    await pair.there.settles()
    const stored = await storedOf(pair)
    expect(stored.map(({ content }) => content)).toEqual(texts)
    const acknowledged = answers[place]!.map((answer) => (answer.success ? answer.message!._id : answer))
    expect(acknowledged).toEqual(stored.map(({ id }) => id))
    expect(pair.there.heard.receive_message.map(({ _id }) => _id)).toEqual(stored.map(({ id }) => id))
  }
  expect(commits).toBeLessThan((pairs.length * turns) / 2)
})

test('what one person writes in several tabs at once is heard in the order in which it is stored', async () => {
  const [pair] = await createPairs(1)
  const tabs = await Promise.all(Array.from({ length: 12 }, () => openTab(app, pair!.client)))
  await Promise.all(tabs.map((tab, place) => tab.send(pair!.vendor.id, `From tab ${place}`)))
  await pair!.there.hears('receive_message', tabs.length)
  const stored = await storedOf(pair!)
  expect(pair!.there.heard.receive_message.map(({ _id }) => _id)).toEqual(stored.map(({ id }) => id))
})

test('a refusal is for the one it concerns, and the others are stored', async () => {
  const pairs = await createPairs(8)
  const hidden = await createVendor(app, { verifiedAt: null })
  const refused = pairs.map(({ here }) => here.send(hidden.id, 'Hello?'))
  const stored = pairs.map(({ there, client }) => there.send(client.id, 'Hello?'))
  const allowed = await createPairs(8)
  const sent = allowed.map(({ here, vendor }) => here.send(vendor.id, 'Good morning'))
  for (const answer of await Promise.all([...refused, ...stored])) {
    expect(answer).toMatchObject({ success: false, code: 'CHAT_NOT_ALLOWED' })
  }
  for (const answer of await Promise.all(sent)) expect(answer).toMatchObject(SUCCESS)
  for (const pair of allowed) expect(await storedOf(pair)).toHaveLength(1)
  for (const pair of pairs) expect(await storedOf(pair)).toHaveLength(0)
})

test('a message that the database refuses fails alone', async () => {
  const { db } = app.runtime
  await db.execute(sql`
    create function refuse_text() returns trigger language plpgsql as
    $$ begin if new.content = 'Refused' then raise exception 'no'; end if; return new; end $$`)
  await db.execute(
    sql`create trigger refuse_text before insert on message for each row execute function refuse_text()`,
  )
  const pairs = await createPairs(12)
  const answers = await Promise.all(
    pairs.map(({ here, vendor }, place) => here.send(vendor.id, place === 5 ? 'Refused' : 'Hello')),
  )
  await db.execute(sql`drop trigger refuse_text on message`)
  for (const [place, pair] of pairs.entries()) {
    const isRefused = place === 5
    expect(answers[place]).toMatchObject(isRefused ? FAILURE : SUCCESS)
    expect((await storedOf(pair)).map(({ content }) => content)).toEqual(isRefused ? [] : ['Hello'])
    await pair.there.settles()
    expect(pair.there.heard.receive_message).toHaveLength(isRefused ? 0 : 1)
  }
})

test('a conversation that another transaction has locked holds up no other', async () => {
  const [busy, ...free] = await createPairs(6)
  const blocker = await app.runtime.pool.connect()
  await blocker.query('begin')
  await blocker.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${busy!.client.id} ${busy!.vendor.id}`,
  ])
  const waiting = busy!.here.send(busy!.vendor.id, 'Later')
  for (const text of ['One', 'Two']) {
    const sent = free.map(({ here, vendor }) => here.send(vendor.id, text))
    for (const answer of await Promise.all(sent)) expect(answer).toMatchObject(SUCCESS)
  }
  expect(await storedOf(busy!)).toEqual([])
  await blocker.query('commit')
  blocker.release()
  expect(await waiting).toMatchObject(SUCCESS)
  expect(await storedOf(busy!)).toMatchObject([{ content: 'Later' }])
})

test('the same text from two processes at once is one message', async () => {
  const pairs = await createPairs(6)
  const elsewhere = await Promise.all(pairs.map(({ client }) => openTab(other, client)))
  const answers = await Promise.all(
    pairs.flatMap(({ here, vendor }, place) =>
      [here, elsewhere[place]!].map((tab) => tab.send(vendor.id, 'Only once')),
    ),
  )
  for (const answer of answers) expect(answer).toMatchObject(SUCCESS)
  for (const [place, pair] of pairs.entries()) {
    const stored = await storedOf(pair)
    expect(stored).toHaveLength(1)
    for (const answer of answers.slice(2 * place, 2 * place + 2)) {
      expect(answer).toMatchObject({ message: { _id: stored[0]!.id } })
    }
  }
})
