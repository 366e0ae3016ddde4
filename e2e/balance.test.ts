import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { HOUR_MS } from '@anseo/domain/duration'
import { slotFromWire } from '@anseo/domain/slot'
import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { appointmentOf, cardOf } from './appointments.ts'
import { expect, type OpenPage, test } from './browser.ts'
import { type Caller, logIn, payByCard } from './caller.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { refuseTip } from './payment-dialog.ts'
import { setClock } from './pass-time.ts'

const VISA = '4242424242424242'

const product = ownProduct()
const client = loggedIn(product, 'user')
let vendor: Caller

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function open(openPage: OpenPage, site: 'client' | 'pro', path: string): Promise<Page> {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { [site]: site === 'pro' ? vendor : client },
    viewport: 'phone',
    expectedComplaints: [/status of 40[02]/],
  })
  await page.goto(path)
  return page
}

test('a vendor records part of the balance, and the client pays the rest by card with a tip', async ({
  openPage,
}) => {
  const { appointments } = (await client.call('GET', '/api/user/appointments')).body
  const begun = (appointments as AppointmentOnWire[]).find(
    ({ isComplete, payments }) => isComplete && payments.open === 20,
  )!
  const id = begun._id
  vendor = await logIn(product.url, 'pro', 'niamh.ni-bhriain@demo.test')
  const pro = await open(openPage, 'pro', `/pro/appointments/${id}`)
  await button(pro, 'Record payment').tap()
  await pro.getByLabel('Amount').fill('20.01')
  await pro.getByRole('dialog').getByRole('button', { name: 'Record payment' }).tap()
  await pro.getByText('Enter at most what is open, €20.00.').waitFor()
  await expectAccessible(pro)
  await pro.getByLabel('Amount').fill('5')
  await pro.getByRole('dialog').getByRole('button', { name: 'Record payment' }).tap()
  await pro.getByText('€5.00 in cash').waitFor()
  await button(pro, 'Ask for it by card').tap()
  await pro.getByText(/You asked .* to pay €15.00 by card/).waitFor()
  await expectAccessible(pro)

  const page = await open(openPage, 'client', '/my-appointment')
  const card = cardOf(page, begun)
  await card.getByText('asks you to pay the remaining €15.00 by card').waitFor()
  await card.getByRole('button', { name: 'Pay the rest' }).tap()
  const dialog = page.getByRole('dialog', { name: /^(Pay|Tip) / })
  await dialog.getByRole('radio', { name: 'Other' }).tap()
  await dialog.getByLabel('Card number').fill(VISA)
  await dialog.getByLabel('Expiry date').fill('12 / 34')
  await dialog.getByLabel('CVC').fill('123')
  await dialog.getByRole('button', { name: 'Pay €15.00' }).tap()
  await dialog.getByText('Enter an amount, like 5 or 5.50.').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Your tip').fill('3')
  await refuseTip(page)
  await dialog.getByRole('button', { name: 'Pay €18.00' }).tap()
  await dialog.getByText("We received €15.00. The tip wasn't charged.").waitFor()
  await dialog.getByRole('button', { name: 'Pay €3.00' }).tap()
  await dialog.waitFor({ state: 'detached' })
  await card.getByText('Tip: €3.00 paid').waitFor()
  expect((await appointmentOf(client, id)).payments).toMatchObject({ open: 0, tip: 3 })

  await pro.reload()
  await pro.getByText('Tip by card').waitFor()
  await pro.goto('/pro/earnings')
  await pro.getByText('Balance by card').first().waitFor()
})

test('a booking that is cancelled after a part was recorded has nothing open', async ({ openPage }) => {
  vendor = await logIn(product.url, 'pro', 'niamh.ni-bhriain@demo.test')
  const own = '/api/pro/appointments'
  const slot = { startTime: '07:00 PM', endTime: '08:00 PM', outsideHours: true }
  const { body } = await vendor.call('POST', own, {
    contact: { name: 'Tom Hickey' },
    price: 85,
    slotDate: '20_11_2026',
    ...slot,
  })
  const path = `${own}/${body.appointmentId}`
  expect((await vendor.call('POST', `${path}/balance`, { amount: 20, way: 'cash' })).status).toBe(200)
  expect((await vendor.call('PATCH', `${path}/slot`, { slotDate: '26_11_2026', ...slot })).status).toBe(200)
  expect((await vendor.call('POST', `${path}/cancel`, {})).status).toBe(200)
  const pro = await open(openPage, 'pro', `/pro/appointments/${body.appointmentId}`)
  await pro.getByText('Paid so far').waitFor()
  await pro.getByText('€20.00 in cash').waitFor()
  await expect(pro.getByText('Still open')).toBeHidden()
})

/** Books a free service with the vendor, moves the clock to its middle and tips €9.00 by card. */
async function tipFree(): Promise<AppointmentOnWire> {
  const consultation = { name: 'Consultation', price: 0, durationMinutes: 120 }
  const { services } = (await vendor.call('POST', '/api/pro/services', consultation)).body
  const serviceIds = [services.at(-1)._id]
  const vendorId = (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id
  const slot = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
  const booked = await client.call('POST', '/api/user/book-appointment', { vendorId, serviceIds, ...slot })
  expect(booked.body).toMatchObject({ success: true })
  const { appointmentId } = booked.body
  await vendor.call('POST', `/api/pro/appointments/${appointmentId}/confirm`)
  await setClock(product, slotFromWire(slot)!.start.getTime() + HOUR_MS)
  const tip = { appointmentId, kind: 'tip', amount: 9 }
  const { clientSecret } = (await client.call('POST', '/api/user/create-payment-intent', tip)).body
  await client.call('POST', '/api/user/verify-payment', { id: await payByCard(product.url, clientSecret) })
  return appointmentOf(client, appointmentId)
}

test('a tip by card is named wherever it is refunded or kept', async ({ openPage }) => {
  vendor = await logIn(product.url, 'pro', 'niamh.ni-bhriain@demo.test')
  const tipped = await tipFree()
  const page = await open(openPage, 'client', `/my-appointment/${tipped._id}`)
  await button(page, 'Cancel').first().tap()
  const asked = page.getByRole('dialog', { name: 'Cancel this appointment?' })
  const kept =
    "You won't get back the tip of €9.00 you paid by card. If Niamh cancels, you get a full refund."
  await asked.getByText(kept).waitFor()
  await asked.getByRole('button', { name: 'Cancel without refund' }).waitFor()
  await expectAccessible(page)

  const pro = await open(openPage, 'pro', `/pro/appointments/${tipped._id}`)
  await button(pro, 'Cancel appointment').first().tap()
  await pro.getByRole('dialog').getByText('will get a full refund of €9.00.').waitFor()
  await expectAccessible(pro)

  // Setting the clock restarts the product, and an open page would complain of its lost connection.
  for (const left of [page, pro]) {
    await left.evaluate(() => location.assign('about:blank'))
    await left.waitForURL('about:blank')
  }
  await setClock(product, Date.parse('2026-11-24T13:00:00Z'))
  await page.goto(`/my-appointment/${tipped._id}`)
  await button(page, 'Mark Appointment as Complete').first().tap()
  await page.getByText("Once you confirm, we'll pay Niamh Ní Bhriain.").waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Report a problem' }).tap()
  await page.getByText("We won't pay Niamh Ní Bhriain for this appointment until it's resolved.").waitFor()
  await page.getByText('what we decided and whether you get a refund.').waitFor()
  await pro.goto(`/pro/appointments/${tipped._id}`)
  await button(pro, 'Mark as no-show').tap()
  await pro
    .getByRole('dialog')
    .getByText(/If they don't, you'll earn €\d\.\d\d\./)
    .waitFor()
  await client.call('POST', `/api/user/appointments/${tipped._id}/report`, { text: 'It was not done.' })
  await pro.goto(`/pro/appointments/${tipped._id}`)
  await pro.getByText("We're looking into it and your payout is on hold.").waitFor()
  await pro.goto('/pro/')
  await pro.getByText("We're looking into it. Your payout is on hold until then.").first().waitFor()

  const admin = await logIn(product.url, 'admin', 'admin@demo.test')
  const { reports } = (await admin.call('GET', '/api/admin/problem-reports')).body
  const report = reports.find((each: { text: string }) => each.text === 'It was not done.')
  const desk = await openPage({ baseURL: product.url, signedIn: { admin } })
  await desk.goto(`/admin/reports/${report._id}`)
  await desk.getByText('Includes the tip of €9.00 by card. The vendor gets nothing.').waitFor()
  await desk.getByRole('radio', { name: /^Full refund/ }).check()
  for (const name of ['Ciara', 'Niamh']) {
    await desk.getByRole('textbox', { name: `Reason, for ${name}` }).fill('It goes back.')
  }
  await desk.getByRole('button', { name: 'Refund €9.00 and resolve' }).click()
  const question = desk.getByRole('dialog', { name: 'Resolve this report?' })
  await question.getByText("We're refunding €9.00 to your card, the tip of €9.00 included.").waitFor()
  await expectAccessible(desk)
  await question.getByRole('button', { name: 'Refund €9.00' }).click()
  await desk.getByRole('heading', { name: 'Resolved' }).waitFor()
  expect(await appointmentOf(client, tipped._id)).toMatchObject({ cancelledBy: 'admin', refundAmount: 9 })
})
