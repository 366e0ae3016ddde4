import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { linkIn, mailsTo, newestMailTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import { openTab } from '../../../testing/sockets.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

let other: Actor
let vetting: Actor
const app = ownApp({ start: new Date('2026-11-18T12:00:00Z'), env: { RATE_LIMIT_FACTOR: '100' } })
const decider = ownActor(app, createAdmin)

const FACTS = 'It gave a private home address.'
const REASONS = { ground: 'law', provision: 'GDPR, article 6', facts: FACTS, toReporter: 'It is private.' }
const answer = (who: Actor, id: string, outcome: string) =>
  who.call('POST', `/api/admin/complaints/${id}/answer`, { outcome, answer: 'We looked at it again.' })
const complain = (who: Actor | null, decision: string, text = 'It was not me.') => {
  const body = { decision, text }
  return who ? who.call('POST', '/api/complaints', body) : send(app, 'POST', '/api/complaints', body)
}
const ownDecision = async (actor: Actor, site = 'user') =>
  (await actor.call('GET', `/api/${site}/decisions`)).body.rows[0]

/** A client that is blocked. */
async function createBlocked() {
  const client = await createClient(app)
  await decider.call('POST', `/api/admin/people/${client.id}/block`, { reason: FACTS })
  return { client, decision: (await ownDecision(client))._id as string }
}

/** Reports content and decides on it. */
async function createDecided(what: { kind: string; id: string }, decision: string, who: Actor | null = null) {
  const email = `reporter-${randomUUID()}@example.test`
  const said = { reason: 'illegal', text: 'Mine.', name: 'Niall Quinn', email, goodFaith: true }
  const body = { ...said, ...what }
  const path = '/api/notices-of-content'
  const reply = await (who ? who.call('POST', path, body) : send(app, 'POST', path, body))
  const id: string = reply.body.noticeId
  const call = decision === 'suspend' ? 'suspension' : 'decision'
  const sent = await decider.call('POST', `/api/admin/content-notices/${id}/${call}`, {
    ...REASONS,
    ...(decision !== 'suspend' && { decision }),
  })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  return { id, email }
}

test('whoever alone may answer does so about its own decision too; once another may, that one does', async () => {
  for (const role of ['reader', 'finance', 'vetting'] as const) await createAdmin(app, { role })
  const first = await createBlocked()
  const alone = await complain(first.client, first.decision)
  expect((await answer(decider, alone.body.complaintId, 'upheld')).status).toBe(200)
  other = await createAdmin(app, { name: 'Orla Daly', role: 'support' })
  vetting = await createAdmin(app, { role: 'vetting' })
  const second = await createBlocked()
  const { complaintId } = (await complain(second.client, second.decision)).body
  const seen = async (who: Actor) => (await who.call('GET', `/api/admin/complaints/${complaintId}`)).body
  expect(await seen(decider)).toMatchObject({ mayAnswer: false, statement: { facts: FACTS } })
  expect(await answer(decider, complaintId, 'upheld')).toMatchObject({
    status: 409,
    body: { code: 'OWN_DECISION' },
  })
  expect(await seen(other)).toMatchObject({
    mayAnswer: true,
    complaint: { by: 'restricted', decidedBy: { _id: decider.id }, outcome: null },
  })
  expect((await answer(other, complaintId, 'upheld')).status).toBe(200)
})

describe('a complaint', () => {
  test('is sent once, in six months, by whom it concerns', async () => {
    const { client, decision } = await createBlocked()
    for (const who of [null, await createClient(app), await createVendor(app)]) {
      expect((await complain(who, decision)).status).toBe(404)
    }
    expect((await complain(client, decision, ' ')).status).toBe(400)
    const replies = await Promise.all([complain(client, decision), complain(client, decision)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await complain(client, decision)).body.code).toBe('COMPLAINT_SENT')
    const [, receipt] = await mailsTo(app, client.email, 2)
    expect(receipt).toMatchObject({ subject: 'We have your complaint' })
    expect(receipt!.text).not.toContain('It was not me.')
  })

  test('by the emailed link needs no login, and the answer comes by email and on the page', async () => {
    const { client } = await createBlocked()
    const key = linkIn(await newestMailTo(app, client.email))
      .pathname.split('/')
      .at(-1)!
    const { complaintId } = (await complain(null, key)).body
    expect((await answer(other, complaintId, 'upheld')).status).toBe(200)
    const mail = await newestMailTo(app, client.email, 3)
    expect(mail.subject).toBe('Your complaint: Our decision stands')
    expect(mail.text).toContain('We looked at it again.')
    const shown = await send(app, 'POST', '/api/decisions/show', { decision: key })
    expect(shown.body.statement.complaint).toMatchObject({
      text: 'It was not me.',
      outcome: 'upheld',
      answer: 'We looked at it again.',
    })
    expect((await client.call('POST', '/api/user/waitlist', {})).body.code).toBe('ACCOUNT_BLOCKED')
    expect(await answer(other, complaintId, 'reversed')).toMatchObject({
      status: 409,
      body: { code: 'COMPLAINT_ANSWERED' },
    })
  })

  test('of a reporter is about a report that was kept: reversed, it waits for another decision', async () => {
    const vendor = await createVendor(app)
    const kept = await createDecided({ kind: 'profile', id: vendor.id }, 'none')
    const key = linkIn(await newestMailTo(app, kept.email, 2))
      .pathname.split('/')
      .at(-1)!
    const { complaintId } = (await complain(null, key, 'Look again.')).body
    const shown = await other.call('GET', `/api/admin/complaints/${complaintId}`)
    expect(shown.body).toMatchObject({
      complaint: { by: 'reporter' },
      notice: { decision: 'none' },
      noticeId: kept.id,
    })
    expect((await answer(other, complaintId, 'reversed')).status).toBe(200)
    const { notice } = (await other.call('GET', `/api/admin/content-notices/${kept.id}`)).body
    expect(notice).toMatchObject({ decision: null, reopenedAt: expect.any(String) })
    const again = await decider.call('POST', `/api/admin/content-notices/${kept.id}/decision`, {
      decision: 'remove',
      ...REASONS,
    })
    expect(again.status).toBe(200)
    const acted = await createDecided({ kind: 'profile', id: (await createVendor(app)).id }, 'remove')
    const link = linkIn(await newestMailTo(app, acted.email, 2))
      .pathname.split('/')
      .at(-1)!
    expect((await complain(null, link)).body.code).toBe('DECISION_LIFTED')
  })

  test('of a reporter is sent once about each decision, also after it led to another look', async () => {
    const vendor = await createVendor(app)
    const kept = await createDecided({ kind: 'profile', id: vendor.id }, 'none')
    const keyOf = async (mails: number) =>
      linkIn(await newestMailTo(app, kept.email, mails))
        .pathname.split('/')
        .at(-1)!
    const { complaintId } = (await complain(null, await keyOf(2), 'Look again.')).body
    expect((await answer(other, complaintId, 'reversed')).status).toBe(200)
    // A second, so that the decisions are not of one instant.
    app.clock.advance(1 / 3600)
    const again = await decider.call('POST', `/api/admin/content-notices/${kept.id}/decision`, {
      decision: 'none',
      toReporter: 'It is an opinion.',
    })
    expect(again.status).toBe(200)
    const key = await keyOf(5)
    const seen = async () => (await send(app, 'POST', '/api/decisions/show', { decision: key })).body.notice
    expect(await seen()).toMatchObject({ mayComplain: true, complaint: null })
    const replies = await Promise.all([complain(null, key), complain(null, key)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await seen()).toMatchObject({ mayComplain: false, complaint: { text: 'It was not me.' } })
    expect((await complain(null, key)).body.code).toBe('COMPLAINT_SENT')
  })

  test('stands in a list, open ones oldest first', async () => {
    const { client, decision } = await createBlocked()
    const { complaintId } = (await complain(client, decision)).body
    const list = async (query: string) => (await other.call('GET', `/api/admin/complaints?${query}`)).body
    const open = await list('')
    expect(open.rows.at(-1)).toMatchObject({
      _id: complaintId,
      name: client.name,
      person: { _id: client.id },
    })
    expect(open.total).toBe(open.counts.open)
    const { needs } = (await other.call('GET', '/api/admin/overview')).body
    expect(needs.complaints).toEqual({ count: open.total, since: open.rows[0].sentAt })
    const notices = (await other.call('GET', '/api/admin/content-notices')).body
    expect(needs.notices.count).toBe(notices.total)
    await answer(other, complaintId, 'upheld')
    const page = await list('status=answered&limit=1')
    expect(page.rows).toHaveLength(1)
    expect(page.nextCursor).not.toBeNull()
    expect((await list(`status=answered&limit=1&cursor=${page.nextCursor}`)).rows[0]._id).not.toBe(
      page.rows[0]._id,
    )
    expect((await client.call('GET', '/api/admin/complaints')).status).toBe(403)
  })
})

describe('a reversal undoes the decision', () => {
  const reverse = async (who: Actor, site = 'user', by = other) => {
    const { complaintId } = (await complain(who, (await ownDecision(who, site))._id)).body
    const reply = await answer(by, complaintId, 'reversed')
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    expect(await ownDecision(who, site)).toMatchObject({ liftedAt: expect.any(String) })
    const audit = await decider.call('GET', `/api/admin/audit?subject=${complaintId}`)
    expect(audit.body.entries).toMatchObject([{ action: 'complaint.reversed' }])
  }

  test('a client is open again', async () => {
    const { client } = await createBlocked()
    await reverse(client)
    expect((await client.call('GET', '/api/user/get-profile')).body.userData.blocked).toBeUndefined()
  })

  test('a vendor is listed again, with its text', async () => {
    const vendor = await createVendor(app, { about: 'Cuts and colours at 4 Elm Row.' })
    await createDecided({ kind: 'profile', id: vendor.id }, 'suspend')
    expect((await send(app, 'GET', `/api/vendor/${vendor.id}`)).status).toBe(404)
    await reverse(vendor, 'pro', vetting)
    const page = await send(app, 'GET', `/api/vendor/${vendor.id}`)
    expect(JSON.stringify(page.body)).toContain('4 Elm Row')
  })

  test('a vendor that is closing its account is listed again once it keeps it', async () => {
    const vendor = await createVendor(app)
    await createDecided({ kind: 'profile', id: vendor.id }, 'suspend')
    expect((await vendor.call('POST', '/api/pro/erasure', { password: PASSWORD })).status).toBe(200)
    await reverse(vendor, 'pro', vetting)
    const page = () => send(app, 'GET', `/api/vendor/${vendor.id}`)
    expect((await page()).status).toBe(404)
    expect((await vendor.call('DELETE', '/api/pro/erasure')).status).toBe(200)
    await expect.poll(async () => (await page()).status).toBe(200)
  })

  test('about a suspension those answer who may suspend, and no others', async () => {
    const vendor = await createVendor(app)
    await createDecided({ kind: 'profile', id: vendor.id }, 'suspend')
    const { complaintId } = (await complain(vendor, (await ownDecision(vendor, 'pro'))._id)).body
    const seen = async (who: Actor) => (await who.call('GET', `/api/admin/complaints/${complaintId}`)).body
    expect(await seen(other)).toMatchObject({ mayAnswer: false })
    expect((await answer(other, complaintId, 'reversed')).status).toBe(403)
    expect(await seen(vetting)).toMatchObject({ mayAnswer: true })
    expect((await answer(vetting, complaintId, 'reversed')).status).toBe(200)
    const { client, decision } = await createBlocked()
    const ofBlock = (await complain(client, decision)).body.complaintId
    expect((await answer(vetting, ofBlock, 'reversed')).status).toBe(403)
  })

  test('a text that its vendor has written since stays', async () => {
    const vendor = await createVendor(app, { about: 'Cuts and colours at 4 Elm Row.' })
    await createDecided({ kind: 'profile', id: vendor.id }, 'remove')
    await app.runtime.pool.query(`update vendor set about = 'Cuts at home' where id = $1`, [vendor.id])
    await reverse(vendor, 'pro')
    const { rows } = await app.runtime.pool.query('select about from vendor where id = $1', [vendor.id])
    expect(rows).toEqual([{ about: 'Cuts at home' }])
  })

  test('a message has its words again', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const tab = await openTab(app, client)
    const sent = await tab.send(vendor.id, 'See you at 4 Elm Row')
    tab.socket.close()
    await createDecided({ kind: 'message', id: sent.success ? sent.message._id : '' }, 'remove', vendor)
    await reverse(client)
    const { body } = await vendor.call('GET', `/api/pro/messages/${client.id}`)
    expect(body.messages).toMatchObject([{ content: 'See you at 4 Elm Row' }])
  })
})

describe('content that was removed with a block or a suspension can be complained about once that is over', () => {
  const contest = async (who: Actor, site: string, by = other) => {
    const own = await ownDecision(who, site)
    expect(own).toMatchObject({ endedAt: expect.any(String), liftedAt: null, mayComplain: true })
    const { complaintId } = (await complain(who, own._id)).body
    expect((await answer(by, complaintId, 'reversed')).status).toBe(200)
  }

  test('a message of a client who was unblocked', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const tab = await openTab(app, client)
    const sent = await tab.send(vendor.id, 'See you at 4 Elm Row')
    tab.socket.close()
    await createDecided({ kind: 'message', id: sent.success ? sent.message._id : '' }, 'block', vendor)
    const step = (name: string) =>
      decider.call('POST', `/api/admin/people/${client.id}/${name}`, { reason: FACTS })
    expect((await step('unblock')).status).toBe(200)
    await contest(client, 'user')
    const { body } = await vendor.call('GET', `/api/pro/messages/${client.id}`)
    expect(body.messages).toMatchObject([{ content: 'See you at 4 Elm Row' }])
  })

  test('the text of a vendor that was listed again', async () => {
    const vendor = await createVendor(app, { about: 'Cuts and colours at 4 Elm Row.' })
    await createDecided({ kind: 'profile', id: vendor.id }, 'suspend')
    const listed = await decider.call('POST', `/api/admin/vendors/${vendor.id}/verify`, {
      exception: 'Checked by hand on the phone today.',
    })
    expect(listed.status, JSON.stringify(listed.body)).toBe(200)
    await contest(vendor, 'pro', vetting)
    const page = await send(app, 'GET', `/api/vendor/${vendor.id}`)
    expect(JSON.stringify(page.body)).toContain('4 Elm Row')
  })
})

test('after six months it is over', async () => {
  const { client } = await createBlocked()
  const key = linkIn(await newestMailTo(app, client.email))
    .pathname.split('/')
    .at(-1)!
  app.clock.set(new Date('2027-05-19T12:00:00Z'))
  expect(await complain(null, key)).toMatchObject({ status: 409, body: { code: 'COMPLAINT_OVER' } })
})
