// @module-tag time
import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { ownApp } from '../../../testing/own-app.ts'

/** A Wednesday. */
const START = new Date('2026-11-18T12:00:00Z')
let vendor: Actor
const app = ownApp({ start: START })
beforeEach(async () => {
  app.clock.set(START)
  vendor = await createVendor(app)
})

const PATH = '/api/pro/appointments'
const TEN = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
const TWO = { slotDate: '25_11_2026', startTime: '02:15 PM', endTime: '03:00 PM' }
let count = 0
const enter = async (changes: object = {}) => {
  const contact = { name: 'Tom Hickey', email: `moved-${++count}@example.test` }
  const { body } = await vendor.call('POST', PATH, { contact, ...TEN, ...changes })
  return { id: body.appointmentId as string, email: contact.email }
}
const move = (id: string, body: object, by = vendor) => by.call('PATCH', `${PATH}/${id}/slot`, body)
const shown = async (id: string) => (await vendor.call('GET', `${PATH}/${id}`)).body.appointment
const freeOn = async (slotDate: string) => {
  const { body } = await vendor.call('GET', `/api/vendor/${vendor.id}/availability?from=${slotDate}&days=1`)
  return body.data[0].free as string[]
}

// B8 of growth
describe('a booking of the own', () => {
  test('moves at once, to another length too, and frees its time', async () => {
    const { id } = await enter({ price: 85.5 })
    expect(await move(id, TWO)).toMatchObject({
      status: 200,
      body: { message: 'Appointment moved', emailed: null },
    })
    expect(await shown(id)).toMatchObject({ ...TWO, isConfirmed: true, rescheduleCount: 0, fullPrice: 85.5 })
    expect(await freeOn('24_11_2026')).toContain('10:00 AM')
    expect(await freeOn('25_11_2026')).not.toContain('02:00 PM')
    const { history } = (await vendor.call('GET', `${PATH}/${id}/history`)).body
    expect(history).toMatchObject([
      { text: expect.stringContaining('Entered by the vendor') },
      { actor: 'vendor', text: expect.stringContaining('Moved from Tue 24 Nov, 10:00 AM to 12:00 PM') },
    ])
  })

  test('may overlap its own time, and no other', async () => {
    const { id } = await enter()
    await enter({ startTime: '02:00 PM', endTime: '04:00 PM' })
    expect((await move(id, { ...TEN, startTime: '11:00 AM', endTime: '02:00 PM' })).status).toBe(200)
    const taken = await move(id, { ...TEN, startTime: '01:00 PM', endTime: '03:00 PM' })
    expect(taken).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    expect(await shown(id)).toMatchObject({ startTime: '11:00 AM', endTime: '02:00 PM' })
  })

  test('and a client who books the same time at once: one has it', async () => {
    const { id } = await enter()
    const client = await createClient(app)
    const slot = { slotDate: '26_11_2026', startTime: '10:00 AM', endTime: '11:00 AM' }
    const replies = await Promise.all([
      move(id, slot),
      client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...slot }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('moves outside the own hours only knowingly', async () => {
    const { id } = await enter()
    await vendor.call('POST', '/api/pro/time-off', {
      start: '2026-11-25T00:00:00Z',
      end: '2026-11-26T00:00:00Z',
    })
    expect(await move(id, TWO)).toMatchObject({ status: 409, body: { code: 'OUTSIDE_HOURS' } })
    expect((await move(id, { ...TWO, outsideHours: true })).status).toBe(200)
  })

  test.each([
    ['a time that does not end', { ...TEN, endTime: '10:00 AM' }, 'endTime'],
    ['a day too far ahead', { ...TEN, slotDate: '24_11_2028' }, 'slotDate'],
  ])('is not moved to %s', async (_, slot, field) => {
    const { id } = await enter()
    const { status, body } = await move(id, slot)
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'INVALID_REQUEST' })
    expect(Object.keys(body.fields)).toEqual([field])
  })

  test('is told to its client where the vendor asks for it', async () => {
    const { id, email } = await enter({ notify: true })
    // The email of the booking is on its way before there is one of the move.
    await drained(app)
    const { body } = await move(id, { ...TWO, notify: true })
    expect(body).toEqual({
      success: true,
      proposal: null,
      message: "Appointment moved. We're emailing the client.",
      emailed: 'sent',
    })
    await drained(app)
    const [, moved] = await mailsTo(app, email, 2)
    expect(moved!.subject).toBe('New time for your appointment: Wed 25 Nov, 02:15 PM to 03:00 PM')
    expect(moved!.text).toContain('Aoife Byrne has moved your appointment to this time')
    expect(moved!.attachments).toMatchObject([{ contentType: expect.stringContaining('REQUEST') }])
  })

  test('stays once it is cancelled', async () => {
    const { id } = await enter()
    await vendor.call('POST', `${PATH}/${id}/cancel`, {})
    expect(await move(id, TWO)).toMatchObject({ status: 409, body: { code: 'APPOINTMENT_ENDED' } })
  })
})

test("nobody moves another vendor's booking", async () => {
  const [rival, { id }] = [await createVendor(app), await enter()]
  expect(await move(id, TWO, rival)).toMatchObject({ status: 404 })
  expect(await move('no-id', TWO)).toMatchObject({ status: 404 })
})
