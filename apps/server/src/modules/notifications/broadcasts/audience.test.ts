import { beforeAll, expect, test } from 'vitest'
import { notice } from '../tables/notices.ts'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { openTab } from '../../../testing/sockets.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

let people: Record<'cork' | 'dublin' | 'cook' | 'barber', Actor>
const app = ownApp()
const admin = ownActor(app, createAdmin)
beforeAll(async () => {
  people = {
    cork: await createClient(app, { addressLine1: '3 Corkagh Park', addressLine2: 'Douglas, Cork' }),
    dublin: await createClient(app, { addressLine1: '9 Corkagh Lane', addressLine2: 'Dublin 22' }),
    cook: await createVendor(app, { speciality: 'Personal Chef', city: 'Cork' }),
    barber: await createVendor(app, { city: 'Galway' }),
  }
})

const say = (content: string, audience: unknown) =>
  admin.call('POST', '/api/admin/broadcasts', { content, audience })
const count = async (audience: unknown) =>
  (await admin.call('POST', '/api/admin/broadcasts/audience', { audience })).body.people
const told = async (text: string) => {
  const rows = await app.runtime.db.select().from(notice)
  const ids = rows.filter(({ content }) => content === text).map(({ accountId }) => accountId)
  return Object.entries(people)
    .filter(([, { id }]) => ids.includes(id))
    .map(([name]) => name)
}

test.each([
  [{ to: 'everyone' }, ['cork', 'dublin', 'cook', 'barber']],
  [{ to: 'clients' }, ['cork', 'dublin']],
  [{ to: 'vendors' }, ['cook', 'barber']],
  [{ to: 'town', town: ' córk ' }, ['cork', 'cook']],
  [{ to: 'speciality', speciality: 'Personal Chef' }, ['cook']],
  [
    { to: 'groups', groups: [{ role: 'clients', town: 'Cork' }, { role: 'vendors' }] },
    ['cork', 'cook', 'barber'],
  ],
  [
    {
      to: 'groups',
      groups: [{ role: 'clients' }, { role: 'vendors', town: 'cork', speciality: 'Personal Chef' }],
    },
    ['cork', 'dublin', 'cook'],
  ],
  [
    {
      to: 'groups',
      groups: [
        { role: 'vendors', town: 'Cork' },
        { role: 'vendors', speciality: 'Personal Chef' },
      ],
    },
    ['cook'],
  ],
])('%j reaches %j and nobody else', async (audience, names) => {
  expect(await count(audience)).toBe(names.length)
  const text = `To ${JSON.stringify(audience)}`
  expect((await say(text, audience)).status).toBe(200)
  expect(await told(text)).toEqual(names)
})

test('only those hear it live', async () => {
  const tabs = await Promise.all(Object.values(people).map((actor) => openTab(app, actor)))
  await say('Cooks only.', { to: 'speciality', speciality: 'Personal Chef' })
  await say('Now everybody.', { to: 'everyone' })
  const heard = await Promise.all(
    tabs.map(async (tab) => {
      await expect.poll(() => tab.heard.receive_notification.at(-1)).toEqual({ message: 'Now everybody.' })
      return tab.heard.receive_notification.map(({ message }) => message)
    }),
  )
  for (const tab of tabs) tab.socket.close()
  expect(heard).toEqual([
    ['Now everybody.'],
    ['Now everybody.'],
    ['Cooks only.', 'Now everybody.'],
    ['Now everybody.'],
  ])
})

test('only those of the group are mailed, of those who asked for it', async () => {
  // Announcements from before go by mail to those who wanted it then.
  await drained(app)
  for (const [actor, base] of [
    [people.cork, '/api/user'],
    [people.cook, '/api/pro'],
  ] as const) {
    await actor.call('PUT', `${base}/notice-choices`, {
      topic: 'announcements',
      channel: 'mail',
      wanted: true,
    })
  }
  await say('For cooks.', { to: 'speciality', speciality: 'Personal Chef' })
  await drained(app)
  await say('For both.', { to: 'town', town: 'Cork' })
  const [mail] = await mailsTo(app, people.cork.email)
  expect(mail!.text).toContain('For both.')
  expect((await mailsTo(app, people.cook.email, 2))[0]!.text).toContain('For cooks.')
})

test('a group of nobody is refused, and so is what is no group', async () => {
  expect(await count({ to: 'town', town: 'Atlantis' })).toBe(0)
  const { status, body } = await say('Anybody there?', { to: 'town', town: 'Atlantis' })
  expect({ status, fields: body.fields }).toEqual({
    status: 400,
    fields: { audience: 'No one is in this group.' },
  })
  for (const town of ['.*', '\\', '(', '%', '[[:alpha:]]']) expect(await count({ to: 'town', town })).toBe(0)
  for (const wrong of [
    { to: 'admins' },
    { to: 'town' },
    { to: 'speciality', speciality: 'Plumber' },
    { to: 'groups', groups: [] },
    { to: 'groups', groups: [{ role: 'admins' }] },
    { to: 'groups', groups: Array.from({ length: 6 }, () => ({ role: 'clients' })) },
    'all',
  ]) {
    expect((await say('Hello', wrong)).status).toBe(400)
  }
})

test('what was announced is listed with who has read it', async () => {
  await say('Read me.', { to: 'clients' })
  await people.cork.call('PATCH', '/api/notifications/mark-read')
  const { body } = await admin.call('GET', '/api/admin/broadcasts?pageSize=1')
  expect(body.total).toBeGreaterThan(1)
  expect(body.broadcasts).toMatchObject([
    { content: 'Read me.', audience: { to: 'clients' }, people: 2, read: 1, sentBy: 'Maeve Tierney' },
  ])
  expect((await people.cook.call('GET', '/api/admin/broadcasts')).status).toBe(403)
})

test('an announcement to a town or to groups is listed as it was sent', async () => {
  for (const audience of [
    { to: 'town', town: 'Cork' },
    {
      to: 'groups',
      groups: [
        { role: 'clients', town: 'Cork' },
        { role: 'vendors', speciality: 'Personal Chef' },
      ],
    },
  ]) {
    await say('Listed.', audience)
    const { status, body } = await admin.call('GET', '/api/admin/broadcasts?pageSize=1')
    expect(status).toBe(200)
    expect(body.broadcasts).toMatchObject([{ audience }])
  }
})
