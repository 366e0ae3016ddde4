import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { createCompleted } from '../../../testing/completed.ts'
import { drained } from '../../../testing/drained.ts'
import { linkIn, mailsTo, newestMailTo } from '../../../testing/mails.ts'
import { pictureWithPlace, sendPicture } from '../../../testing/photo-forms.ts'
import { send } from '../../../testing/requests.ts'
import { openTab } from '../../../testing/sockets.ts'
import { endDueRestrictions } from './end-due-restrictions.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ start: new Date('2026-11-18T23:45:00Z') })
const admin = ownActor(app, () => createAdmin(app, { name: 'Maeve Tierney' }))
const other = ownActor(app, () => createAdmin(app, { name: 'Orla Daly' }))

const TEXT = 'Avoid. She stole a ring from my mother and lives at 4 Elm Row. Also late.'
const PASSAGES = ['She stole a ring from my mother', '4 Elm Row']
const REDACTED = 'Avoid. [removed] and lives at [removed]. Also late.'
const GROUND = { ground: 'law', provision: 'GDPR, article 6' }
const REASONS = { ...GROUND, facts: 'It gave a private address.', toReporter: 'It is private.' }
const HIDING = { ...GROUND, facts: 'It seems to give a private address.' }
const mark = (text: string, passages: readonly string[] = PASSAGES) => ({
  text,
  passages: passages.map((words) => ({ from: text.indexOf(words), to: text.indexOf(words) + words.length })),
})

async function report(what: { kind: string; id: string }, who: Actor | null = null) {
  const email = `reporter-${randomUUID()}@example.test`
  const said = { reason: 'illegal', text: 'My address.', name: 'Niall Quinn', email, goodFaith: true }
  const path = '/api/notices-of-content'
  const reply = await (who
    ? who.call('POST', path, { ...said, ...what })
    : send(app, 'POST', path, { ...said, ...what }))
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return { id: reply.body.noticeId as string, email }
}
const at = (id: string, step: string, body: object, who = admin) =>
  who.call('POST', `/api/admin/content-notices/${id}/${step}`, body)
const hide = (id: string, who = admin) => at(id, 'hide', HIDING, who)
const decide = (id: string, body: object, who = admin) => at(id, 'decision', { ...REASONS, ...body }, who)
const keep = (id: string) => at(id, 'decision', { decision: 'none', toReporter: 'It is an opinion.' })
const redact = (id: string, text = TEXT) => decide(id, { decision: 'redact', marked: mark(text) })
const show = async (id: string) => (await admin.call('GET', `/api/admin/content-notices/${id}`)).body.notice
const lift = (id: string, who = admin) =>
  who.call('POST', `/api/admin/decisions/${id}/lift`, { reason: 'It was another address.' })
const sweep = () => endDueRestrictions(app.runtime)
const ok = (reply: { status: number; body: unknown }) => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}
const subjectsOf = async (actor: Actor, count: number) =>
  (await mailsTo(app, actor.email, count)).map(({ subject }) => subject)

/** A piece of content as people see it, with its author. */
interface Content {
  kind: string
  id: string
  author: Actor
  site: 'user' | 'pro'
  /** Who may report it; null for everyone. */
  reporter: Actor | null
  read: () => Promise<string>
}

/** A visible review by a client with a reply. */
async function createReview(text: string | null = TEXT, reply = 'Thanks.') {
  const pair = await createCompleted(app)
  const path = `appointments/${pair.appointmentId}/review`
  await pair.client.call('PUT', `/api/user/${path}`, { stars: 1, ...(text && { text }) })
  await pair.vendor.call('PUT', `/api/pro/${path}`, { stars: 5 })
  const reviews = async () => (await send(app, 'GET', `/api/vendor/${pair.vendor.id}/reviews`)).body
  const id: string = (await reviews()).reviews[0]._id
  await pair.vendor.call('PUT', `/api/pro/reviews/${id}/reply`, { text: reply })
  return { ...pair, id, reviews }
}

const CONTENTS = {
  profile: async (): Promise<Content> => {
    const author = await createVendor(app, { about: TEXT })
    const read = async () => JSON.stringify((await send(app, 'GET', `/api/vendor/${author.id}`)).body)
    return { kind: 'profile', id: author.id, author, site: 'pro', reporter: null, read }
  },
  review: async (): Promise<Content> => {
    const { id, client, reviews } = await createReview()
    const read = async () => JSON.stringify(await reviews())
    return { kind: 'review', id, author: client, site: 'user', reporter: null, read }
  },
  reply: async (): Promise<Content> => {
    const { id, vendor, reviews } = await createReview('Fine.', TEXT)
    const read = async () => JSON.stringify(await reviews())
    return { kind: 'reply', id, author: vendor, site: 'pro', reporter: null, read }
  },
  message: async (): Promise<Content> => {
    const [author, vendor] = [await createClient(app), await createVendor(app)]
    const tab = await openTab(app, author)
    const sent = await tab.send(vendor.id, TEXT)
    tab.socket.close()
    const id = sent.success ? sent.message._id : ''
    const read = async () =>
      JSON.stringify((await vendor.call('GET', `/api/pro/messages/${author.id}`)).body.messages)
    return { kind: 'message', id, author, site: 'user', reporter: vendor, read }
  },
  photo: async (): Promise<Content> => {
    const author = await createVendor(app)
    const added = await sendPicture(author, '/api/pro/photos', await pictureWithPlace(400, 400), {
      fields: { words: TEXT },
    })
    await drained(app)
    const id: string = added.body.photo._id
    const read = async () => JSON.stringify((await author.call('GET', '/api/pro/photos')).body)
    return { kind: 'photo', id, author, site: 'pro', reporter: null, read }
  },
}
const TEXTS = ['profile', 'review', 'reply', 'message'] as const
const KINDS = [...TEXTS, 'photo'] as const

const decisionsOf = async ({ author, site }: Content) =>
  (await author.call('GET', `/api/${site}/decisions`)).body.rows
const isShown = async ({ kind, id, read }: Content) => {
  const text = await read()
  return kind === 'photo' ? text.includes(id) : text.includes('4 Elm Row')
}
const restricted = async (kind: keyof typeof CONTENTS) => {
  const content = await CONTENTS[kind]()
  const notice = await report(content, content.reporter)
  expect(await isShown(content)).toBe(true)
  return { content, notice }
}
/** Has the latest decision reversed by a complaint of its addressee. */
async function reverse(content: Content) {
  const [{ _id: decision }] = await decisionsOf(content)
  const sent = await content.author.call('POST', '/api/complaints', { decision, text: 'It is my own shop.' })
  ok(sent)
  const path = `/api/admin/complaints/${sent.body.complaintId}/answer`
  ok(await other.call('POST', path, { outcome: 'reversed', answer: 'It is a shop.' }))
}

describe('hidden while it is decided', () => {
  test.each(KINDS)('a %s is gone at once, and back when it is kept', async (kind) => {
    const { content, notice } = await restricted(kind)
    ok(await hide(notice.id))
    await drained(app)
    expect(await isShown(content)).toBe(false)
    const [own] = await decisionsOf(content)
    expect(own).toMatchObject({
      measure: 'hide',
      kind,
      ...GROUND,
      facts: HIDING.facts,
      fromReport: true,
      liftedAt: null,
      mayComplain: true,
    })
    expect(await show(notice.id)).toMatchObject({
      hidden: [{ _id: own._id, by: { _id: admin.id, name: 'Maeve Tierney' }, until: null, endedBy: null }],
    })
    ok(await keep(notice.id))
    await drained(app)
    expect(await isShown(content)).toBe(true)
    expect(await decisionsOf(content)).toMatchObject([{ _id: own._id, liftedAt: expect.any(String) }])
    expect(await show(notice.id)).toMatchObject({
      hidden: [{ until: expect.any(String), endedBy: { _id: admin.id } }],
    })
    const told = (await mailsTo(app, content.author.email, 2)).slice(-2)
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^We've hidden your .* while we decide$/),
      expect.stringMatching(/^Your .* is shown again$/),
    ])
    expect(told[0]!.text).toContain('This is provisional')
    for (const { text } of told) expect(text).not.toMatch(/Niall|reporter-/)
  })

  test.each(KINDS)('a %s stays away when it is removed, and a complaint brings it back', async (kind) => {
    const { content, notice } = await restricted(kind)
    ok(await hide(notice.id))
    ok(await decide(notice.id, { decision: 'remove' }))
    await drained(app)
    expect(await isShown(content)).toBe(false)
    expect(await decisionsOf(content)).toMatchObject([
      { measure: 'remove', liftedAt: null },
      { measure: 'hide', liftedAt: expect.any(String) },
    ])
    expect(await content.read()).not.toContain('team decides about it')
    await reverse(content)
    await drained(app)
    expect(await isShown(content)).toBe(true)
  })

  test.each(['profile', 'reply'] as const)(
    'a %s that its author has written again meanwhile is removed too, and a complaint brings it back',
    async (kind) => {
      const { content, notice } = await restricted(kind)
      ok(await hide(notice.id))
      const again = `${TEXT} And rude.`
      if (kind === 'reply') {
        ok(await content.author.call('PUT', `/api/pro/reviews/${content.id}/reply`, { text: again }))
      } else {
        const form = new FormData()
        form.set('about', again)
        ok(await content.author.call('PATCH', '/api/pro/profile', form))
      }
      expect(await isShown(content)).toBe(true)
      ok(await decide(notice.id, { decision: 'remove' }))
      expect(await isShown(content)).toBe(false)
      await reverse(content)
      expect(await content.read()).toContain(again)
    },
  )

  test('is hidden once, by support alone, while its report is open', async () => {
    const { notice, content } = await restricted('review')
    const alike = await report(content)
    const replies = await Promise.all([hide(notice.id), hide(alike.id), hide(notice.id)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await hide(alike.id)).toMatchObject({ body: { code: 'CONTENT_HIDDEN' } })
    for (const role of ['reader', 'vetting', 'finance'] as const) {
      const who = await createAdmin(app, { role })
      expect((await hide(notice.id, who)).status).toBe(403)
    }
    for (const body of [{}, { facts: ' ' }, { ...HIDING, ground: 'mood' }]) {
      expect((await at(notice.id, 'hide', body)).status).toBe(400)
    }
    expect((await hide(randomUUID())).status).toBe(404)
    ok(await keep(alike.id))
    expect(await hide(notice.id)).toMatchObject({ status: 409, body: { code: 'NOTICE_DECIDED' } })
    expect(await decisionsOf(content)).toHaveLength(1)
  })

  test('is for content: a person is not hidden', async () => {
    const { author, reporter } = await CONTENTS.message()
    const notice = await report({ kind: 'person', id: author.id }, reporter)
    expect(await hide(notice.id)).toMatchObject({ status: 409, body: { code: 'DECISION_IMPOSSIBLE' } })
  })

  test('ends before the decision when it is lifted, once, and can begin anew', async () => {
    const { content, notice } = await restricted('message')
    ok(await hide(notice.id))
    const [{ _id }] = await decisionsOf(content)
    const replies = await Promise.all([lift(_id), lift(_id)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await isShown(content)).toBe(true)
    ok(await hide(notice.id))
    expect((await show(notice.id)).hidden).toHaveLength(2)
    expect(await isShown(content)).toBe(false)
  })

  test('for a later report it is not shown with one that was decided before', async () => {
    const { content, notice } = await restricted('profile')
    ok(await keep(notice.id))
    const later = await report({ kind: content.kind, id: content.id }, content.reporter)
    ok(await hide(later.id))
    const shown = [await show(notice.id), await show(later.id)].map(({ hidden }) => hidden)
    expect(shown).toMatchObject([[], [{ until: null }]])
  })

  test('a review takes its stars out of the average meanwhile', async () => {
    const { id, reviews } = await createReview()
    const notice = await report({ kind: 'review', id })
    ok(await hide(notice.id))
    expect(await reviews()).toMatchObject({ total: 0, rating: null })
    ok(await keep(notice.id))
    expect(await reviews()).toMatchObject({ total: 1, rating: 1 })
  })

  test('a review is gone from what its reader was told, and back when it is kept', async () => {
    const { id, vendor } = await createReview()
    const told = async () => JSON.stringify((await vendor.call('GET', '/api/pro/notifications')).body)
    expect(await told()).toContain('4 Elm Row')
    const notice = await report({ kind: 'review', id })
    ok(await hide(notice.id))
    expect(await told()).not.toContain('4 Elm Row')
    ok(await keep(notice.id))
    expect(await told()).toContain('4 Elm Row')
  })

  test('a complaint about it shows it again, also one answered after the decision without harm', async () => {
    const first = await restricted('profile')
    ok(await hide(first.notice.id))
    await reverse(first.content)
    expect(await isShown(first.content)).toBe(true)

    const { content, notice } = await restricted('message')
    ok(await hide(notice.id))
    const [{ _id: decision }] = await decisionsOf(content)
    const sent = await content.author.call('POST', '/api/complaints', { decision, text: 'Mine.' })
    ok(await decide(notice.id, { decision: 'remove' }))
    const path = `/api/admin/complaints/${sent.body.complaintId}/answer`
    ok(await other.call('POST', path, { outcome: 'reversed', answer: 'It was fine to show it.' }))
    expect(await isShown(content)).toBe(false)
  })
})

test.each([
  ['removing', (id: string, seen: string) => decide(id, { decision: 'remove', seen })],
  ['hiding', (id: string, seen: string) => at(id, 'hide', { ...HIDING, seen })],
  ['suspending', (id: string, seen: string) => at(id, 'suspension', { ...REASONS, seen })],
])('%s a text is refused once it has changed since the admin read it', async (_what, act) => {
  const { content, notice } = await restricted('profile')
  await app.runtime.pool.query(`update vendor set about = 'Perms' where id = $1`, [content.id])
  expect(await show(notice.id)).toMatchObject({ isShown: false, exists: true, currentText: 'Perms' })
  expect(await act(notice.id, TEXT)).toMatchObject({ status: 409, body: { code: 'CONTENT_CHANGED' } })
  expect(await content.read()).toContain('Perms')
  ok(await act(notice.id, 'Perms'))
})

describe('passages', () => {
  test.each(TEXTS)(
    'of a %s are removed wherever it is shown, and a complaint restores them',
    async (kind) => {
      const { content, notice } = await restricted(kind)
      expect(await show(notice.id)).toMatchObject({
        currentText: TEXT,
        decisions: expect.arrayContaining(['redact']),
      })
      ok(await redact(notice.id))
      expect(await content.read()).toContain(REDACTED)
      const [own] = await decisionsOf(content)
      expect(own).toMatchObject({
        measure: 'redact',
        kind,
        passages: PASSAGES,
        endsAt: null,
        mayComplain: true,
      })
      const mails = await mailsTo(app, content.author.email)
      expect(mails.map(({ text }) => text).join()).toContain('2 passages')
      await reverse(content)
      expect(await isShown(content)).toBe(true)
      expect(await content.read()).not.toContain('[removed]')
    },
  )

  test.each(TEXTS)('of a hidden %s are removed and the rest is shown again', async (kind) => {
    const { content, notice } = await restricted(kind)
    ok(await hide(notice.id))
    expect((await show(notice.id)).currentText).toBe(TEXT)
    ok(await redact(notice.id))
    expect(await content.read()).toContain(REDACTED)
    await reverse(content)
    expect(await isShown(content)).toBe(true)
  })

  test('go from a review with its star kept, from notices, lists, files and exports', async () => {
    const { id, client, vendor, reviews } = await createReview()
    const notice = await report({ kind: 'review', id })
    ok(await redact(notice.id))
    expect(await reviews()).toMatchObject({ total: 1, rating: 1, reviews: [{ text: REDACTED, stars: 1 }] })
    const read = async (who: Actor, path: string) => JSON.stringify((await who.call('GET', path)).body)
    for (const text of [
      await read(vendor, '/api/pro/notifications'),
      await read(vendor, '/api/pro/reviews'),
      await read(client, '/api/user/reviews?status=done'),
      await read(admin, `/api/admin/reviews?vendorId=${vendor.id}`),
    ]) {
      expect(text).toContain(REDACTED)
      expect(text).not.toContain('4 Elm Row')
    }
  })

  test('are refused once the text has changed, and nothing is done', async () => {
    const { content, notice } = await restricted('profile')
    const about = `${TEXT} New: perms.`
    await app.runtime.pool.query('update vendor set about = $2 where id = $1', [content.id, about])
    expect(await redact(notice.id)).toMatchObject({ status: 409, body: { code: 'CONTENT_CHANGED' } })
    expect(await content.read()).toContain(TEXT)
    expect(await show(notice.id)).toMatchObject({ decision: null, currentText: about })
    ok(await redact(notice.id, about))
    expect(await content.read()).toContain(`${REDACTED} New: perms.`)
  })

  test('of a hidden profile are refused once its vendor has written another text', async () => {
    const { content, notice } = await restricted('profile')
    ok(await hide(notice.id))
    await app.runtime.pool.query(`update vendor set about = 'Perms' where id = $1`, [content.id])
    expect(await redact(notice.id)).toMatchObject({ status: 409, body: { code: 'CONTENT_CHANGED' } })
    ok(await keep(notice.id))
    expect(await content.read()).toContain('Perms')
  })

  test.each([
    ['without any', undefined, 400],
    ['with none marked', { text: TEXT, passages: [] }, 409],
    ['past the end', { text: TEXT, passages: [{ from: 4, to: 4000 }] }, 409],
    ['backwards', { text: TEXT, passages: [{ from: 9, to: 3 }] }, 409],
    [
      'that overlap',
      {
        text: TEXT,
        passages: [
          { from: 0, to: 9 },
          { from: 4, to: 12 },
        ],
      },
      409,
    ],
    ['in halves of a character', { text: TEXT, passages: [{ from: 0.5, to: 9 }] }, 400],
  ])('%s are refused', async (_what, marked, status) => {
    const { content, notice } = await restricted('review')
    expect((await decide(notice.id, { decision: 'redact', marked })).status).toBe(status)
    expect(await isShown(content)).toBe(true)
  })

  test('are not removed for a time, nor of a review without words', async () => {
    const first = await restricted('review')
    const timed = { decision: 'redact', marked: mark(TEXT), lastDay: '2026-11-18' }
    expect((await decide(first.notice.id, timed)).status).toBe(400)
    const { id } = await createReview(null)
    const notice = await report({ kind: 'review', id })
    expect((await show(notice.id)).decisions).toEqual(['none', 'remove', 'block'])
    expect(await redact(notice.id)).toMatchObject({ status: 409, body: { code: 'DECISION_IMPOSSIBLE' } })
  })

  test('are removed by the first of two admins', async () => {
    const { content, notice } = await restricted('message')
    const replies = await Promise.all([redact(notice.id), redact(notice.id)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await content.read()).toContain(REDACTED)
  })
})

/** In winter Dublin's midnight is that of UTC. */
const UNTIL = { lastDay: '2026-11-18' }
const after = new Date('2026-11-19T00:00:00Z')

describe('for a time', () => {
  /** The tests share a clock, which each sets back. */
  const inTime = async (work: () => Promise<void>) => {
    const start = app.clock.now()
    try {
      await work()
    } finally {
      app.clock.set(start)
    }
  }

  test.each(KINDS)('a %s is removed, and back after the last day, once', async (kind) => {
    await inTime(async () => {
      const { content, notice } = await restricted(kind)
      ok(await decide(notice.id, { decision: 'remove', ...UNTIL }))
      expect(await decisionsOf(content)).toMatchObject([{ measure: 'remove', endsAt: after.toISOString() }])
      const told = (await mailsTo(app, content.author.email)).map(({ text }) => text)
      expect(told.join()).toContain('Up to and including 18 November 2026')
      app.clock.set(new Date('2026-11-18T23:59:00Z'))
      await sweep()
      await drained(app)
      expect(await isShown(content)).toBe(false)
      app.clock.set(after)
      await Promise.all([sweep(), sweep()])
      await sweep()
      await drained(app)
      expect(await isShown(content)).toBe(true)
      const [own] = await decisionsOf(content)
      expect(own).toMatchObject({
        endedAt: expect.stringMatching(/^2026-11-19T00:00:0/),
        liftedAt: null,
        mayComplain: true,
      })
      const subjects = await subjectsOf(content.author, 2)
      expect(subjects.filter((subject) => subject.endsWith('is shown again'))).toHaveLength(1)
      expect(await lift(own._id)).toMatchObject({ status: 409, body: { code: 'DECISION_LIFTED' } })
      await reverse(content)
      await drained(app)
      expect(await isShown(content)).toBe(true)
    })
  })

  test('a client is blocked, and open again with what was removed still removed', async () => {
    await inTime(async () => {
      const { content, notice } = await restricted('message')
      ok(await decide(notice.id, { decision: 'block', ...UNTIL }))
      const mail = await newestMailTo(app, content.author.email)
      expect(mail.text).toContain('Up to and including 18 November 2026; your message stays removed')
      app.clock.set(after)
      await sweep()
      expect((await subjectsOf(content.author, 2)).at(-1)).toBe('Your account is open again')
      const profile = (await content.author.call('GET', '/api/user/get-profile')).body.userData
      expect(profile.blocked).toBeUndefined()
      expect(await isShown(content)).toBe(false)
      await reverse(content)
      expect(await isShown(content)).toBe(true)
    })
  })

  test('a client is blocked on its page, and unblocked early: the end does nothing more', async () => {
    await inTime(async () => {
      const client = await createClient(app)
      const call = (step: string, body: object) =>
        admin.call('POST', `/api/admin/people/${client.id}/${step}`, body)
      ok(await call('block', { reason: 'Threats.', ...UNTIL }))
      ok(await call('unblock', {}))
      app.clock.set(after)
      await sweep()
      expect(await subjectsOf(client, 2)).toEqual(['Your account is blocked', 'Your account is open again'])
      ok(await call('block', { reason: 'Threats again.' }))
      app.clock.set(new Date('2026-11-19T00:05:00Z'))
      await sweep()
      const { blocked } = (await client.call('GET', '/api/user/get-profile')).body.userData
      expect(blocked).toBe(true)
    })
  })

  test('a vendor is suspended, and listed again, which whoever waits for it hears', async () => {
    await inTime(async () => {
      const { content, notice } = await restricted('profile')
      const waiting = await createClient(app)
      const wish = { days: ['24_11_2026'], from: '10:00 AM', to: '12:00 PM', minutes: 120 }
      ok(await waiting.call('POST', '/api/user/waitlist', { vendorId: content.id, ...wish }))
      ok(await at(notice.id, 'suspension', { ...REASONS, ...UNTIL }))
      const page = () => send(app, 'GET', `/api/vendor/${content.id}`)
      expect((await page()).status).toBe(404)
      app.clock.set(after)
      await Promise.all([sweep(), sweep()])
      expect((await page()).status).toBe(200)
      expect(await isShown(content)).toBe(false)
      const mails = await mailsTo(app, content.author.email, 2)
      expect(mails.filter(({ subject }) => subject === 'Your suspension has ended')).toHaveLength(1)
      expect(mails.at(-1)!.text).toContain("You're listed again")
      await drained(app)
      const { notifications } = (await waiting.call('GET', '/api/notifications')).body
      expect(notifications).toMatchObject([{ content: expect.stringContaining('A time is free') }])
    })
  })

  test('a vendor whose document has expired meanwhile is told, and not listed', async () => {
    await inTime(async () => {
      const vendor = await createVendor(app)
      ok(
        await admin.call('POST', `/api/admin/vendors/${vendor.id}/suspend`, {
          reason: 'No-shows.',
          ...UNTIL,
        }),
      )
      await app.runtime.pool.query('update vendor set listed_until = $2 where id = $1', [
        vendor.id,
        new Date('2026-11-18T23:59:00Z'),
      ])
      app.clock.set(after)
      await sweep()
      await sweep()
      expect((await send(app, 'GET', `/api/vendor/${vendor.id}`)).status).toBe(404)
      expect((await newestMailTo(app, vendor.email, 2)).text).toContain("You aren't listed yet")
      const { rows } = await app.runtime.pool.query('select suspended_for from vendor where id = $1', [
        vendor.id,
      ])
      expect(rows).toEqual([{ suspended_for: 'lapsed-check' }])
    })
  })

  test('a vendor whose time ends while its account closes is listed again once it keeps the account', async () => {
    await inTime(async () => {
      const vendor = await createVendor(app)
      const page = () => send(app, 'GET', `/api/vendor/${vendor.id}`)
      ok(await admin.call('POST', `/api/admin/vendors/${vendor.id}/suspend`, { ...REASONS, ...UNTIL }))
      ok(await vendor.call('POST', '/api/pro/erasure', { password: PASSWORD }))
      app.clock.set(after)
      await sweep()
      expect((await page()).status).toBe(404)
      const told = (await mailsTo(app, vendor.email, 3)).find(({ subject }) => subject.includes('has ended'))
      expect(told?.text).toContain("You aren't listed while your account is closing.")
      ok(await vendor.call('DELETE', '/api/pro/erasure'))
      await expect.poll(async () => (await page()).status).toBe(200)
    })
  })

  test('a vendor that is listed again early stays as it is when the time is over', async () => {
    await inTime(async () => {
      const vendor = await createVendor(app)
      const step = (name: string, body: object) =>
        admin.call('POST', `/api/admin/vendors/${vendor.id}/${name}`, body)
      ok(await step('suspend', { reason: 'No-shows.', ...UNTIL }))
      ok(await step('verify', { exception: 'Checked by hand on the phone today.' }))
      ok(await step('suspend', { reason: 'No-shows again.' }))
      app.clock.set(after)
      await sweep()
      expect((await send(app, 'GET', `/api/vendor/${vendor.id}`)).status).toBe(404)
    })
  })

  test('a review hidden on the page of reviews is back too', async () => {
    await inTime(async () => {
      const { id, reviews } = await createReview()
      ok(await admin.call('POST', `/api/admin/reviews/${id}/hide`, { reason: 'It names a child.', ...UNTIL }))
      expect((await reviews()).total).toBe(0)
      app.clock.set(after)
      await sweep()
      expect((await reviews()).total).toBe(1)
    })
  })

  test.each([
    ['yesterday', '2026-11-17'],
    ['no day', '2026-02-30'],
    ['a word', 'soon'],
    ['too far ahead', '2028-12-24'],
  ])('%s is refused', async (_what, lastDay) => {
    const { content, notice } = await restricted('review')
    const reply = await decide(notice.id, { decision: 'remove', lastDay })
    expect(reply).toMatchObject({ status: 400, body: { fields: { lastDay: expect.any(String) } } })
    expect(await isShown(content)).toBe(true)
  })
})

test.each(['remove', 'redact'] as const)(
  'a reply is not written again after %s, until it is lifted',
  async (decision) => {
    const { content, notice } = await restricted('reply')
    const path = '/api/pro/reviews'
    const write = () => content.author.call('PUT', `${path}/${content.id}/reply`, { text: `${TEXT} Again.` })
    const mayWrite = async () => (await content.author.call('GET', path)).body.reviews[0].canReply
    ok(await decide(notice.id, { decision, ...(decision === 'redact' && { marked: mark(TEXT) }) }))
    expect(await write()).toMatchObject({ status: 409, body: { code: 'REPLY_REMOVED' } })
    expect(await mayWrite()).toBe(false)
    expect(await isShown(content)).toBe(false)
    ok(await lift((await decisionsOf(content))[0]._id))
    expect(await mayWrite()).toBe(true)
    ok(await write())
  },
)

describe('lifting early', () => {
  test.each(['remove', 'redact', 'block'] as const)('ends %s, and the person is told', async (decision) => {
    const { content, notice } = await restricted('message')
    ok(await decide(notice.id, { decision, ...(decision === 'redact' && { marked: mark(TEXT) }) }))
    const [{ _id }] = await decisionsOf(content)
    ok(await lift(_id))
    expect(await isShown(content)).toBe(true)
    expect(await decisionsOf(content)).toMatchObject([{ liftedAt: expect.any(String), mayComplain: false }])
    expect((await subjectsOf(content.author, 2)).at(-1)).toMatch(/ is shown again$| is open again$/)
    const { entries } = (await admin.call('GET', `/api/admin/audit?subject=${notice.id}`)).body
    expect(entries[0]).toMatchObject({ action: 'restriction.ended', reason: 'It was another address.' })
  })

  test('is for support, and not for a suspension', async () => {
    const { content, notice } = await restricted('profile')
    ok(await at(notice.id, 'suspension', REASONS))
    const [{ _id }] = await decisionsOf(content)
    expect(await lift(_id)).toMatchObject({ status: 409, body: { code: 'DECISION_IMPOSSIBLE' } })
    for (const role of ['reader', 'vetting'] as const) {
      expect((await lift(_id, await createAdmin(app, { role }))).status).toBe(403)
    }
    expect((await lift(randomUUID())).status).toBe(404)
  })
})

test('the emailed link shows a provisional statement without a login', async () => {
  const { content, notice } = await restricted('review')
  ok(await hide(notice.id))
  const mails = await mailsTo(app, content.author.email, 3)
  const mail = mails.find(({ subject }) => subject.includes('while we decide'))!
  const key = linkIn(mail).pathname.split('/').at(-1)
  const shown = await send(app, 'POST', '/api/decisions/show', { decision: key })
  expect(shown.body.statement).toMatchObject({ measure: 'hide', facts: HIDING.facts, passages: null })
  expect(JSON.stringify(shown.body)).not.toMatch(/Niall|My address/)
})
