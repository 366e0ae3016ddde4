import { describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { cancelByClient, createPaid, eventuallySees } from '../../../testing/payments.ts'
import { answer, createRequest, propose } from '../../../testing/proposals.ts'
import { ownApp } from '../../../testing/own-app.ts'

// S9: a process may die after the commit and before the reply; who asks again under the same key gets that reply.
const app = ownApp()

const KEY = { 'idempotency-key': 'tap-1' }
const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }

/** Leaves behind what a process leaves that dies before it has kept its reply. */
const dieBeforeReply = ({ id }: Actor) =>
  app.runtime.pool.query('update kept_reply set status = null, body = null where account_id = $1', [id])

describe('after a death before the reply', () => {
  test('a booking is not made again, and answered as it would have been', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const ask = (changes: object = {}) =>
      client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...SLOT, ...changes }, KEY)
    const first = await ask()
    await dieBeforeReply(client)
    expect(await ask({ startTime: '11:00 AM' })).toMatchObject({ body: { code: 'IDEMPOTENCY_MISMATCH' } })
    const again = await Promise.all([ask(), ask(), ask()])
    for (const { status, body } of again) expect({ status, body }).toEqual({ status: 200, body: first.body })
    expect((await client.call('GET', '/api/user/appointments')).body.appointments).toHaveLength(1)
  })

  test.each(['accept', 'decline'] as const)('the answer to a suggested time, %s, stands', async (how) => {
    const request = await createRequest(app)
    const { _id } = (await propose(request)).body.proposal
    const first = await answer(request, _id, how, KEY)
    expect(first.status).toBe(200)
    await dieBeforeReply(request.client)
    expect(await answer(request, _id, how, KEY)).toMatchObject({ status: 200, body: first.body })
  })

  test('a service is not added again', async () => {
    const vendor = await createVendor(app)
    const add = () =>
      vendor.call('POST', '/api/pro/services', { name: 'Cut', price: 45, durationMinutes: 60 }, KEY)
    const first = await add()
    expect(first.body.services).toHaveLength(1)
    await dieBeforeReply(vendor)
    expect(await add()).toMatchObject({ status: 200, body: first.body })
  })

  test('a message to people is not sent again', async () => {
    const [admin, client] = [await createAdmin(app), await createClient(app)]
    const write = () =>
      admin.call('POST', '/api/admin/people/messages', { people: [client.id], content: 'Hello' }, KEY)
    const first = await write()
    expect(first.status).toBe(200)
    await dieBeforeReply(admin)
    expect(await write()).toMatchObject({ status: 200, body: first.body })
    expect((await client.call('GET', '/api/notifications/unread-count')).body.count).toBe(1)
  })

  test('a cancellation answers its success, and refunds once', async () => {
    const paid = await createPaid(app)
    const first = await cancelByClient(paid, KEY)
    await dieBeforeReply(paid.client)
    const again = await cancelByClient(paid, KEY)
    expect(again).toMatchObject({ status: 200, body: first.body })
    await eventuallySees(paid, { refundStatus: 'refunded', refundAmount: 99 })
    expect(await cancelByClient(paid)).toMatchObject({ body: { code: 'APPOINTMENT_ENDED' } })
  })
})
