import { randomUUID } from 'node:crypto'
import { CALLS } from '@anseo/contract/calls'
import type { Call } from '@anseo/contract/call'
import { describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { exportOf } from '../../../testing/exported.ts'
import { drained } from '../../../testing/drained.ts'
import { linkIn, newestMailTo } from '../../../testing/mails.ts'
import { CARDS, payByCard, verify } from '../../../testing/payments.ts'
import { ask } from '../../../testing/quote-requests.ts'
import { send } from '../../../testing/requests.ts'
import { openTab } from '../../../testing/sockets.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ start: new Date('2026-11-18T12:00:00Z') })
const admin = ownActor(app, createAdmin)

const REASON = 'You sent threats to two vendors on 17 November.'
const block = ({ id }: { id: string }, body: object = { reason: REASON }) =>
  admin.call('POST', `/api/admin/people/${id}/block`, body)
const unblock = ({ id }: { id: string }, body: object = {}) =>
  admin.call('POST', `/api/admin/people/${id}/unblock`, body)
const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
const book = (client: Actor, vendor: { id: string }, slot: object = SLOT) =>
  client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...slot })
const BLOCKED = { status: 403, body: { code: 'ACCOUNT_BLOCKED' } }

describe('a blocked client', () => {
  test('reads, and is refused whatever the contract does not open to it', async () => {
    const client = await createClient(app)
    await block(client)
    const calls: readonly Call[] = Object.values(CALLS).flat()
    const own = calls.filter(({ access }) => access === 'client')
    expect(own.length).toBeGreaterThan(40)
    for (const { method, path, whileBlocked } of own) {
      const reply = await client.call(
        method,
        path.replaceAll(/:\w+/g, randomUUID()),
        method === 'GET' ? undefined : {},
      )
      const isRefused = reply.body?.code === 'ACCOUNT_BLOCKED'
      expect(isRefused, `${method} ${path}`).toBe(method !== 'GET' && !whileBlocked)
      if (isRefused) expect(reply.status).toBe(403)
      // Its last session would be gone.
      if (path === '/api/user/logout') break
    }
  })

  test('logs in, exports, closes its account and complains', async () => {
    const client = await createClient(app)
    await block(client)
    const login = await send(app, 'POST', '/api/user/login', { email: client.email, password: PASSWORD })
    expect(login.status).toBe(200)
    const profile = await client.call('GET', '/api/user/get-profile')
    expect(profile.body.userData.blocked).toBe(true)
    expect((await exportOf(app, client, 'user')).rows('decisions-about-you')).toHaveLength(1)
    const [own] = (await client.call('GET', '/api/user/decisions')).body.rows
    const sent = await client.call('POST', '/api/complaints', { decision: own._id, text: 'It was not me.' })
    expect(sent.status).toBe(200)
    expect((await client.call('POST', '/api/user/erasure', { password: PASSWORD })).status).toBe(200)
  })

  test('has a statement of reasons by email, link and account, and on its page', async () => {
    const client = await createClient(app)
    const law = { ground: 'law', provision: 'Non-Fatal Offences Against the Person Act 1997, section 5' }
    expect((await block(client, { reason: REASON, ...law })).status).toBe(200)
    const mail = await newestMailTo(app, client.email)
    expect(mail.subject).toBe('Your account is blocked')
    for (const part of [
      REASON,
      law.provision,
      'A person on our team',
      'Until we decide otherwise',
      'Coimisiún na Meán',
    ]) {
      expect(mail.text).toContain(part)
    }
    const key = linkIn(mail).pathname.split('/').at(-1)
    const statement = {
      measure: 'block',
      kind: null,
      ...law,
      facts: REASON,
      fromReport: false,
      automated: false,
      liftedAt: null,
      mayComplain: true,
      complaint: null,
    }
    const byLink = await send(app, 'POST', '/api/decisions/show', { decision: key })
    expect(byLink).toMatchObject({ status: 200, body: { statement, notice: null } })
    const { _id } = byLink.body.statement
    expect((await client.call('POST', '/api/decisions/show', { decision: _id })).body).toMatchObject({
      statement,
    })
    for (const who of [await createClient(app), await createVendor(app)]) {
      expect((await who.call('POST', '/api/decisions/show', { decision: _id })).status).toBe(404)
    }
    expect((await send(app, 'POST', '/api/decisions/show', { decision: _id })).status).toBe(404)
    const listed = await admin.call('GET', `/api/admin/people/${client.id}/decisions`)
    expect(listed.body).toMatchObject({ total: 1, rows: [statement] })
    const shown = await admin.call('GET', `/api/admin/people/clients/${client.id}`)
    expect(shown.body.client.blocked).toBe(true)
    const audit = await admin.call('GET', `/api/admin/audit?subject=${client.id}`)
    expect(audit.body.entries).toMatchObject([{ action: 'account.blocked', reason: REASON }])
  })

  test('writes nothing more by a socket that was open, and still reads', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const [tab, theirs] = [await openTab(app, client), await openTab(app, vendor)]
    expect(await tab.send(vendor.id, 'Hello')).toMatchObject({ success: true })
    await block(client)
    expect(await tab.send(vendor.id, 'Hello again')).toMatchObject({
      success: false,
      code: 'ACCOUNT_BLOCKED',
    })
    expect(await theirs.send(client.id, 'Are you there?')).toMatchObject({ success: true })
    await tab.hears('receive_message')
    tab.socket.close()
    theirs.socket.close()
  })
})

describe('blocking', () => {
  test('cancels what is to come, refunds what was paid in full, and ends series, waiting and requests', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const other = await createVendor(app)
    const asked = await insertAppointmentRow(
      app,
      { client, vendor },
      { startsAt: new Date('2026-11-25T10:00:00Z') },
    )
    const paid = await insertAppointmentRow(
      app,
      { client, vendor },
      {
        startsAt: new Date('2026-11-19T10:00:00Z'),
        confirmedAt: app.clock.now(),
        payBy: new Date('2026-11-19T09:00:00Z'),
      },
    )
    const { intentId } = await payByCard(app, { client, vendor, appointmentId: paid }, CARDS.good)
    expect((await verify(client, intentId)).status).toBe(200)
    const begun = await insertAppointmentRow(
      app,
      { client, vendor: other },
      { startsAt: new Date('2026-11-18T11:00:00Z'), confirmedAt: app.clock.now(), paidAt: app.clock.now() },
    )
    const series = await client.call('POST', '/api/user/series', {
      vendorId: vendor.id,
      ...SLOT,
      everyWeeks: 2,
      visits: 3,
    })
    expect(series.status).toBe(200)
    const wait = { vendorId: vendor.id, days: ['27_11_2026'], from: '09:00 AM', to: '05:00 PM', minutes: 60 }
    expect((await client.call('POST', '/api/user/waitlist', wait)).status).toBe(200)
    const request = await ask(client, { vendorIds: [other.id], slotDate: '27_11_2026' })
    expect(request.status, JSON.stringify(request.body)).toBe(200)

    expect((await block(client)).status).toBe(200)
    const { rows } = await app.runtime.pool.query(
      `select id, cancelled_at is not null as cancelled, cancelled_by from appointment where client_id = $1`,
      [client.id],
    )
    for (const { id, cancelled, cancelled_by: by } of rows) {
      expect([cancelled, by], id).toEqual(id === begun ? [false, null] : [true, 'admin'])
    }
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([asked, paid]))
    await drained(app)
    const { rows: refunds } = await app.runtime.pool.query(
      `select r.amount_cents, a.total_cents, r.status from refund r join appointment a on a.id = r.appointment_id where a.id = $1`,
      [paid],
    )
    expect(refunds).toMatchObject([{ amount_cents: refunds[0].total_cents, status: 'refunded' }])
    const [own] = (await client.call('GET', '/api/user/series')).body.series
    expect(own.status).toBe('ended')
    expect((await client.call('GET', '/api/user/waitlist')).body.total).toBe(0)
    const closed = await client.call('GET', '/api/user/requests')
    expect(closed.body.requests[0].state).toBe('cancelled')
    // The vendors do not hear why.
    const notices = await vendor.call('GET', '/api/pro/notifications')
    expect(JSON.stringify(notices.body)).not.toContain(REASON)
  })

  test('a booking at the same moment does not slip through', async () => {
    const vendor = await createVendor(app)
    for (let round = 0; round < 8; round += 1) {
      const client = await createClient(app)
      const slots = [8, 10, 12, 14].map((hour) => ({
        slotDate: '26_11_2026',
        startTime: `${String(((hour + 11) % 12) + 1).padStart(2, '0')}:00 ${hour < 12 ? 'AM' : 'PM'}`,
        endTime: `${String(((hour + 12) % 12) + 1).padStart(2, '0')}:00 ${hour + 1 < 12 ? 'AM' : 'PM'}`,
      }))
      const early = slots.slice(0, 2).map((slot) => book(client, vendor, slot))
      const [blocked, ...booked] = await Promise.all([
        block(client),
        ...early,
        ...slots.slice(2).map((slot) => book(client, vendor, slot)),
      ])
      expect(blocked.status).toBe(200)
      for (const { status, body } of booked) {
        expect([200, 403], JSON.stringify(body)).toContain(status)
      }
      const { rows } = await app.runtime.pool.query(
        `select id from appointment where client_id = $1 and cancelled_at is null`,
        [client.id],
      )
      expect(rows).toEqual([])
    }
  })

  test('what was admitted before is asked again in its transaction', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    // The block commits while the booking waits for the client's row, which it holds.
    const holder = await app.runtime.pool.connect()
    await holder.query('begin')
    await holder.query('select from client where id = $1 for no key update', [client.id])
    const booking = book(client, vendor)
    await expect.poll(waiting, { interval: 10 }).toBeGreaterThan(0)
    await holder.query('update account set blocked_at = now() where id = $1', [client.id])
    await holder.query('commit')
    holder.release()
    expect(await booking).toMatchObject(BLOCKED)
  })

  async function waiting(): Promise<number> {
    const { rows } = await app.runtime.pool.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0].n
  }

  test('is for clients, once, with a reason, by an admin', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    expect(await block(vendor)).toMatchObject({ status: 409, body: { code: 'CLIENTS_ONLY' } })
    expect(await block(admin)).toMatchObject({ status: 409, body: { code: 'CLIENTS_ONLY' } })
    expect((await block({ id: randomUUID() })).status).toBe(404)
    for (const body of [{}, { reason: ' ' }, { reason: 'x', ground: 'mood' }]) {
      expect((await block(client, body)).status).toBe(400)
    }
    const replies = await Promise.all([block(client), block(client), block(client)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    for (const who of [client, vendor]) {
      const path = `/api/admin/people/${client.id}/unblock`
      expect((await who.call('POST', path, {})).status).toBe(403)
    }
  })

  test('stands in the audit log of the client however its id was written', async () => {
    const client = await createClient(app)
    expect((await block({ id: client.id.toUpperCase() })).status).toBe(200)
    const { entries } = (await admin.call('GET', `/api/admin/audit?subject=${client.id}`)).body
    expect(entries).toMatchObject([{ action: 'account.blocked' }])
  })

  test('is lifted: the client books again, is told, and the statement no longer holds', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    expect(await unblock(client)).toMatchObject({ status: 409, body: { code: 'NOT_BLOCKED' } })
    await block(client)
    expect(await book(client, vendor)).toMatchObject(BLOCKED)
    expect((await unblock(client, { reason: 'Mistaken identity.' })).status).toBe(200)
    expect((await newestMailTo(app, client.email, 2)).subject).toBe('Your account is open again')
    expect((await book(client, vendor)).status).toBe(200)
    const [own] = (await client.call('GET', '/api/user/decisions')).body.rows
    expect(own).toMatchObject({ measure: 'block', liftedAt: expect.any(String), mayComplain: false })
    const late = await client.call('POST', '/api/complaints', { decision: own._id, text: 'Why?' })
    expect(late).toMatchObject({ status: 409, body: { code: 'DECISION_LIFTED' } })
  })
})
