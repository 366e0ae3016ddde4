// covers: ASVS 2.2.1
import { describe, expect, test } from 'vitest'
import { createClient, createVendor, PASSWORD } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { linkIn, newestMailTo } from '../../testing/mails.ts'
import { askForIntent, CARDS, createPayable, payByCard, verify } from '../../testing/payments.ts'
import { send } from '../../testing/requests.ts'
import { openTab } from '../../testing/sockets.ts'
import { ownActor, ownApp } from '../../testing/own-app.ts'

const app = ownApp()
const client = ownActor(app, createClient)
const vendor = ownActor(app, createVendor)

const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
const text = expect.stringMatching(/./)
const says = (message: unknown = text) => ({ status: 200, body: { success: true, message } })
const post = (path: string, body: object) => send(app, 'POST', path, body)
/** A reply without its headers, so that it can be compared whole. */
const whole = async (asked: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await asked
  return { status, body }
}
const VENDOR = {
  _id: text,
  name: text,
  image: text,
  speciality: 'Hairstylist',
  city: text,
  location: text,
  experience: text,
  about: text,
  fees: 45,
  priceFrom: 50.49,
  priceFor: '1 hour',
  cancellationHours: 24,
  answerMinutes: null,
  available: true,
  isVerified: true,
  completedAppointments: 0,
  rating: null,
  reviewCount: 0,
  slots_booked: expect.any(Object),
}

describe('for everybody', () => {
  // covers: §7.7
  test('GET /api/vendor/list', async () => {
    const { body } = await send(app, 'GET', '/api/vendor/list')
    expect(body).toEqual({ success: true, data: [VENDOR], message: text, total: 1 })
  })

  // covers: §7.8
  test('GET /api/vendor/top', async () => {
    const { body } = await send(app, 'GET', '/api/vendor/top')
    expect(body).toEqual({
      success: true,
      data: [{ ...VENDOR, nextFree: expect.any(Object) }],
      fallback: true,
      message: text,
    })
  })

  // covers: §3.5, §7.10, §7.11, §7.13
  test('POST /api/user/register, GET /api/user/verify-email, POST /api/user/login', async () => {
    const account = { email: 'new@example.test', password: PASSWORD }
    expect(await whole(post('/api/user/register', { name: 'Maeve Quinn', ...account }))).toEqual(
      says('Account created! Please check your email to verify.'),
    )
    const { search } = linkIn(await newestMailTo(app, account.email))
    expect(await whole(send(app, 'GET', `/api/user/verify-email${search}`))).toEqual(says())
    const { body } = await post('/api/user/login', account)
    expect(body).toEqual({ success: true, token: text, message: text })
  })

  // covers: §7.14
  test('POST /api/user/resend-verification', async () => {
    const email = 'nobody@example.test'
    expect(await whole(post('/api/user/resend-verification', { email }))).toEqual(says())
  })

  // covers: §7.15, §7.16
  test('POST /api/user/forgot-password, POST /api/user/reset-password', async () => {
    const { email } = await createClient(app)
    expect(await whole(post('/api/user/forgot-password', { email }))).toEqual(says())
    const { search } = linkIn(await newestMailTo(app, email))
    const password = 'another-gorse-bush-2'
    expect(await whole(post(`/api/user/reset-password${search}`, { password }))).toEqual(says())
  })
})

const bookings = async () => (await client.call('GET', '/api/user/appointments')).body.appointments
const book = async (startTime: string, endTime: string) => {
  const body = { vendorId: vendor.id, slotDate: '24_11_2026', startTime, endTime }
  const reply = await client.call('POST', '/api/user/book-appointment', body)
  return { reply, appointmentId: reply.body.appointmentId as string }
}

describe('for a client', () => {
  // covers: §7.9
  test('GET /api/user/get-profile', async () => {
    const { body } = await client.call('GET', '/api/user/get-profile')
    expect(body).toEqual({
      success: true,
      message: text,
      userData: {
        _id: client.id,
        name: client.name,
        email: client.email,
        phone: text,
        address: { line1: text, line2: '' },
        eircode: text,
        gender: null,
        dob: null,
        image: text,
      },
    })
  })

  // covers: §7.24
  test('POST /api/user/update-profile', async () => {
    const form = new FormData()
    form.set('name', 'Ciara Nolan')
    form.set('address', JSON.stringify({ line1: '1 The Quay', line2: 'Cobh' }))
    form.set('gender', 'Female')
    expect(await whole(client.call('POST', '/api/user/update-profile', form))).toEqual(says())
  })

  // covers: §7.17
  test('PUT /api/user/change-password', async () => {
    const somebody = await createClient(app)
    const body = { currentPassword: PASSWORD, newPassword: 'another-gorse-bush-3' }
    expect(await whole(somebody.call('PUT', '/api/user/change-password', body))).toEqual(says())
  })

  // covers: §7.23
  test('POST /api/user/book-appointment', async () => {
    const { reply } = await book('08:00 AM', '09:00 AM')
    expect(reply.body).toEqual({
      success: true,
      message: 'Appointment booked successfully!',
      appointmentId: text,
    })
  })

  // covers: §3.6, §7.18
  test('GET /api/user/appointments', async () => {
    const { appointmentId } = await book(SLOT.startTime, SLOT.endTime)
    const reply = await client.call('GET', '/api/user/appointments')
    expect(Object.keys(reply.body).toSorted()).toEqual(['appointments', 'nextCursor', 'success', 'total'])
    const found = reply.body.appointments.find(({ _id }: { _id: string }) => _id === appointmentId)
    expect(found).toEqual({
      ...SLOT,
      _id: appointmentId,
      amount: 90,
      totalAmount: 100.74,
      vendorFeeTotal: 90,
      platformFee: 9,
      handlingFee: 1.74,
      payment: false,
      isConfirmed: false,
      isComplete: false,
      isDeclined: false,
      cancelled: false,
      cancelledBy: null,
      clientMarkedComplete: false,
      vendorMarkedComplete: false,
      rescheduleCount: 0,
      cancellationHours: 24,
      createdAt: text,
      payBy: null,
      payableFrom: null,
      seriesId: null,
      note: null,
      noShow: false,
      proposal: null,
      serviceName: null,
      services: [],
      fullPrice: null,
      balance: null,
      cost: {
        total: 100.74,
        now: 100.74,
        onTheDay: 0,
        parts: { price: null, travelFee: 0, deposit: 90, platformFee: 9, handlingFee: 1.74 },
        refunds: [{ until: '2026-11-23T10:00:00.000Z', amount: 99 }],
      },
      payments: { total: 100.74, paid: 0, open: 100.74, tip: null, askedAt: null, recorded: [] },
      endReason: null,
      fullRefundUntil: null,
      withdrawableUntil: null,
      place: 'client',
      refundAmount: null,
      refundStatus: null,
      reportStatus: null,
      reportOutcome: null,
      address: { line1: text, line2: expect.any(String), eircode: text },
      vendorData: {
        _id: vendor.id,
        name: vendor.name,
        image: text,
        speciality: 'Hairstylist',
        slots_booked: {
          '24_11_2026': expect.arrayContaining([{ startTime: '10:00 AM', endTime: '12:00 PM' }]),
        },
      },
    })
  })

  // covers: §7.21
  test('PATCH /api/user/reschedule-appointment', async () => {
    const { appointmentId } = await book('01:00 PM', '02:00 PM')
    const time = { newDate: '25_11_2026', newStartTime: '03:00 PM', newEndTime: '04:00 PM' }
    const moved = client.call('PATCH', '/api/user/reschedule-appointment', { appointmentId, ...time })
    expect(await whole(moved)).toEqual(says('Appointment rescheduled successfully'))
  })

  // covers: §7.22
  test('POST /api/user/cancel-appointment', async () => {
    const { appointmentId } = await book('05:00 PM', '06:00 PM')
    const cancelled = client.call('POST', '/api/user/cancel-appointment', { appointmentId })
    expect(await whole(cancelled)).toEqual(says('Appointment cancelled'))
    const mine = (await bookings()).find(({ _id }: { _id: string }) => _id === appointmentId)
    expect(mine).toMatchObject({ cancelled: true, cancelledBy: 'client' })
  })

  // covers: §7.19
  test('POST /api/user/mark-complete', async () => {
    const [startsAt, endsAt] = [new Date('2026-11-18T09:00:00Z'), new Date('2026-11-18T10:00:00Z')]
    const facts = { startsAt, endsAt, confirmedAt: startsAt, paidAt: startsAt }
    const appointmentId = await insertAppointmentRow(app, { client, vendor }, facts)
    const marked = client.call('POST', '/api/user/mark-complete', { appointmentId })
    expect(await whole(marked)).toEqual(says())
  })

  // covers: §7.12, §7.20
  test('POST /api/user/create-payment-intent, POST /api/user/verify-payment', async () => {
    const payable = await createPayable(app)
    const { body } = await askForIntent(payable)
    expect(body).toEqual({ success: true, clientSecret: text, appointmentDetails: expect.any(Object) })
    const { intentId } = await payByCard(app, payable, CARDS.good)
    expect(await whole(verify(payable.client, intentId))).toEqual(says())
  })

  // covers: §7.25-7.27
  test('GET /api/messages/inbox, GET /api/messages/{userId}/{vendorId}, PATCH /api/messages/read/{vendorId}', async () => {
    const tab = await openTab(app, vendor)
    await book('07:00 PM', '08:00 PM')
    await tab.send(client.id, 'Good morning')
    tab.socket.disconnect()
    const inbox = await client.call('GET', '/api/messages/inbox')
    expect(inbox.body).toEqual({
      success: true,
      inbox: [
        {
          vendorId: vendor.id,
          vendorName: vendor.name,
          vendorImage: text,
          speciality: 'Hairstylist',
          lastMessage: 'Good morning',
          timestamp: text,
          unreadCount: 1,
        },
      ],
      nextCursor: null,
      total: 1,
    })
    const history = await client.call('GET', `/api/messages/${client.id}/${vendor.id}`)
    expect(history.body).toEqual({
      success: true,
      nextCursor: null,
      total: 1,
      messages: [
        {
          _id: text,
          senderId: vendor.id,
          receiverId: client.id,
          content: 'Good morning',
          type: 'chat',
          timestamp: text,
          read: false,
        },
      ],
    })
    expect(await whole(client.call('PATCH', `/api/messages/read/${vendor.id}`))).toEqual(says())
  })

  // covers: §7.28-7.30
  test('GET /api/notifications, GET /api/notifications/unread-count, PATCH /api/notifications/mark-read', async () => {
    const list = await client.call('GET', '/api/notifications')
    expect(list.body).toEqual({
      success: true,
      notifications: expect.any(Array),
      total: expect.any(Number),
      nextCursor: null,
    })
    const count = await client.call('GET', '/api/notifications/unread-count')
    expect(count.body).toEqual({ success: true, count: expect.any(Number) })
    expect(await whole(client.call('PATCH', '/api/notifications/mark-read'))).toEqual(says())
  })
})

const PRIVATE = [
  'GET /api/user/get-profile',
  'POST /api/user/verify-payment',
  'PUT /api/user/change-password',
  'GET /api/user/appointments',
  'POST /api/user/mark-complete',
  'POST /api/user/create-payment-intent',
  'PATCH /api/user/reschedule-appointment',
  'POST /api/user/cancel-appointment',
  'POST /api/user/book-appointment',
  'POST /api/user/update-profile',
  'GET /api/messages/inbox',
  'GET /api/messages/00000000-0000-4000-8000-000000000000/00000000-0000-4000-8000-000000000000',
  'PATCH /api/messages/read/00000000-0000-4000-8000-000000000000',
  'GET /api/notifications',
  'PATCH /api/notifications/mark-read',
  'GET /api/notifications/unread-count',
]

// covers: §6.2, §6.7, §7.2
test('without a token every call for a client is refused with 401', async () => {
  for (const each of PRIVATE) {
    const [method, path] = each.split(' ') as [string, string]
    const { status, body } = await send(app, method, path)
    expect({ each, status, ...body }).toEqual({
      each,
      status: 401,
      success: false,
      code: 'AUTH_ERROR',
      message: 'Authentication failed. Please login again.',
    })
  }
})
