import { describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { ask } from '../../../testing/quote-requests.ts'
import { createRequest as createTimeRequest, propose } from '../../../testing/proposals.ts'
import { createContacts, SENT } from '../../../testing/quotes.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ start: new Date('2026-11-18T12:00:00Z'), env: { RATE_LIMIT_FACTOR: '100' } })
const admin = ownActor(app, createAdmin)

const SECRET = '4 Elm Row'
const WORDS = `She lives at ${SECRET}, and is late.`
const REASONS = { ground: 'law', provision: 'GDPR, article 6', facts: 'It gave a private address.' }

const OTHER_LINE = 'Key from the neighbour'

/** A message in a chat whose words also stand elsewhere. */
interface Content {
  messageId: string
  author: { actor: Actor; site: 'user' | 'pro' }
  reporter: Actor
  /** Everything that people read of it. */
  places: () => Promise<string[]>
}

const reading = (reads: readonly (readonly [Actor, string])[]) => (): Promise<string[]> =>
  Promise.all(reads.map(async ([actor, path]) => JSON.stringify((await actor.call('GET', path)).body)))

/** Finds the message with the words, as its receiver sees it. */
async function messageWith(reader: Actor, path: string): Promise<{ _id: string; content: string }> {
  const { messages } = (await reader.call('GET', path)).body
  return messages.find(({ content }: { content: string }) => content.includes(SECRET))
}

/** A request to two vendors, with the words in itself or in a detail of it. */
async function createRequest(where: 'request' | 'detail'): Promise<Content> {
  const [client, ...vendors] = [await createClient(app), await createVendor(app), await createVendor(app)]
  const text = where === 'request' ? WORDS : 'Cut and colour for two.'
  const { body } = await ask(client, { text, vendorIds: vendors.map(({ id }) => id) })
  const path = `/api/user/requests/${body.requestId}`
  if (where === 'detail') {
    expect((await client.call('POST', `${path}/details`, { text: WORDS })).status).toBe(200)
  }
  const ofVendors = vendors.flatMap((vendor) =>
    ['/api/pro/requests', `/api/pro/messages/${client.id}`, '/api/pro/notifications'].map(
      (page) => [vendor, page] as const,
    ),
  )
  const reporter = vendors[0]!
  return {
    messageId: (await messageWith(reporter, `/api/pro/messages/${client.id}`))._id,
    author: { actor: client, site: 'user' },
    reporter,
    places: reading([[client, path], ...ofVendors]),
  }
}

/** A quote with the words in its lines and below them. */
async function createQuote(): Promise<Content> {
  const { client, vendor } = await createContacts(app)
  const items = [`Visit to ${SECRET}`, OTHER_LINE].map((label) => ({ label, amount: 60 }))
  const sent = { clientId: client.id, ...SENT, items, words: WORDS }
  const { body } = await vendor.call('POST', '/api/pro/quotes', sent)
  const [own, theirs] = [`/api/messages/${client.id}/${vendor.id}`, `/api/pro/messages/${client.id}`]
  return {
    messageId: (await messageWith(client, own))._id,
    author: { actor: vendor, site: 'pro' },
    reporter: client,
    places: reading([
      [client, own],
      [client, `/api/user/quotes/${body.quote._id}`],
      [vendor, theirs],
      [vendor, '/api/pro/quotes'],
    ]),
  }
}

/** Another time that a vendor suggests with the words. */
async function createSuggestion(): Promise<Content> {
  const asked = await createTimeRequest(app)
  const { client, vendor } = asked
  expect((await propose(asked, { words: WORDS })).status).toBe(200)
  const own = `/api/messages/${client.id}/${vendor.id}`
  return {
    messageId: (await messageWith(client, own))._id,
    author: { actor: vendor, site: 'pro' },
    reporter: client,
    places: reading([
      [client, own],
      [client, '/api/user/appointments'],
      [client, '/api/notifications'],
      [vendor, `/api/pro/messages/${client.id}`],
    ]),
  }
}

const CONTENTS = {
  quote: createQuote,
  'suggested time': createSuggestion,
  request: () => createRequest('request'),
  'detail of a request': () => createRequest('detail'),
}

async function report({ messageId, reporter }: Content): Promise<string> {
  const said = { reason: 'illegal', text: 'My address.', goodFaith: true, kind: 'message', id: messageId }
  const by = { name: 'Niall Quinn', email: reporter.email }
  const { status, body } = await reporter.call('POST', '/api/notices-of-content', { ...said, ...by })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.noticeId
}
async function act(path: string, body: object): Promise<void> {
  const reply = await admin.call('POST', `/api/admin/${path}`, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}
const decide = (noticeId: string, body: object) =>
  act(`content-notices/${noticeId}/decision`, { toReporter: 'It is private.', ...body })

async function liftLatest({ author: { actor, site } }: Content): Promise<void> {
  const [{ _id: id }] = (await actor.call('GET', `/api/${site}/decisions`)).body.rows
  await act(`decisions/${id}/lift`, { reason: 'It was another address.' })
}

const holding = async ({ places }: Content, words: string): Promise<boolean[]> =>
  (await places()).map((text) => text.includes(words))

describe.each(Object.keys(CONTENTS) as (keyof typeof CONTENTS)[])('the words of a %s', (kind) => {
  const everywhere = async (content: Content, words: string) =>
    expect(await holding(content, words)).not.toContain(false)
  const nowhere = async (content: Content) => expect(await holding(content, SECRET)).not.toContain(true)

  test('are hidden wherever they stand, and back when they are kept', async () => {
    const content = await CONTENTS[kind]()
    await everywhere(content, SECRET)
    const before = await content.places()
    const noticeId = await report(content)
    await act(`content-notices/${noticeId}/hide`, REASONS)
    await nowhere(content)
    await decide(noticeId, { decision: 'none' })
    expect(await content.places()).toEqual(before)
  })

  test('lose the marked passages wherever they stand, until that is lifted', async () => {
    const content = await CONTENTS[kind]()
    const before = await content.places()
    const noticeId = await report(content)
    const { text } = (await admin.call('GET', `/api/admin/content-notices/${noticeId}`)).body.notice.content
    const passages = [...text.matchAll(SECRET)].map(({ index }) => ({
      from: index,
      to: index + SECRET.length,
    }))
    await decide(noticeId, { ...REASONS, decision: 'redact', marked: { text, passages } })
    await nowhere(content)
    await everywhere(content, '[removed]')
    await liftLatest(content)
    expect(await content.places()).toEqual(before)
  })

  test('are removed wherever they stand', async () => {
    const content = await CONTENTS[kind]()
    await decide(await report(content), { ...REASONS, decision: 'remove' })
    await nowhere(content)
    await everywhere(content, 'removed by our team')
  })
})

test('the other lines of a removed quote are gone too, and back once that is lifted', async () => {
  const content = await createQuote()
  const before = await content.places()
  await decide(await report(content), { ...REASONS, decision: 'remove' })
  expect(await holding(content, OTHER_LINE)).not.toContain(true)
  await liftLatest(content)
  expect(await content.places()).toEqual(before)
})
