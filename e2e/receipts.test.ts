import { readFile } from 'node:fs/promises'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectAccessible } from './accessibility.ts'
import { bookConfirmed } from './appointments.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { payByCard } from './caller.ts'
import { newClient } from './new-client.ts'
import { loggedInParties } from './parties.ts'
import { ownProduct } from './own-product.ts'
import { onEachSize } from './each-size.ts'

const product = ownProduct()
const parties = loggedInParties(product)
const { client, vendor } = parties

async function openAs(openPage: OpenPage, path: string, options: Partial<PageOptions> = {}) {
  const page = await openPage({ baseURL: product.url, signedIn: { client }, ...options })
  await page.goto(path)
  return page
}

/** Books an appointment and pays for it. */
async function bookPaid(): Promise<AppointmentOnWire> {
  const appointment = await bookConfirmed(client, vendor, { vendorId: parties.vendorId, hours: 2 })
  const { body } = await client.call('POST', '/api/user/create-payment-intent', {
    appointmentId: appointment._id,
  })
  await payByCard(product.url, body.clientSecret)
  await client.call('POST', '/api/user/verify-payment', { id: body.clientSecret.split('_secret_')[0] })
  return appointment
}

const euro = (amount: number) => `€${amount.toFixed(2)}`
const pathOf = ({ _id }: AppointmentOnWire) => `/my-appointment/${_id}`
const receiptLink = (page: Page) => page.getByRole('link', { name: 'Receipt' })

onEachSize((viewport) => {
  test('a payment links to its receipt, and the receipt to a PDF with the amount', async ({ openPage }) => {
    const appointment = await bookPaid()
    const page = await openAs(openPage, pathOf(appointment), { viewport })
    await receiptLink(page).click()
    await page.getByRole('heading', { name: 'Payment receipt' }).waitFor()
    const receipt = page.getByRole('article')
    const said = await receipt.innerText()
    const number = /R-\d{6}/.exec(said)![0]
    expect(said).toContain(appointment.vendorData.name)
    const { vendorFeeTotal, platformFee, handlingFee, totalAmount } = appointment
    for (const amount of [vendorFeeTotal, platformFee, handlingFee, totalAmount]) {
      expect(said).toContain(euro(amount))
    }
    expect(said).toContain('This is a receipt, not a VAT invoice.')

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`anseo-receipt-${number.slice(2)}.pdf`)
    const { text } = await extractText(await getDocumentProxy(await bytesOf(await download.path())), {
      mergePages: true,
    })
    for (const words of [number, appointment.vendorData.name, euro(totalAmount)]) {
      expect(text).toContain(words)
    }
    // Back does not lead into the list that had only this one.
    await page.goBack()
    await receiptLink(page).waitFor()
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `the list of receipts and a receipt are accessible in the ${colorScheme} theme`,
      { tag: '@deep' },
      async ({ openPage }) => {
        await bookPaid()
        const page = await openAs(openPage, '/receipts', { viewport, context: { colorScheme } })
        await page
          .getByRole('link', { name: /^Payment, / })
          .first()
          .waitFor()
        await expectAccessible(page)
        await page
          .getByRole('link', { name: /^Payment, / })
          .first()
          .click()
        await page.getByRole('heading', { name: 'Payment receipt' }).waitFor()
        await expectAccessible(page)
      },
    )
})

const bytesOf = async (path: string) => new Uint8Array(await readFile(path))

test(
  'a refunded payment has a receipt for the payment and one for the refund',
  { tag: '@deep' },
  async ({ openPage }) => {
    const appointment = await bookPaid()
    await client.call('POST', '/api/user/cancel-appointment', { appointmentId: appointment._id })
    const query = `/api/user/receipts?appointmentId=${appointment._id}`
    await expect.poll(async () => (await client.call('GET', query)).body.receipts).toHaveLength(2)
    const page = await openAs(openPage, pathOf(appointment))
    await receiptLink(page).click()
    await page.getByRole('link', { name: /^Payment, / }).waitFor()
    await page.getByRole('link', { name: /^Refund, / }).click()
    await page.getByRole('heading', { name: 'Refund receipt' }).waitFor()
    const back = appointment.vendorFeeTotal + appointment.platformFee
    await page.getByRole('article').getByText(euro(back)).waitFor()
  },
)

test('an unpaid appointment has no receipt', { tag: '@deep' }, async ({ openPage }) => {
  const appointment = await bookConfirmed(client, vendor, { vendorId: parties.vendorId })
  const page = await openAs(openPage, pathOf(appointment))
  await page.getByRole('button', { name: 'Confirm Booking' }).waitFor()
  expect(await receiptLink(page).count()).toBe(0)
})

test('the receipt alone is printed, dark on white', { tag: '@deep' }, async ({ openPage }) => {
  await bookPaid()
  const page = await openAs(openPage, '/receipts', { context: { colorScheme: 'dark' } })
  await page
    .getByRole('link', { name: /^Payment, / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Print' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button').count()).toBe(0)
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  const color = await page
    .getByRole('heading', { level: 1 })
    .evaluate((title) => getComputedStyle(title).color)
  expect(color).toBe('rgb(0, 0, 0)')
})

test(
  "another client's receipt, a missing one and an invalid number are not found",
  { tag: '@deep' },
  async ({ openPage }) => {
    await bookPaid()
    const [{ number }] = (await client.call('GET', '/api/user/receipts')).body.receipts
    const stranger = await newClient(product.url)
    for (const path of [number, 2_147_483_647, 'x']) {
      const page = await openAs(openPage, `/receipts/${path}`, {
        signedIn: { client: { token: stranger } },
        expectedComplaints: [/status of 404/],
      })
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    }
  },
)

test(
  'a list and a receipt that fail to load can be tried again, and load by themselves once back online',
  { tag: '@deep' },
  async ({ openPage }) => {
    await bookPaid()
    const page = await openAs(openPage, '/receipts', {
      expectedComplaints: [/status of 500/, /ERR_INTERNET_DISCONNECTED/],
    })
    await page
      .getByRole('link', { name: /^Payment, / })
      .first()
      .waitFor()
    const [{ number }] = (await client.call('GET', '/api/user/receipts')).body.receipts
    await page.route(`**/api/user/receipts/${number}`, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page
      .getByRole('link', { name: /^Payment, / })
      .first()
      .click()
    await page.getByRole('heading', { name: "We couldn't load your receipt" }).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { name: 'Payment receipt' }).waitFor()

    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Receipts' }).first().click()
    await page.getByRole('heading', { name: "We couldn't load your receipts" }).waitFor()
    await page.context().setOffline(false)
    await page
      .getByRole('link', { name: /^Payment, / })
      .first()
      .waitFor()
  },
)
