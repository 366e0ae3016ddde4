import { describe, expect, test, vi } from 'vitest'
import { createAdmin } from '../../../testing/actors.ts'
import { ASKED_SLOT, linkSteps, ownEarnings, seenOwn } from '../../../testing/asked.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import { drained } from '../../../testing/drained.ts'
import { app, setUpLinks } from '../../../testing/link-app.ts'
import { CARDS, confirmCard, intentIdOf } from '../../../testing/payments.ts'
import { completePassedAppointments } from '../../booking/appointments/complete-appointment.ts'

setUpLinks()

const PATH = '/api/pro/appointments'
const { cancel, createAsked, mailed, pay, settled, shown, startPaying, verify } = linkSteps(() => app)

describe('the money of a link', () => {
  test('is paid out after the appointment, less what the card cost, and stands in the statement', async () => {
    const asked = await createAsked()
    await pay(asked)
    await settled()
    const { cardCost } = (await seenOwn(asked)).paymentRequest
    expect(cardCost).toBeGreaterThan(0)
    const net = Math.round((40 - cardCost) * 100) / 100
    expect(await ownEarnings(asked.vendor)).toMatchObject({
      entries: [{ clientName: 'Tom Hickey', amount: net, state: 'held' }],
      totals: { held: net },
    })
    app.clock.set(new Date('2026-11-27T12:00:00Z'))
    await completePassedAppointments(app.runtime)
    await settled()
    expect((await ownEarnings(asked.vendor)).totals).toMatchObject({ held: 0, owed: net })
    const { body } = await asked.vendor.call('GET', '/api/pro/statements/2026-11')
    expect(body.statement.entries).toMatchObject([{ kind: 'fee', about: 'Tom Hickey', amount: net }])
  })

  test('comes back whole when the vendor cancels', async () => {
    const asked = await createAsked()
    await pay(asked)
    app.clock.set(new Date('2026-11-24T09:30:00Z'))
    await asked.vendor.call('POST', `${PATH}/${asked.id}/cancel`, {})
    await settled()
    expect(await shown(asked)).toMatchObject({ status: 'cancelled', refund: { amount: 40 } })
    expect((await ownEarnings(asked.vendor)).entries).toEqual([])
  })

  test('comes back whole when an admin cancels, who leaves other own bookings alone', async () => {
    const [admin, asked] = [await createAdmin(app), await createAsked()]
    const cancelAsAdmin = () =>
      admin.call('POST', `/api/admin/appointments/${asked.id}/cancel`, { reason: 'Not the card of Tom' })
    expect((await cancelAsAdmin()).status).toBe(404)
    await pay(asked)
    expect((await cancelAsAdmin()).status).toBe(200)
    await settled()
    expect(await shown(asked)).toMatchObject({ status: 'cancelled', refund: { amount: 40 } })
    expect(await mailed(asked, 3)).toContain('Appointment cancelled: Tue 24 Nov, 10:00 AM to 12:00 PM')
    const notices = await asked.vendor.call('GET', '/api/pro/notifications')
    expect(notices.body.notifications[0].content).toContain('Cancelled by Anseo')
  })

  test('is listed for the operator to settle when the vendor is suspended', async () => {
    const [admin, asked] = [await createAdmin(app), await createAsked()]
    const vendorPath = `/api/admin/vendors/${asked.vendor.id}`
    await pay(asked)
    const unpaid = { ...ASKED_SLOT, slotDate: '25_11_2026', contact: { name: 'Una Walsh' } }
    expect((await asked.vendor.call('POST', PATH, unpaid)).status).toBe(200)
    await admin.call('POST', `${vendorPath}/suspend`, { reason: 'Complaints.' })
    const { body } = await admin.call('GET', `${vendorPath}/vetting`)
    expect(body.unsettled).toMatchObject([{ _id: asked.id, clientName: 'Tom Hickey' }])
  })

  test('comes back less what an operator refunded before, as the page says', async () => {
    const [admin, asked] = [await createAdmin(app), await createAsked()]
    await pay(asked)
    const [row] = (await admin.call('GET', `/api/admin/payments?search=${asked.id}`)).body.rows
    const refund = { amount: 10, bearer: 'vendor', reason: 'Agreed between the two' }
    expect((await admin.call('POST', `/api/admin/payments/${row._id}/refund`, refund)).status).toBe(200)
    const [entry] = (await admin.call('GET', `/api/admin/audit?subject=${row._id}`)).body.entries
    expect(entry.subject.name).toBe('24 Nov 2026, Tom Hickey')
    expect(await shown(asked)).toMatchObject({ refunds: [{ amount: 30 }], refundNow: 30 })
    expect((await cancel(asked, 30)).status).toBe(200)
    await settled()
    expect(await shown(asked)).toMatchObject({ refunds: [], refund: { amount: 40, status: 'refunded' } })
  })

  test('opens the booking to the operator: its money and the name, and nothing that the vendor wrote', async () => {
    const [admin, asked] = [
      await createAdmin(app),
      await createAsked(undefined, { note: 'Allergic to ammonia' }),
    ]
    const path = `/api/admin/appointments/${asked.id}`
    expect((await admin.call('GET', path)).status).toBe(404)
    await pay(asked)
    const { body } = await admin.call('GET', path)
    expect(body.appointment).toMatchObject({
      client: { _id: null, name: 'Tom Hickey', email: null, phone: null, bookings: null },
      vendor: { name: 'Aoife Byrne' },
      totalAmount: 40,
      serviceName: null,
      note: null,
      onTheDay: { total: 85, paid: 40, open: 45 },
      payments: [{ kind: 'deposit', amount: 40, status: 'arrived' }],
      waysOut: expect.arrayContaining([{ by: 'admin', from: null, refundAmount: 40 }]),
    })
    expect(JSON.stringify(body)).not.toMatch(/ammonia|Colour|tom-pays/)
    expect((await admin.call('GET', `${path}/chat`)).status).toBe(404)
  })

  test('is in the lists of the operator by the name that the vendor entered', async () => {
    const [admin, asked] = [await createAdmin(app), await createAsked()]
    await pay(asked)
    const { body } = await admin.call('GET', `/api/admin/payments?search=${asked.id}`)
    expect(body.rows).toMatchObject([
      { amount: 40, status: 'arrived', appointment: { client: { _id: null, name: 'Tom Hickey' } } },
    ])
    expect((await admin.call('GET', `/api/admin/payments/${body.rows[0]._id}`)).status).toBe(200)
    const named = await admin.call('GET', '/api/admin/payments?search=tom%20hick')
    expect(named.body.rows).toContainEqual(body.rows[0])
    expect((await admin.call('GET', '/api/admin/payments?search=tim%20hick')).body.rows).toEqual([])
  })

  test('is found by the one search by its id and by the name that the vendor entered, once it was paid', async () => {
    const [admin, asked] = [await createAdmin(app), await createAsked()]
    const find = async (text: string) =>
      (await admin.call('GET', `/api/admin/search?q=${encodeURIComponent(text)}`)).body
    expect(await find(asked.id)).toMatchObject({ appointments: [], payments: [], receipts: [] })
    await pay(asked)
    const found = await find(asked.id)
    expect(found).toMatchObject({
      people: [],
      appointments: [
        {
          _id: asked.id,
          state: 'paid',
          client: { _id: null, name: 'Tom Hickey' },
          vendor: { _id: asked.vendor.id, name: 'Aoife Byrne' },
          totalAmount: 40,
        },
      ],
      payments: [{ kind: 'payment', amount: 40, who: 'Tom Hickey' }],
      receipts: [{ of: 'payment', _id: found.payments[0]._id }],
    })
    const named = await find('tom hick')
    for (const kind of ['appointments', 'payments', 'receipts']) {
      expect(named[kind]).toContainEqual(found[kind][0])
    }
    expect(await find('tim hick')).toMatchObject({ appointments: [], payments: [], receipts: [] })
  })

  test('is disputed like any other, and admins and vendor are told', async () => {
    await createAdmin(app)
    const asked = await createAsked()
    const secret = await startPaying(asked)
    await confirmCard(app, secret, CARDS.disputed)
    await verify(asked, intentIdOf(secret))
    await vi.waitFor(
      async () => {
        await drained(app)
        expect(await seenOwn(asked)).toMatchObject({ dispute: { status: 'open', amount: 40 } })
      },
      { timeout: 20_000 },
    )
    expect((await ownEarnings(asked.vendor)).entries).toMatchObject([{ state: 'frozen' }])
    await booksBalance(app)
  })
})
