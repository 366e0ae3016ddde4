import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { appointmentOf, cardOf } from './appointments.ts'
import { expect, type OpenPage, test } from './browser.ts'
import { type Caller, logIn } from './caller.ts'
import { loggedIn, ownProduct } from './own-product.ts'

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
    expectedComplaints: [/status of 400/],
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
  const dialog = page.getByRole('dialog', { name: /^Pay / })
  await dialog.getByRole('radio', { name: 'Other' }).tap()
  await dialog.getByLabel('Card number').fill(VISA)
  await dialog.getByLabel('Expiry date').fill('12 / 34')
  await dialog.getByLabel('CVC').fill('123')
  await dialog.getByRole('button', { name: 'Pay €15.00' }).tap()
  await dialog.getByText('Enter an amount, like 5 or 5.50.').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Your tip').fill('3')
  await dialog.getByRole('button', { name: 'Pay €18.00' }).tap()
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
