import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { lostJob } from '../../../testing/lost-job.ts'
import { linkIn, mailsTo } from '../../../testing/mails.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { notifyClientJob } from '../events.ts'
import { emailClient } from './email-client.ts'

/** A Wednesday. */
const START = new Date('2026-11-18T12:00:00Z')
const app = ownApp({ start: START })
beforeEach(() => app.clock.set(START))

const PATH = '/api/pro/appointments'
const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
let count = 0
const newAddress = () => `tom-${++count}@example.test`
const enter = (vendor: Actor, email: string | undefined, changes: object = {}) =>
  vendor.call('POST', PATH, { contact: { name: 'Tom Hickey', email }, ...SLOT, notify: true, ...changes })
const mayEmail = async (vendor: Actor, { appointmentId }: { appointmentId: string }) =>
  (await vendor.call('GET', `${PATH}/${appointmentId}`)).body.appointment.mayEmailClient
const cancel = (vendor: Actor, id: string) => vendor.call('POST', `${PATH}/${id}/cancel`, {})
const mailed = async (email: string, most = 0) => {
  await drained(app)
  return mailsTo(app, email, most)
}
const stop = (path: string, token: string | null, body?: object) =>
  fetch(`${app.url}${path}${body ? '' : `?token=${encodeURIComponent(token ?? '')}`}`, {
    method: 'POST',
    headers: { 'content-type': body ? 'application/json' : 'application/x-www-form-urlencoded' },
    body: body ? JSON.stringify(body) : 'List-Unsubscribe=One-Click',
  })
const tokenOf = (mail: { text: string }) =>
  new URL(/https?:\S+\/stop-emails\S+/.exec(mail.text)![0]).searchParams.get('token')!

describe('the client of an own booking', () => {
  test('is emailed time and vendor when the vendor asks for it, and told when it is cancelled', async () => {
    const [vendor, email] = [await createVendor(app), newAddress()]
    const reply = await enter(vendor, email, { title: 'Botox', price: 250, note: 'Late payer' })
    expect(reply.body).toMatchObject({
      emailed: 'sent',
      message: "Appointment saved. We're emailing the client.",
    })
    const [booked] = await mailed(email, 1)
    expect(booked!.subject).toBe('Appointment booked: Tue 24 Nov, 10:00 AM to 12:00 PM')
    expect(booked!.text).toContain('Aoife Byrne has booked this appointment for you')
    for (const kept of ['Botox', '250', 'Late payer', 'Tom']) expect(booked!.text).not.toContain(kept)
    expect(booked!.attachments).toMatchObject([{ contentType: expect.stringContaining('REQUEST') }])
    expect((await vendor.call('GET', `${PATH}/${reply.body.appointmentId}`)).body.appointment).toMatchObject({
      clientTold: true,
    })
    await cancel(vendor, reply.body.appointmentId)
    const [, cancelled] = await mailed(email, 2)
    expect(cancelled!.subject).toBe('Appointment cancelled: Tue 24 Nov, 10:00 AM to 12:00 PM')
    expect(cancelled!.attachments).toMatchObject([{ contentType: expect.stringContaining('CANCEL') }])
  })

  test('can no longer be emailed once its address or itself is out of the book', async () => {
    const [vendor, email] = [await createVendor(app), newAddress()]
    const { body } = await enter(vendor, email)
    expect(await mayEmail(vendor, body)).toBe(true)
    await vendor.call('PATCH', `/api/pro/contacts/${body.contactId}`, { email: null })
    expect(await mayEmail(vendor, body)).toBe(false)
    await vendor.call('PATCH', `/api/pro/contacts/${body.contactId}`, { email })
    expect(await mayEmail(vendor, body)).toBe(true)
    await vendor.call('DELETE', `/api/pro/contacts/${body.contactId}`)
    expect(await mayEmail(vendor, body)).toBe(false)
  })

  test('is emailed once by a job that two workers took, one after the other', async () => {
    const [vendor, email] = [await createVendor(app), newAddress()]
    const { body } = await enter(vendor, email, { notify: false })
    const given = await lostJob(app, notifyClientJob, { appointmentId: body.appointmentId })
    await emailClient(...given)
    await emailClient(...given)
    expect(await mailed(email, 1)).toHaveLength(1)
  })

  test('is told the year of a day in another one', async () => {
    const [vendor, email] = [await createVendor(app), newAddress()]
    const { body } = await enter(vendor, email, { slotDate: '5_1_2027' })
    // Emails are sent side by side, so only one that has arrived is surely the first.
    await mailed(email, 1)
    await cancel(vendor, body.appointmentId)
    expect((await mailed(email, 2)).map(({ subject }) => subject)).toEqual([
      'Appointment booked: Tue 5 Jan 2027, 10:00 AM to 12:00 PM',
      'Appointment cancelled: Tue 5 Jan 2027, 10:00 AM to 12:00 PM',
    ])
  })

  test('hears nothing where the vendor does not ask for it, of its cancellation neither', async () => {
    const [vendor, email] = [await createVendor(app), newAddress()]
    const { body } = await enter(vendor, email, { notify: false })
    expect(body).toMatchObject({ emailed: null, message: 'Appointment saved' })
    await cancel(vendor, body.appointmentId)
    expect(await mailed(email)).toEqual([])
  })

  test('is booked also where no email can go to it', async () => {
    const vendor = await createVendor(app)
    const { body } = await enter(vendor, undefined)
    expect(body).toMatchObject({ emailed: 'no address', appointmentId: expect.any(String) })
  })

  test('is not emailed at the address of its account, which the vendor did not enter', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    await client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...SLOT })
    const [{ _id: contactId }] = (await vendor.call('GET', '/api/pro/contacts')).body.rows
    const { body } = await enter(vendor, undefined, {
      contact: undefined,
      contactId,
      slotDate: '25_11_2026',
    })
    expect(body.emailed).toBe('no address')
  })

  test('gets the address that the vendor now enters for a client of its book', async () => {
    const [vendor, email] = [await createVendor(app), newAddress()]
    const phone = '086 555 0117'
    const contact = { name: 'Tom Hickey', phone }
    const first = await enter(vendor, undefined, { contact })
    const again = await enter(vendor, undefined, {
      contact: { ...contact, email },
      slotDate: '25_11_2026',
    })
    expect(again.body).toMatchObject({ contactId: first.body.contactId, emailed: 'sent' })
    expect(await mailed(email, 1)).toHaveLength(1)
  })
})

test('no name carries a link into such an email', async () => {
  const [vendor, email] = [await createVendor(app), newAddress()]
  await app.runtime.pool.query('update account set name = $2 where id = $1', [
    vendor.id,
    'Win www.evil.example Byrne',
  ])
  await enter(vendor, email)
  const [mail] = await mailed(email, 1)
  expect(mail!.text).toContain('Win Byrne has booked')
  expect(mail!.text + mail!.html + mail!.subject).not.toContain('evil')
})

test('a vendor whose name is a link alone is called a professional', async () => {
  const [vendor, email] = [await createVendor(app, { name: 'www.evil.example' }), newAddress()]
  const { body } = await enter(vendor, email)
  await cancel(vendor, body.appointmentId)
  const texts = (await mailed(email, 2)).map(({ text }) => text)
  expect(texts[0]).toContain('A professional has booked this appointment for you')
  expect(texts[1]).toContain('A professional has cancelled this appointment.')
  expect(texts.join()).toContain('With: A professional, Hairstylist')
})

describe('who wants no such emails', () => {
  test('presses once, and no vendor reaches the address any more', async () => {
    const [vendor, rival, email] = [await createVendor(app), await createVendor(app), newAddress()]
    const { body } = await enter(vendor, email)
    const [mail] = await mailed(email, 1)
    const token = tokenOf(mail!)
    expect(linkIn(mail!).pathname).toBe('/stop-emails')
    expect(await mayEmail(vendor, body)).toBe(true)
    const press = () => stop('/api/stop-emails', null, { token })
    expect((await press()).status).toBe(200)
    expect((await press()).status).toBe(200)
    expect((await enter(rival, email)).body).toMatchObject({ emailed: 'stopped' })
    expect(await mayEmail(vendor, body)).toBe(false)
    await cancel(vendor, body.appointmentId)
    expect(await mailed(email)).toHaveLength(1)
  })

  test('presses the button of the mail program (RFC 8058)', async () => {
    const [vendor, email] = [await createVendor(app), newAddress()]
    await enter(vendor, email)
    const [mail] = await mailed(email, 1)
    expect((await stop('/api/stop-emails/one-click', tokenOf(mail!))).status).toBe(200)
    expect((await enter(vendor, email, { slotDate: '25_11_2026' })).body.emailed).toBe('stopped')
  })

  test.each(['', 'x', 'a.b', 'x'.repeat(200)])('needs the link of an email: %j', async (token) => {
    expect((await stop('/api/stop-emails/one-click', token)).status).toBe(400)
    expect((await stop('/api/stop-emails', null, { token })).status).toBe(400)
  })
})

test('a vendor sends 50 such emails a day; what is refused takes none, what is booked beyond them is booked', async () => {
  await using strict = await startTestApp({ start: START, env: { RATE_LIMIT_FACTOR: '1' } })
  const vendor = await createVendor(strict)
  await Promise.all(
    Array.from({ length: 49 }, () => strict.runtime.rateLimiter.count('email a client', vendor.id)),
  )
  const slot = { slotDate: '25_11_2026' }
  expect((await enter(vendor, newAddress(), { ...slot, notify: false })).status).toBe(200)
  expect((await enter(vendor, newAddress(), slot)).body.code).toBe('SLOT_TAKEN')
  expect((await enter(vendor, newAddress(), { slotDate: '26_11_2026' })).body.emailed).toBe('sent')
  const { status, body } = await enter(vendor, newAddress())
  expect({ status, emailed: body.emailed }).toEqual({ status: 200, emailed: 'limit' })
  const shown = await vendor.call('GET', `${PATH}/${body.appointmentId}`)
  expect(shown.body.appointment.clientTold).toBe(false)
})
