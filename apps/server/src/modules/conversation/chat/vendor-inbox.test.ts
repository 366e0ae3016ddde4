import { expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { openTab } from '../../../testing/sockets.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

const NAMES = ['Áine Power', 'Megan Ryan', 'Joanne Sheridan', 'Anita Menon', 'Hannah Lyons']

/** Five clients have written to a vendor, one after the other; the third one's message has been read. */
async function createInbox(): Promise<{ vendor: Actor; clients: Actor[] }> {
  const vendor = await createVendor(app)
  const clients: Actor[] = []
  for (const name of NAMES) {
    const client = await createClient(app, { name })
    const tab = await openTab(app, client)
    await tab.send(vendor.id, `Hello from ${name}, 100% free`)
    clients.push(client)
  }
  await vendor.call('PATCH', `/api/pro/messages/read/${clients[2]!.id}`)
  return { vendor, clients }
}

const namesIn = ({ body }: { body: { inbox: { clientName: string }[] } }) =>
  body.inbox.map(({ clientName }) => clientName)

test('the inbox of a vendor is paged, newest first, each conversation once', async () => {
  const { vendor } = await createInbox()
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await vendor.call('GET', `/api/pro/inbox?limit=2${cursor && `&cursor=${cursor}`}`)
    seen.push(...namesIn(page))
    cursor = page.body.nextCursor
  }
  expect(seen).toEqual(NAMES.toReversed())
})

test('its search ignores accents and capitals, in names and in words', async () => {
  const { vendor } = await createInbox()
  const ask = (search: string) => vendor.call('GET', `/api/pro/inbox?search=${encodeURIComponent(search)}`)
  expect(namesIn(await ask('aine'))).toEqual(['Áine Power'])
  expect(namesIn(await ask('HELLO FROM AINE'))).toEqual(['Áine Power'])
  expect(namesIn(await ask('Mégan'))).toEqual(['Megan Ryan'])
})

test('it is searched by name and words, and narrowed to what is unread or to one client', async () => {
  const { vendor, clients } = await createInbox()
  const ask = (query: string) => vendor.call('GET', `/api/pro/inbox?${query}`)
  expect(namesIn(await ask('search=megan'))).toEqual(['Megan Ryan'])
  expect(namesIn(await ask(`search=${encodeURIComponent('100%')}`))).toHaveLength(5)
  expect(namesIn(await ask(`search=${encodeURIComponent('1_0')}`))).toEqual([])
  expect(namesIn(await ask('unread=true'))).toEqual([
    'Hannah Lyons',
    'Anita Menon',
    'Megan Ryan',
    'Áine Power',
  ])
  expect(namesIn(await ask(`clientId=${clients[0]!.id}`))).toEqual(['Áine Power'])
  expect((await ask('search=nobody')).body.counts).toEqual({
    conversations: 5,
    unreadConversations: 4,
    unreadMessages: 4,
  })
})

test.each(['cursor=x', 'limit=0', 'unread=perhaps', 'clientId=1', 'search=%00'])(
  '%s is refused',
  async (query) => {
    const vendor = await createVendor(app)
    expect((await vendor.call('GET', `/api/pro/inbox?${query}`)).status).toBe(400)
  },
)
