import { DAY_MS } from '@anseo/domain/duration'
import { describe, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { exportOf } from '../../../testing/exported.ts'
import { holdContact, whenWaiting } from '../../../testing/hold-row.ts'
import { linkIn, mailsTo, newestMailTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { runRetention } from '../../privacy/retention/run-retention.ts'
import { ownApp } from '../../../testing/own-app.ts'

const START = new Date('2026-11-18T12:00:00Z')
const app = ownApp({ start: START })

const PATH = '/api/pro/contacts'
const OWN = '/api/health-note'
const IN_PERSON = { way: 'in person', givenAt: START.toISOString() }
const NOTE = 'PPD in dark hair dye'

const add = async (vendor: Actor, fields: object): Promise<string> =>
  (await vendor.call('POST', PATH, fields)).body.contact._id
const change = (vendor: Actor, id: string, body: object) => vendor.call('PATCH', `${PATH}/${id}`, body)
const record = async (vendor: Actor, id: string) => (await vendor.call('GET', `${PATH}/${id}`)).body.contact
const sendLink = (vendor: Actor, id: string) => vendor.call('POST', `${PATH}/${id}/health-link`)
const tokenTo = async (email: string, count = 1) =>
  linkIn(await newestMailTo(app, email, count)).searchParams.get('token')!
const answer = (token: string, what: '' | '/agree' | '/withdraw' = '') =>
  send(app, 'POST', `${OWN}${what}`, { token })
const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS)

/** A vendor's own client with an address, and the token of the link that was sent to it. */
async function withLink(name: string) {
  const vendor = await createVendor(app, { name: 'Aoife Byrne' })
  const email = `${name}@example.test`
  const id = await add(vendor, { name: 'Sinéad Brady', email })
  expect((await sendLink(vendor, id)).status).toBe(200)
  return { vendor, id, email, token: await tokenTo(email) }
}

/** The columns of all tables in which a text stands in plain words. */
async function columnsWith(text: string): Promise<string[]> {
  const { rows } = await app.runtime.pool.query<{ table: string; column: string }>(`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema = 'public'`)
  const found: string[] = []
  for (const { table, column } of rows) {
    const { rowCount } = await app.runtime.pool.query(
      `select from "${table}" where "${column}"::text like '%' || $1 || '%' limit 1`,
      [text],
    )
    if (rowCount) found.push(`${table}.${column}`)
  }
  return found
}

describe('a note about health', () => {
  test('comes with a new client only with the consent that the vendor states', async () => {
    const vendor = await createVendor(app)
    const sent = { name: 'Sinéad Brady', healthNote: NOTE }
    const refused = await vendor.call('POST', PATH, sent)
    expect(refused).toMatchObject({ status: 400, body: { code: 'CONSENT_NEEDED' } })
    expect((await vendor.call('GET', PATH)).body.total).toBe(0)
    const { status, body } = await vendor.call('POST', PATH, { ...sent, healthConsent: IN_PERSON })
    expect(status).toBe(200)
    expect(body.contact).toMatchObject({ healthNote: NOTE, healthConsent: IN_PERSON })
  })

  test('needs consent, which the vendor states or the client gave by link', async () => {
    const vendor = await createVendor(app)
    const id = await add(vendor, { name: 'Tom Hickey' })
    for (const body of [
      { healthNote: NOTE },
      { healthNote: NOTE, healthConsent: null },
      { healthNote: NOTE, healthConsent: { ...IN_PERSON, way: 'link' } },
    ]) {
      expect(await change(vendor, id, { ...body, tags: ['curly'] })).toMatchObject({
        status: 400,
        body: { code: 'CONSENT_NEEDED' },
      })
    }
    expect(await record(vendor, id)).toMatchObject({ healthNote: null, healthConsent: null, tags: [] })
    const later = { healthNote: NOTE, healthConsent: { ...IN_PERSON, givenAt: inDays(1).toISOString() } }
    expect((await change(vendor, id, later)).body.fields).toEqual({
      healthConsent: 'Choose a day that has begun.',
    })
    const before = { healthNote: NOTE, healthConsent: { ...IN_PERSON, givenAt: '0000-01-01T00:00:00Z' } }
    expect((await change(vendor, id, before)).status).toBe(400)
    const stated = await change(vendor, id, { healthNote: NOTE, healthConsent: IN_PERSON })
    expect(stated.body.contact).toMatchObject({ healthNote: NOTE, healthConsent: IN_PERSON, mayEmail: false })
    const again = await change(vendor, id, { healthNote: 'Latex' })
    expect(again.body.contact).toMatchObject({ healthNote: 'Latex', healthConsent: IN_PERSON })
    const emptied = await change(vendor, id, { healthNote: '' })
    expect(emptied.body.contact).toMatchObject({ healthNote: null, healthConsent: IN_PERSON })
  })

  test('is deleted when consent is taken back, and may return by new consent alone', async () => {
    const vendor = await createVendor(app)
    const id = await add(vendor, { name: 'Tom Hickey' })
    await change(vendor, id, { healthNote: NOTE, healthConsent: IN_PERSON })
    const taken = await change(vendor, id, { healthConsent: null })
    expect(taken.body.contact).toMatchObject({ healthNote: null, healthConsent: null })
    expect((await change(vendor, id, { healthConsent: null })).status).toBe(200)
    for (const body of [{ healthNote: NOTE }, { healthNote: NOTE, healthConsent: IN_PERSON }]) {
      expect((await change(vendor, id, body)).body.code).toBe('CONSENT_NEEDED')
    }
  })

  test('is encrypted, and in no list, search, file, or export of the vendor', async () => {
    const vendor = await createVendor(app)
    const secret = 'zqx allergic to nickel'
    const id = await add(vendor, { name: 'Tom Hickey' })
    await change(vendor, id, { healthNote: secret, healthConsent: IN_PERSON })
    const again = { name: 'Tom Hickey', healthNote: secret, healthConsent: IN_PERSON }
    const added = await vendor.call('POST', PATH, again, { 'idempotency-key': 'tom' })
    expect(await record(vendor, added.body.contact._id)).toMatchObject({ healthNote: secret })
    expect(await columnsWith(secret)).toEqual([])
    expect((await vendor.call('GET', `${PATH}?search=nickel`)).body.total).toBe(0)
    expect(JSON.stringify((await vendor.call('GET', PATH)).body)).not.toContain('ealth')
    const file = await fetch(`${app.url}${PATH}/export`, {
      headers: { authorization: `Bearer ${vendor.token}` },
    })
    expect(await file.text()).not.toMatch(/nickel/)
    expect((await exportOf(app, vendor, 'pro')).text).not.toMatch(/nickel/)
  })

  test("is nobody else's", async () => {
    const [vendor, rival, client] = [
      await createVendor(app),
      await createVendor(app),
      await createClient(app),
    ]
    const id = await add(vendor, { name: 'Tom Hickey', email: 'tom@example.test' })
    const body = { healthNote: NOTE, healthConsent: IN_PERSON }
    expect([(await change(rival, id, body)).status, (await change(client, id, body)).status]).toEqual([
      404, 403,
    ])
    expect([(await sendLink(rival, id)).status, (await sendLink(client, id)).status]).toEqual([404, 403])
    expect((await record(vendor, id)).healthNote).toBeNull()
  })
})

describe('the link', () => {
  test('lets the client read, agree and take it back, each again without harm', async () => {
    const { vendor, id, email, token } = await withLink('again')
    expect((await mailsTo(app, email))[0]).toMatchObject({
      subject: 'Your consent is asked for by Aoife Byrne',
    })
    expect((await columnsWith(token)).filter((column) => !column.startsWith('caught_mail.'))).toEqual([])
    expect((await answer(token)).body.healthNote).toMatchObject({
      vendorName: 'Aoife Byrne',
      note: null,
      consent: null,
      withdrawnAt: null,
    })
    expect((await change(vendor, id, { healthNote: NOTE })).body.code).toBe('CONSENT_NEEDED')
    const agreed = (await answer(token, '/agree')).body.healthNote
    expect(agreed.consent).toEqual({ way: 'link', givenAt: expect.stringMatching(/^2026-11-18T12:/) })
    app.clock.advance(1)
    expect((await answer(token, '/agree')).body.healthNote).toEqual(agreed)
    expect((await change(vendor, id, { healthNote: NOTE })).body.contact).toMatchObject({
      healthNote: NOTE,
      healthConsent: agreed.consent,
    })
    expect((await answer(token)).body.healthNote.note).toBe(NOTE)
    const taken = (await answer(token, '/withdraw')).body.healthNote
    expect(taken).toMatchObject({ note: null, consent: null, withdrawnAt: expect.any(String) })
    expect((await answer(token, '/withdraw')).body.healthNote).toEqual(taken)
    expect(await record(vendor, id)).toMatchObject({ healthNote: null, healthConsent: null })
    app.clock.set(START)
  })

  test('opens nothing with another secret, after a newer link, or when it is late', async () => {
    const { vendor, id, email, token } = await withLink('late')
    for (const wrong of ['missing', `${token}x`, token.slice(1)]) {
      for (const what of ['', '/agree', '/withdraw'] as const) {
        expect((await answer(wrong, what)).body.code).toBe('LINK_INVALID')
      }
    }
    expect((await sendLink(vendor, id)).status).toBe(200)
    const newer = await tokenTo(email, 2)
    expect((await answer(token)).body.code).toBe('LINK_INVALID')
    app.clock.set(inDays(31))
    expect((await answer(newer, '/agree')).body.code).toBe('LINK_EXPIRED')
    app.clock.set(inDays(29))
    expect((await answer(newer, '/agree')).status).toBe(200)
    app.clock.set(inDays(400))
    expect((await answer(newer)).status).toBe(200)
    app.clock.set(START)
    expect((await vendor.call('DELETE', `${PATH}/${id}`)).status).toBe(200)
    expect((await answer(newer)).body.code).toBe('LINK_INVALID')
  })

  test('opens nothing once the address it went to is corrected, until another is sent', async () => {
    const { vendor, id, token } = await withLink('mistyped')
    await change(vendor, id, { healthNote: NOTE, healthConsent: IN_PERSON })
    await change(vendor, id, { email: 'mistyped@example.test', tags: ['curly'] })
    expect((await answer(token)).status).toBe(200)
    await change(vendor, id, { email: 'corrected@example.test' })
    for (const what of ['', '/agree', '/withdraw'] as const) {
      expect((await answer(token, what)).body.code).toBe('LINK_INVALID')
    }
    expect(await record(vendor, id)).toMatchObject({ healthNote: NOTE, healthLinkSentAt: null })
    expect((await sendLink(vendor, id)).status).toBe(200)
    expect((await answer(await tokenTo('corrected@example.test'))).body.healthNote.note).toBe(NOTE)
  })

  test('goes to the address that the vendor corrects while it is sent', async () => {
    const { vendor, id, email } = await withLink('hasty')
    const { pool } = app.runtime
    const release = await holdContact(pool, id)
    const changed = change(vendor, id, { email: 'slow@example.test' })
    await whenWaiting(pool, 1)
    const sent = sendLink(vendor, id)
    await whenWaiting(pool, 2)
    await release()
    expect([(await changed).status, (await sent).status]).toEqual([200, 200])
    expect((await answer(await tokenTo('slow@example.test'))).status).toBe(200)
    expect(await mailsTo(app, email)).toHaveLength(1)
  })

  test("to an account's address stays when the vendor's own entry changes", async () => {
    const [vendor, client] = [await createVendor(app), await createClient(app)]
    await insertAppointmentRow(app, { client, vendor }, { startsAt: inDays(-3) })
    const id = (await vendor.call('GET', PATH)).body.rows[0]._id
    expect((await sendLink(vendor, id)).status).toBe(200)
    await change(vendor, id, { email: 'another@example.test' })
    expect((await answer(await tokenTo(client.email))).status).toBe(200)
  })

  test('is sent to an address that is known, of an account without telling it', async () => {
    const [vendor, client] = [await createVendor(app), await createClient(app)]
    const nobody = await add(vendor, { name: 'Tom Hickey' })
    expect((await sendLink(vendor, nobody)).body.code).toBe('NO_ADDRESS')
    await insertAppointmentRow(app, { client, vendor }, { startsAt: inDays(-3) })
    const { rows } = (await vendor.call('GET', PATH)).body
    const linked = rows.find(({ clientId }: { clientId: string | null }) => clientId === client.id)
    const sent = await sendLink(vendor, linked._id)
    expect(sent.body.contact).toMatchObject({
      email: null,
      mayEmail: true,
      healthLinkSentAt: expect.any(String),
    })
    await answer(await tokenTo(client.email), '/agree')
    expect((await record(vendor, linked._id)).healthConsent.way).toBe('link')
  })

  test('agreed to and withdrawn while the vendor writes, leaves no note without consent', async () => {
    const { vendor, id, token } = await withLink('race')
    await answer(token, '/agree')
    await Promise.all([
      ...['one', 'two', 'three'].map((healthNote) => change(vendor, id, { healthNote })),
      answer(token, '/withdraw'),
    ])
    expect(await record(vendor, id)).toMatchObject({ healthNote: null, healthConsent: null })
  })
})

test('the export of the person has the note in plain words', async () => {
  const [vendor, client] = [await createVendor(app), await createClient(app)]
  await insertAppointmentRow(app, { client, vendor }, { startsAt: inDays(-3) })
  const id = (await vendor.call('GET', PATH)).body.rows[0]._id
  await change(vendor, id, { healthNote: NOTE, healthConsent: IN_PERSON })
  const exported = await exportOf(app, client, 'user')
  expect(exported.rows('health-notes')).toMatchObject([
    { text: NOTE, consentWay: 'in person', vendorName: vendor.name },
  ])
  expect(exported.text).not.toContain('sealedText')
})

test('a note whose encryption key is lost is missing everywhere, and can be written again', async () => {
  const [vendor, client] = [await createVendor(app), await createClient(app)]
  await insertAppointmentRow(app, { client, vendor }, { startsAt: inDays(-3) })
  const id = (await vendor.call('GET', PATH)).body.rows[0]._id
  const noted = { healthNote: NOTE, healthConsent: IN_PERSON }
  await change(vendor, id, noted)
  await sendLink(vendor, id)
  await app.runtime.pool.query(
    `update health_note set sealed_text = 'lost-key' || substr(sealed_text, 9) where contact_id = $1`,
    [id],
  )
  expect(await record(vendor, id)).toMatchObject({ healthNote: null, healthConsent: IN_PERSON })
  expect((await answer(await tokenTo(client.email))).body.healthNote).toMatchObject({
    note: null,
    consent: IN_PERSON,
  })
  expect((await exportOf(app, client, 'user')).rows('health-notes')).toMatchObject([
    { text: null, consentWay: 'in person' },
  ])
  expect((await change(vendor, id, { healthNote: NOTE })).body.contact).toMatchObject(noted)
})

test('fifty emails a day go out to clients, of one vendor', async () => {
  await using own = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
  const vendor = await createVendor(own)
  const id = await add(vendor, { name: 'Tom Hickey', email: 'tom@example.test' })
  for (let times = 0; times < 50; times++) expect((await sendLink(vendor, id)).status).toBe(200)
  const refused = await sendLink(vendor, id)
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_EMAILS' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
})

test('no email goes to who stopped them', async () => {
  const { vendor, id, email } = await withLink('stopped')
  const { text } = await newestMailTo(app, email)
  const stop = new URL(/https?:\S+\/stop-emails\S+/.exec(text)![0]).searchParams.get('token')
  expect((await send(app, 'POST', '/api/stop-emails', { token: stop })).status).toBe(200)
  expect((await sendLink(vendor, id)).body.code).toBe('EMAILS_STOPPED')
})

test('a note goes two years after the last visit, and an unanswered link after 30 days', async () => {
  const [vendor, client] = [await createVendor(app), await createClient(app)]
  const paid = { confirmedAt: START, paidAt: START }
  await insertAppointmentRow(app, { client, vendor }, { startsAt: inDays(300), ...paid })
  const visited = (await vendor.call('GET', PATH)).body.rows[0]._id
  const lapsedClient = await createClient(app)
  const longAgo = { startsAt: inDays(-800), confirmedAt: inDays(-801), paidAt: inDays(-801) }
  await insertAppointmentRow(app, { client: lapsedClient, vendor }, longAgo)
  const { rows: contacts } = (await vendor.call('GET', PATH)).body
  const lapsed = contacts.find(({ _id }: { _id: string }) => _id !== visited)._id
  const absent = await add(vendor, { name: 'Tom Hickey' })
  const asked = await add(vendor, { name: 'Ann Lee', email: 'asked@example.test' })
  const corrected = await add(vendor, { name: 'Eve Daly', email: 'wrong@example.test' })
  const noted = { healthNote: NOTE, healthConsent: IN_PERSON }
  for (const id of [visited, absent]) await change(vendor, id, noted)
  for (const id of [asked, corrected, lapsed]) expect((await sendLink(vendor, id)).status).toBe(200)
  await change(vendor, corrected, { email: 'right@example.test' })
  const left = async () => {
    const { rows } = await app.runtime.pool.query(
      `select contact_id as id from health_note where contact_id = any($1)`,
      [[visited, absent, asked, corrected, lapsed]],
    )
    return new Set(rows.map(({ id }) => id))
  }
  for (const [days, expected] of [
    [29, [visited, absent, asked, lapsed]],
    [31, [visited, absent]],
    [729, [visited, absent]],
    [732, [visited]],
    [300 + 729, [visited]],
    [300 + 733, []],
  ] as const) {
    app.clock.set(inDays(days))
    await runRetention(app.runtime)
    expect([days, await left()]).toEqual([days, new Set(expected)])
  }
  app.clock.set(START)
})
