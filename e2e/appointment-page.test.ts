import { readFile } from 'node:fs/promises'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { expectAccessible } from './accessibility.ts'
import { cardOf } from './appointments.ts'
import { expect, type OpenPage, test } from './browser.ts'
import { bookPaid } from './my-appointments-page.ts'
import { newClient } from './new-client.ts'
import { loggedInParties } from './parties.ts'
import { ownProduct } from './own-product.ts'
import { button, dialog } from './scene.ts'

const product = ownProduct()
const parties = loggedInParties(product)

async function openAs(openPage: OpenPage, token: string, path: string) {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { client: { token } },
    viewport: 'phone',
    expectedComplaints: [/status of 404/],
  })
  await page.goto(path)
  return page
}

test('a cancelled appointment asks for no payment on the day', async ({ openPage }) => {
  const { appointments } = (await parties.client.call('GET', '/api/user/appointments')).body
  const off = appointments.find(
    ({ cancelled, payment, cost }: AppointmentOnWire) => cancelled && payment && cost.onTheDay > 0,
  )
  const page = await openAs(openPage, parties.client.token, `/my-appointment/${off._id}`)
  const money = page.getByRole('region', { name: 'Money' })
  await money.getByText('Paid', { exact: true }).waitFor()
  await money.getByText(`€${off.totalAmount.toFixed(2)}`).waitFor()
  await expect(money.getByText('on the day')).toBeHidden()
})

test("a card leads to the page of its appointment, which follows the vendor's steps", async ({
  openPage,
}) => {
  const paid = await bookPaid(product.url, parties)
  const page = await openAs(openPage, parties.client.token, '/my-appointment')
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url)) outside.push(request.url())
  })
  await cardOf(page, paid).getByRole('link', { name: 'Details' }).click()
  await page.waitForURL(`**/my-appointment/${paid._id}`)
  await page.getByRole('heading', { level: 1, name: paid.startTime }).waitFor()
  const money = page.getByRole('region', { name: 'Money' })
  for (const amount of [paid.cost.total, paid.platformFee, paid.handlingFee])
    await money
      .getByText(`€${amount.toFixed(2)}`)
      .first()
      .waitFor()
  const plans = page.getByRole('region', { name: 'If plans change' })
  const back = paid.vendorFeeTotal + paid.platformFee
  await plans.getByText(`€${back.toFixed(2)} back`).waitFor()
  expect(await page.getByRole('link', { name: 'Directions' }).getAttribute('href')).toMatch(
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=\w/,
  )
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, /^Calendar/).click()])
  expect(await readFile(await download.path(), 'utf8')).toContain(`UID:${paid._id}@`)

  await page.getByRole('link', { name: 'Message' }).click()
  await dialog(page, 'Chat').waitFor()
  await page.goBack()
  await button(plans, 'Cancel').click()
  await button(dialog(page, 'Cancel this appointment?'), 'Keep appointment').click()

  await parties.vendor.call('POST', `/api/pro/appointments/${paid._id}/cancel`, { reason: 'I am ill' })
  await page.getByText('Cancelled by Vendor').first().waitFor()
  await page.getByText('Reason: I am ill').waitFor()
  await page.getByText(/^€[\d.]+ (is being )?refunded to your card$/).waitFor()
  await plans.waitFor({ state: 'detached' })

  await button(page, /^Same again/).click()
  const again = dialog(page, 'Same again')
  await again.getByText('3 hours').waitFor()
  await expectAccessible(page)
  await again.getByRole('list', { name: 'As usual' }).getByRole('button').first().click()
  await page.waitForURL(`**/appointment/${paid.vendorData._id}`)
  await dialog(page, 'Checkout').getByText(`${paid.startTime} to ${paid.endTime}`).waitFor()
  expect(outside).toEqual([])

  // Another client learns nothing of it, and a visitor comes back to it after the login.
  const other = await openAs(openPage, await newClient(product.url), `/my-appointment/${paid._id}`)
  await other.getByRole('heading', { name: 'Page not found' }).waitFor()
  const visitor = await openPage({ baseURL: product.url })
  await visitor.goto(`/my-appointment/${paid._id}`)
  await visitor.waitForURL(`/login?next=${encodeURIComponent(`/my-appointment/${paid._id}`)}`)
})

test('the same again of a vendor who is no longer listed leads to others', async ({ openPage }) => {
  const { appointments } = (await parties.client.call('GET', '/api/user/appointments')).body
  const past = appointments.find(({ isComplete }: AppointmentOnWire) => isComplete)
  const page = await openAs(openPage, parties.client.token, `/my-appointment/${past._id}`)
  await page.route('**/api/vendor/*/services', (route) =>
    route.fulfill({ status: 404, json: { success: false, message: 'Not found', code: 'VENDOR_NOT_FOUND' } }),
  )
  await button(page, /^Same again/).tap()
  const again = dialog(page, 'Same again')
  await again.getByText('no longer takes bookings here.').waitFor()
  await expect(button(again, 'Try Again')).toBeHidden()
  await expectAccessible(page)
  await again.getByRole('link', { name: 'See other vendors' }).tap()
  await page.waitForURL('**/vendors/*')
})

test('the same again is filled in with its own address, and also when nothing is free soon', async ({
  openPage,
}) => {
  const paid = await bookPaid(product.url, parties)
  const page = await openAs(openPage, parties.client.token, `/appointment/${parties.vendorId}`)
  const where = page.getByRole('region', { name: 'Where' })
  await button(where, 'Change address').tap()
  await where.getByLabel('Address line 1').fill('9 Other Street')

  await page.goto(`/my-appointment/${paid._id}`)
  const { hours } = (await parties.vendor.call('GET', '/api/pro/hours')).body
  const none = Object.fromEntries(Object.keys(hours).map((day) => [day, []]))
  await parties.vendor.call('PUT', '/api/pro/hours', none)
  await button(page, /^Same again/).tap()
  const again = dialog(page, 'Same again')
  await again.getByText(/isn't free at the usual time soon/).waitFor()
  await button(again, 'Choose another time').tap()
  await page.waitForURL(`**/appointment/${parties.vendorId}`)
  await expect(page.getByRole('radio', { name: /^3 hours/ })).toBeChecked()
  await where.getByText(`At ${paid.address.line1}`).waitFor()
})
