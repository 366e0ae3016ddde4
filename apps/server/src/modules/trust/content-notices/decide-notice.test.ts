import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { createCompleted } from '../../../testing/completed.ts'
import { drained } from '../../../testing/drained.ts'
import { linkIn, mailsTo, newestMailTo } from '../../../testing/mails.ts'
import { ATTACHED_PATH, sendPicture, pictureWithPlace, uploadPhoto } from '../../../testing/photo-forms.ts'
import { send } from '../../../testing/requests.ts'
import { openTab } from '../../../testing/sockets.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp({
  start: new Date('2026-11-18T12:00:00Z'),
  env: { RATE_LIMIT_FACTOR: '100' },
})
const admin = ownActor(app, createAdmin)

const NIALL = { name: 'Niall Quinn', email: 'niall@example.test' }
const SAID = { reason: 'illegal', text: 'It gives out my address.', goodFaith: true }
const report = async (who: Actor | null, what: object, by: object = NIALL) => {
  const body = { ...SAID, ...by, ...what }
  const path = '/api/notices-of-content'
  const reply = await (who ? who.call('POST', path, body) : send(app, 'POST', path, body))
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.noticeId as string
}
const REASONS = {
  ground: 'law',
  provision: 'GDPR, article 6',
  facts: 'It gave a private home address.',
  toReporter: 'A home address is private.',
}
const decide = (id: string, body: object, who = admin) =>
  who.call('POST', `/api/admin/content-notices/${id}/decision`, body)
const remove = (id: string) => decide(id, { decision: 'remove', ...REASONS })
const show = async (id: string) => (await admin.call('GET', `/api/admin/content-notices/${id}`)).body
const decisionsOf = async (actor: Actor, site = 'user') =>
  (await actor.call('GET', `/api/${site}/decisions`)).body.rows

/** A client and a vendor with a message of the client's. */
async function createChat(text = 'Hello') {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const tab = await openTab(app, client)
  const sent = await tab.send(vendor.id, text)
  tab.socket.close()
  if (!sent.success) throw new Error(sent.message)
  return { client, vendor, messageId: sent.message._id }
}

/** A visible review by a client, of one star. */
async function createReview() {
  const pair = await createCompleted(app)
  const path = `appointments/${pair.appointmentId}/review`
  await pair.client.call('PUT', `/api/user/${path}`, { stars: 1, text: 'She lives at 4 Elm Row.' })
  await pair.vendor.call('PUT', `/api/pro/${path}`, { stars: 5 })
  const { body } = await send(app, 'GET', `/api/vendor/${pair.vendor.id}/reviews`)
  return { ...pair, reviewId: body.reviews[0]._id as string }
}
const reviewsOf = async (vendor: Actor) => (await send(app, 'GET', `/api/vendor/${vendor.id}/reviews`)).body

describe('a report', () => {
  test('keeps the content as it was, for the team alone', async () => {
    const vendor = await createVendor(app, { about: 'Ring me at home, 4 Elm Row.' })
    const id = await report(null, { kind: 'profile', id: vendor.id })
    await app.runtime.pool.query(`update vendor set about = 'Cuts and colours' where id = $1`, [vendor.id])
    expect(await show(id)).toMatchObject({
      notice: {
        _id: id,
        kind: 'profile',
        reason: 'illegal',
        text: SAID.text,
        decideBy: expect.stringMatching(/^2026-11-20T12:/),
        author: { _id: vendor.id, name: vendor.name, role: 'vendor' },
        reporter: { ...NIALL, accountId: null },
        content: { text: 'Ring me at home, 4 Elm Row.', stars: null, hasPhoto: false },
        isShown: false,
        page: `/appointment/${vendor.id}`,
        takenBy: null,
        decision: null,
        decisions: ['none', 'redact', 'remove', 'suspend'],
      },
      messages: [],
      alike: 1,
      statements: [],
    })
    for (const who of [vendor, await createClient(app)]) {
      expect((await who.call('GET', `/api/admin/content-notices/${id}`)).status).toBe(403)
    }
    expect((await admin.call('GET', `/api/admin/content-notices/${randomUUID()}`)).status).toBe(404)
  })

  test('of a message comes with the chat around it, and the log says who read it', async () => {
    const { vendor, messageId } = await createChat('I know where you live')
    const id = await report(vendor, { kind: 'message', id: messageId })
    const { messages, notice } = await show(id)
    expect(messages).toMatchObject([{ _id: messageId, from: 'client', content: 'I know where you live' }])
    expect(notice).toMatchObject({ decisions: ['none', 'redact', 'remove', 'block'], page: null })
    const audit = await admin.call('GET', `/api/admin/audit?subject=${id}`)
    expect(audit.body.entries).toMatchObject([{ action: 'chat.read' }])
  })

  test('stands in a list: open ones oldest first, with filters and pages', async () => {
    const vendor = await createVendor(app, { name: 'Zita Quirke' })
    const [first, second, third] = [
      await report(null, { kind: 'profile', id: vendor.id }),
      (app.clock.advance(0.01), await report(null, { kind: 'profile', id: vendor.id, reason: 'rules' })),
      (app.clock.advance(0.01), await report(null, { kind: 'profile', id: vendor.id })),
    ]
    const list = async (query: string) =>
      (await admin.call('GET', `/api/admin/content-notices?${query}`)).body
    const ids = ({ rows }: { rows: { _id: string }[] }) => rows.map(({ _id }) => _id)
    const page = await list('search=quirke&limit=2')
    expect(page).toMatchObject({ total: 3, counts: { open: 3, decided: 0 } })
    expect(ids(page)).toEqual([first, second])
    const next = await list(`search=quirke&limit=2&cursor=${page.nextCursor}`)
    expect(ids(next)).toEqual([third])
    expect(next.nextCursor).toBeNull()
    expect(ids(await list('search=quirke&reason=rules'))).toEqual([second])
    expect(ids(await list('search=quirke&kind=photo'))).toEqual([])
    expect(ids(await list(`search=${third}`))).toEqual([third])
    expect((await admin.call('GET', '/api/admin/content-notices?cursor=x')).status).toBe(400)
    // One decision answers all three.
    expect((await show(second!)).alike).toBe(3)
    expect((await decide(first!, { decision: 'none', toReporter: 'Nothing is wrong.' })).status).toBe(200)
    expect(ids(await list('status=decided&search=quirke')).toSorted()).toEqual(
      [first, second, third].toSorted(),
    )
  })

  test('is taken by whoever works on it, and left', async () => {
    const vendor = await createVendor(app)
    const id = await report(null, { kind: 'profile', id: vendor.id })
    const take = (who: Actor, taken: boolean) =>
      who.call('POST', `/api/admin/content-notices/${id}/take`, { taken })
    const other = await createAdmin(app, { name: 'Orla Daly' })
    await take(admin, true)
    await take(other, false)
    expect((await show(id)).notice.takenBy).toMatchObject({ _id: admin.id })
    await take(other, true)
    expect((await show(id)).notice.takenBy).toMatchObject({ _id: other.id, name: 'Orla Daly' })
    await take(other, false)
    expect((await show(id)).notice.takenBy).toBeNull()
  })
})

describe('a decision', () => {
  test('to keep the content tells the reporter alone, with the ways to object', async () => {
    const vendor = await createVendor(app)
    const by = { name: 'Una Roche', email: `una-${randomUUID()}@example.test` }
    const id = await report(null, { kind: 'profile', id: vendor.id }, by)
    const toReporter = 'An opinion is allowed.'
    expect((await decide(id, { decision: 'none', toReporter })).status).toBe(200)
    const mail = await newestMailTo(app, by.email, 2)
    expect(mail.subject).toBe('We decided on your report')
    for (const part of [toReporter, 'Coimisiún na Meán', 'free of charge']) expect(mail.text).toContain(part)
    const key = linkIn(mail).pathname.split('/').at(-1)
    const shown = await send(app, 'POST', '/api/decisions/show', { decision: key })
    expect(shown.body).toMatchObject({
      statement: null,
      notice: { _id: id, decision: 'none', reasons: toReporter, mayComplain: true },
    })
    expect(JSON.stringify(shown.body)).not.toContain(vendor.id)
    expect(await decisionsOf(vendor, 'pro')).toEqual([])
    expect(await decide(id, { decision: 'none', toReporter })).toMatchObject({
      status: 409,
      body: { code: 'NOTICE_DECIDED' },
    })
  })

  test('to remove a review takes it off the page, and its author gets the reasons and not the reporter', async () => {
    const { client, vendor, reviewId } = await createReview()
    const id = await report(
      vendor,
      { kind: 'review', id: reviewId },
      { name: vendor.name, email: vendor.email },
    )
    expect((await remove(id)).status).toBe(200)
    expect(await reviewsOf(vendor)).toMatchObject({ total: 0, rating: null })
    const [own] = await decisionsOf(client)
    expect(own).toMatchObject({
      measure: 'remove',
      kind: 'review',
      ground: 'law',
      provision: 'GDPR, article 6',
      facts: REASONS.facts,
      fromReport: true,
      automated: false,
    })
    const mail = await newestMailTo(app, client.email)
    expect(mail.subject).toBe('We removed your review')
    for (const text of [
      mail.text,
      JSON.stringify(own),
      JSON.stringify((await client.call('GET', '/api/notifications')).body),
    ]) {
      expect(text).not.toContain(vendor.email)
      expect(text).not.toContain(SAID.text)
    }
    const listed = await vendor.call('GET', '/api/pro/notices-of-content')
    expect(listed.body.rows).toMatchObject([{ _id: id, decision: 'remove' }])
    const byId = await vendor.call('POST', '/api/decisions/show', { decision: id })
    expect(byId.body.notice).toMatchObject({
      decision: 'remove',
      reasons: REASONS.toReporter,
      mayComplain: false,
    })
    const audit = await admin.call('GET', `/api/admin/audit?subject=${id}`)
    expect(audit.body.entries[0]).toMatchObject({ action: 'notice.decided', reason: REASONS.facts })
  })

  test('to remove a message replaces its words for both, at once and in every list', async () => {
    const { client, vendor, messageId } = await createChat('I know where you live')
    const tab = await openTab(app, vendor)
    const id = await report(vendor, { kind: 'message', id: messageId })
    await remove(id)
    await tab.hears('message_changed')
    const removed = 'This message was removed by our team'
    expect(tab.heard.message_changed[0]).toMatchObject({
      _id: messageId,
      content: expect.stringContaining(removed),
    })
    tab.socket.close()
    for (const path of [`/api/pro/messages/${client.id}`, '/api/pro/inbox']) {
      const text = JSON.stringify((await vendor.call('GET', path)).body)
      expect(text).toContain(removed)
      expect(text).not.toContain('where you live')
    }
    const { notice } = await show(id)
    expect(notice).toMatchObject({ content: { text: 'I know where you live' }, isShown: false })
  })

  test('to remove a photo of work takes its files down too; its vendor cannot restore it', async () => {
    const vendor = await createVendor(app)
    const added = await sendPicture(vendor, '/api/pro/photos', await pictureWithPlace(480, 400))
    await drained(app)
    const photoId = added.body.photo._id
    const page = await vendor.call('GET', '/api/pro/photos')
    const address = JSON.stringify(page.body).match(/[^"]*\/images\/[a-z0-9-]+-480\.webp/)![0]
    const file = () => fetch(new URL(address, app.url))
    expect((await file()).status).toBe(200)
    const id = await report(null, { kind: 'photo', id: photoId })
    expect((await show(id)).notice.content).toMatchObject({ hasPhoto: true })
    const photo = await fetch(`${app.url}/api/admin/content-notices/${id}/photo`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp'])
    await remove(id)
    await drained(app)
    expect((await file()).status).toBe(404)
    expect((await vendor.call('GET', '/api/pro/photos')).body.total).toBe(0)
    expect((await vendor.call('POST', `/api/pro/photos/${photoId}/restore`)).status).toBe(404)
  })

  test('reaches a photo of work that its vendor removed and could restore', async () => {
    const vendor = await createVendor(app)
    const added = await sendPicture(vendor, '/api/pro/photos', await pictureWithPlace(480, 400))
    await drained(app)
    const photoId = added.body.photo._id
    const id = await report(null, { kind: 'photo', id: photoId })
    expect((await vendor.call('DELETE', `/api/pro/photos/${photoId}`)).status).toBe(200)
    expect((await show(id)).notice).toMatchObject({ isShown: true })
    await remove(id)
    expect((await vendor.call('POST', `/api/pro/photos/${photoId}/restore`)).status).toBe(404)
    expect((await vendor.call('GET', '/api/pro/decisions')).body.rows).toMatchObject([{ measure: 'remove' }])
  })

  test('to remove a photo of a chat leaves the words of its message', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const photoId = await uploadPhoto(client, 'client')
    const tab = await openTab(app, client)
    await tab.send(vendor.id, 'Look', [photoId])
    tab.socket.close()
    const id = await report(vendor, { kind: 'photo', id: photoId })
    await remove(id)
    const { body } = await vendor.call('GET', `/api/pro/messages/${client.id}`)
    expect(body.messages).toMatchObject([{ content: 'Look' }])
    expect(body.messages[0].photos).toBeUndefined()
    const file = await fetch(`${app.url}${ATTACHED_PATH.vendor}/${photoId}?size=full`, {
      headers: { authorization: `Bearer ${vendor.token}` },
    })
    expect(file.status).toBe(404)
  })

  test('to suspend takes the text and the listing, and cancels what is unpaid', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const appointmentId = await insertAppointmentRow(app, { client, vendor })
    const id = await report(null, { kind: 'profile', id: vendor.id })
    const suspend = () => admin.call('POST', `/api/admin/content-notices/${id}/suspension`, REASONS)
    const replies = await Promise.all([suspend(), suspend()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await send(app, 'GET', `/api/vendor/${vendor.id}`)).status).toBe(404)
    const { rows } = await app.runtime.pool.query('select cancelled_by from appointment where id = $1', [
      appointmentId,
    ])
    expect(rows).toEqual([{ cancelled_by: 'admin' }])
    expect(await decisionsOf(vendor, 'pro')).toMatchObject([{ measure: 'suspend', kind: 'profile' }])
    const mails = await mailsTo(app, vendor.email, 2)
    expect(mails.map(({ subject }) => subject)).toContain('Your profile is suspended')
  })

  test('to block a person ends what it can do', async () => {
    const { client, vendor } = await createChat()
    const id = await report(vendor, { kind: 'person', id: client.id })
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'DECISION_IMPOSSIBLE' } })
    expect((await decide(id, { decision: 'block', ...REASONS })).status).toBe(200)
    const booking = await client.call('POST', '/api/user/waitlist', {})
    expect(booking.body.code).toBe('ACCOUNT_BLOCKED')
    expect(await decisionsOf(client)).toMatchObject([{ measure: 'block', kind: null, fromReport: true }])
  })

  test('to block a person stands in the audit log of that person, with the decision itself', async () => {
    const { client, vendor } = await createChat()
    const id = await report(vendor, { kind: 'person', id: client.id })
    await decide(id, { decision: 'block', ...REASONS })
    const log = async (query: string) => (await admin.call('GET', `/api/admin/audit?${query}`)).body.entries
    expect(await log(`subject=${client.id}`)).toMatchObject([
      { action: 'account.blocked', reason: REASONS.facts, admin: { _id: admin.id } },
    ])
    const actions = (await log(`person=${client.id}`)).map(({ action }: { action: string }) => action)
    expect(actions).toEqual(expect.arrayContaining(['account.blocked', 'notice.decided']))
  })

  test.each([
    ['a vendor is not blocked', 'profile', 'block'],
    ['a client is not suspended', 'review', 'suspend'],
  ])('%s', async (_what, kind, measure) => {
    const { vendor, reviewId } = await createReview()
    const id = await report(null, { kind, id: kind === 'review' ? reviewId : vendor.id })
    const reply =
      measure === 'suspend'
        ? await admin.call('POST', `/api/admin/content-notices/${id}/suspension`, REASONS)
        : await decide(id, { decision: measure, ...REASONS })
    expect(reply).toMatchObject({ status: 409, body: { code: 'DECISION_IMPOSSIBLE' } })
    expect((await show(id)).notice.decision).toBeNull()
  })

  test('needs reasons, content that is there, and an admin', async () => {
    const { vendor, reviewId } = await createReview()
    const id = await report(null, { kind: 'review', id: reviewId })
    const { facts: _, ...withoutFacts } = REASONS
    for (const body of [
      { decision: 'none' },
      { decision: 'remove', ...withoutFacts },
      { decision: 'suspend', ...REASONS },
    ]) {
      expect((await decide(id, body)).status).toBe(400)
    }
    expect((await decide(id, { decision: 'none', toReporter: 'x' }, vendor)).status).toBe(403)
    await vendor.call('PUT', `/api/pro/reviews/${reviewId}/reply`, { text: 'Thanks.' })
    const gone = await report(null, { kind: 'reply', id: reviewId })
    await admin.call('POST', `/api/admin/reviews/${reviewId}/hide`, { reason: 'It names a neighbour.' })
    expect(await remove(gone)).toMatchObject({ status: 409, body: { code: 'DECISION_IMPOSSIBLE' } })
    expect((await decide(gone, { decision: 'none', toReporter: 'It is gone already.' })).status).toBe(200)
  })
})

test('hiding a review decides the open reports of it, and tells each reporter the ground', async () => {
  const { client, reviewId } = await createReview()
  const emails = ['one', 'two'].map((name) => `${name}-${reviewId}@example.test`)
  const ids = []
  for (const email of emails) {
    ids.push(await report(null, { kind: 'review', id: reviewId }, { name: 'Niall Quinn', email }))
  }
  const hide = { reason: 'It names a neighbour.', ground: 'law', provision: 'GDPR, article 6' }
  expect((await admin.call('POST', `/api/admin/reviews/${reviewId}/hide`, hide)).status).toBe(200)
  for (const id of ids) {
    expect((await show(id)).notice).toMatchObject({ decision: 'remove', decidedBy: { _id: admin.id } })
  }
  for (const email of emails) {
    const { text } = await newestMailTo(app, email, 2)
    expect(text).toContain('We removed it.')
    expect(text).toContain('It goes against GDPR, article 6.')
    expect(text).not.toContain(hide.reason)
  }
  expect(await decisionsOf(client)).toMatchObject([
    { measure: 'remove', facts: hide.reason, fromReport: true },
  ])
})

test('other restrictions carry reasons too: hidden reviews, suspensions by hand and by an expired document', async () => {
  const { client, vendor, reviewId } = await createReview()
  await admin.call('POST', `/api/admin/reviews/${reviewId}/hide`, { reason: 'It names a neighbour.' })
  expect(await decisionsOf(client)).toMatchObject([
    { measure: 'remove', kind: 'review', ground: 'terms', facts: 'It names a neighbour.', fromReport: false },
  ])
  await admin.call('POST', `/api/admin/reviews/${reviewId}/show`, { reason: 'The neighbour agreed.' })
  expect(await decisionsOf(client)).toMatchObject([{ liftedAt: expect.any(String) }])
  const suspended = await admin.call('POST', `/api/admin/vendors/${vendor.id}/suspend`, {
    reason: 'Three clients waited in vain.',
  })
  expect(suspended.status).toBe(200)
  expect(await decisionsOf(vendor, 'pro')).toMatchObject([
    { measure: 'suspend', kind: null, facts: 'Three clients waited in vain.', liftedAt: null },
  ])
})
