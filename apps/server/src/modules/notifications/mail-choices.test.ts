import { expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { drained } from '../../testing/drained.ts'
import { mailsTo } from '../../testing/mails.ts'
import { mailAnnouncementJob } from './events.ts'
import { queueAnnouncementBatch } from './mail-announcement.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp({ env: { PUBLIC_URL: 'https://anseo.example' } })

const choose = (actor: Actor, base: string, topic: string, wanted: boolean) =>
  actor.call('PUT', `${base}/notice-choices`, { topic, channel: 'mail', wanted })

const noticesOf = async (actor: Actor, base: string): Promise<string[]> =>
  (await actor.call('GET', `${base}/notifications`)).body.notifications.map(
    ({ content }: { content: string }) => content,
  )

async function confirm(client: Actor, vendor: Actor) {
  const id = await insertAppointmentRow(app, { client, vendor })
  expect((await vendor.call('POST', `/api/pro/appointments/${id}/confirm`)).status).toBe(200)
}

test('who wants no mails about bookings has the notice all the same, and mails of other topics', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  await choose(client, '/api/user', 'bookings', false)
  await confirm(client, vendor)
  await mailsTo(app, vendor.email)
  expect(await noticesOf(client, '/api')).toEqual([expect.stringContaining('Confirmed: ')])
  await choose(client, '/api/user', 'bookings', true)
  await confirm(client, await createVendor(app, { name: 'Róisín Walsh' }))
  expect(await mailsTo(app, client.email)).toEqual([
    expect.objectContaining({ subject: expect.stringContaining('with Róisín Walsh') }),
  ])
})

test('a mail that can be chosen says where, on the site of its reader', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  await confirm(client, vendor)
  for (const [actor, page] of [
    [client, 'https://anseo.example/my-profile#notifications'],
    [vendor, 'https://anseo.example/pro/profile#notifications'],
  ] as const) {
    const [mail] = await mailsTo(app, actor.email)
    expect(mail!.text.split('\n')).toContain(page)
    expect(mail!.html).toContain(`href="${page}"`)
  }
})

test('what is decided about an account comes by mail whatever was chosen, and offers no choice', async () => {
  const [admin, vendor] = [await createAdmin(app), await createVendor(app, { verifiedAt: null })]
  await choose(vendor, '/api/pro', 'bookings', false)
  const exception = { exception: 'Every document was seen.' }
  expect((await admin.call('POST', `/api/admin/vendors/${vendor.id}/verify`, exception)).status).toBe(200)
  const [mail] = await mailsTo(app, vendor.email)
  expect(mail!.subject).toBe("You're verified")
  expect(mail!.text).not.toContain('#notifications')
})

test('an announcement comes by mail to who asked for it, and to nobody else', async () => {
  const [admin, client, vendor] = [await createAdmin(app), await createClient(app), await createVendor(app)]
  await choose(client, '/api/user', 'announcements', true)
  await choose(vendor, '/api/pro', 'announcements', false)
  const content = 'Closed on Monday.\nBack on Tuesday.'
  expect((await admin.call('POST', '/api/admin/broadcasts', { content })).status).toBe(200)
  const [mail] = await mailsTo(app, client.email)
  expect(mail).toMatchObject({ subject: 'Announcement from Anseo' })
  expect(mail!.text).toContain('Closed on Monday.\n\nBack on Tuesday.')
  const { rows } = await app.runtime.pool.query('select "to" from caught_mail where subject = $1', [
    mail!.subject,
  ])
  expect(rows).toEqual([{ to: client.email }])
})

test('an announcement whose job is taken for lost is mailed once', async () => {
  const client = await createClient(app)
  await choose(client, '/api/user', 'announcements', true)
  const payload = { content: 'Closed on Monday.', after: null }
  const { rows } = await app.runtime.pool.query<{ id: string }>(
    "select id from graphile_worker.add_job($1, $2::json, run_at := now() + interval '1 day')",
    [mailAnnouncementJob.name, JSON.stringify(payload)],
  )
  const take = () => queueAnnouncementBatch(app.runtime, payload, rows[0]!)
  await Promise.all([take(), take()])
  await take()
  await drained(app)
  expect(await mailsTo(app, client.email)).toHaveLength(1)
})
