import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { formatDay, parseSlotDate } from '@anseo/domain/slot-date'
import type { Locator, Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { appointmentOf, bookConfirmed, cardOf } from './appointments.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { payByCard } from './caller.ts'
import { loggedInParties } from './parties.ts'
import { payButton, payDialog, typeCard } from './payment-dialog.ts'
import { ownProduct } from './own-product.ts'
import { onEachSize } from './each-size.ts'

const VISA = '4242424242424242'
const DECLINED = '4000000000000002'
const WITHOUT_FUNDS = '4000000000009995'
const ASKS_THE_BANK = '4000002760003184'

const product = ownProduct()
const parties = loggedInParties(product)
const { client, vendor } = parties

const toBePaid = () => bookConfirmed(client, vendor, { vendorId: parties.vendorId, hours: 2 })
let unpaid: AppointmentOnWire | undefined
/** Returns an appointment that no test pays for: a client may have ten of them at most (S8). */
const leftUnpaid = async () => (unpaid ??= await toBePaid())
const isPaid = async ({ _id }: AppointmentOnWire) => (await appointmentOf(client, _id)).payment

/** Opens My Appointments and the payment of one of them. */
async function openPayment(
  openPage: OpenPage,
  appointment: AppointmentOnWire,
  options: Partial<PageOptions> = {},
) {
  const page = await openPage({ baseURL: product.url, signedIn: { client }, ...options })
  await page.goto('/my-appointment')
  await cardOf(page, appointment).getByRole('button', { name: 'Confirm Booking' }).click()
  await payDialog(page).getByLabel('Card number').waitFor()
  return page
}

/** Waits until the dialog has closed and the card says Paid; expects the same of the server. */
async function expectPaid(page: Page, appointment: AppointmentOnWire) {
  await payDialog(page).waitFor({ state: 'detached' })
  await badge(cardOf(page, appointment), 'Paid').waitFor()
  expect(new URL(page.url()).pathname).toBe('/my-appointment')
  expect(await isPaid(appointment)).toBe(true)
}

const badge = (card: Locator, text: string) => card.getByText(text, { exact: true })

const countOf = (page: Page, path: RegExp) => {
  const counted = { times: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(new URL(request.url()).pathname)) counted.times += 1
  })
  return counted
}

onEachSize((viewport) => {
  // covers: §2.12, §2.84, §2.88, §2.90, §4.13, §4.14, §7.5
  test('a card is charged the amount in the summary', async ({ openPage }) => {
    const appointment = await toBePaid()
    const page = await openPayment(openPage, appointment, { viewport })
    const dialog = payDialog(page)
    const euro = (amount: number) => `€${amount.toFixed(2)}`
    const parts = [appointment.vendorFeeTotal, appointment.platformFee, appointment.handlingFee]
    for (const amount of [...parts, appointment.totalAmount]) {
      expect(await dialog.innerText()).toContain(euro(amount))
    }
    expect(await dialog.innerText()).toContain(appointment.vendorData.name)
    const lines = (await dialog.innerText()).split('\n')
    expect(lines).toContain(formatDay(parseSlotDate(appointment.slotDate)!))
    expect(await dialog.innerText()).toContain(`${appointment.startTime} to ${appointment.endTime}`)
    expect(await dialog.getByRole('link', { name: /terms/i }).getAttribute('href')).toBe('/tandc')
    expect(await payButton(page).innerText()).toContain(euro(appointment.totalAmount))
    expect(await dialog.getByLabel('Email').inputValue()).toBe('client@demo.test')
    expect(await dialog.getByLabel('Full name').inputValue()).not.toBe('')
    await typeCard(payDialog(page), VISA)
    await payButton(page).click()
    await page.getByText('Payment received. Your appointment is all set.').waitFor()
    await expectPaid(page, appointment)
    // The button that opened the dialog has gone.
    await expect(cardOf(page, appointment).getByRole('link', { name: /^Open chat/ })).toBeFocused()
  })

  if (viewport === 'phone')
    test(
      'the fields are one column, with the city of the Eircode',
      { tag: '@deep' },
      async ({ openPage }) => {
        const page = await openPayment(openPage, await leftUnpaid(), { viewport })
        const fields = payDialog(page).getByRole('textbox')
        const lefts = await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
        expect(new Set(lefts.slice(0, 5)).size).toBe(1)
        expect(await payDialog(page).getByLabel('City').inputValue()).toBe('Dublin 6')
      },
    )

  // covers: §2.90
  test('the dialog can be left, and nothing is paid', { tag: '@deep' }, async ({ openPage }) => {
    const appointment = await leftUnpaid()
    const page = await openPayment(openPage, appointment, { viewport })
    await payDialog(page).getByRole('heading', { name: 'Billing details' }).waitFor()
    await payDialog(page).getByRole('button', { name: 'Cancel', exact: true }).click()
    await payDialog(page).waitFor({ state: 'detached' })
    expect(await isPaid(appointment)).toBe(false)
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `the payment dialog is accessible in the ${colorScheme} theme`,
      { tag: '@deep' },
      async ({ openPage }) => {
        const page = await openPayment(openPage, await leftUnpaid(), { viewport, context: { colorScheme } })
        await payDialog(page).getByLabel('City').fill('')
        await payButton(page).click()
        await expectAccessible(page)
      },
    )
})

// covers: §2.89, §5.4, §7.6
test('each missing field is named beside it, and nothing typed is lost, nor by a click beside the dialog', async ({
  openPage,
}) => {
  const appointment = await toBePaid()
  const page = await openPayment(openPage, appointment)
  const confirmations = countOf(page, /\/confirm$/)
  const fields = ['Full name', 'Email', 'Street address', 'City', 'Postal code']
  const field = (label: string) => payDialog(page).getByLabel(label)
  for (const label of fields) await field(label).fill('')
  await typeCard(payDialog(page), VISA)
  await payButton(page).click()
  for (const label of fields) {
    await expect.poll(() => field(label).getAttribute('aria-invalid')).toBe('true')
    const note = await field(label).getAttribute('aria-describedby')
    expect((await page.locator(`[id="${note}"]`).innerText()).trim()).not.toBe('')
  }
  expect(confirmations.times).toBe(0)
  const typed = ['Ciara Nolan', 'ciara@nolan.test', '14 Leinster Square', 'Dublin', 'D06 X2Y7']
  for (const [index, label] of fields.entries()) await field(label).fill(typed[index]!)
  await page.mouse.click(5, 5)
  const confirmation = page.waitForRequest(/\/confirm$/)
  await payButton(page).click()
  const sent = [...new URLSearchParams((await confirmation).postData() ?? '')]
  const billing = sent.filter(([name]) => name.includes('[billing_details]')).map(([, value]) => value)
  for (const value of typed) expect(billing).toContain(value)
  await expectPaid(page, appointment)
})

test(
  'nothing can be paid before the saved cards are there to choose from',
  { tag: '@deep' },
  async ({ openPage }) => {
    const appointment = await toBePaid()
    const page = await openPage({ baseURL: product.url, signedIn: { client } })
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/api/user/payment-methods', async (route) => {
      await held
      await route.continue()
    })
    const intent = page.waitForResponse('**/api/user/create-payment-intent')
    await page.goto('/my-appointment')
    await cardOf(page, appointment).getByRole('button', { name: 'Confirm Booking' }).click()
    await intent
    await expect(payButton(page)).toBeDisabled()
    letThrough()
    await expect(payButton(page)).toBeEnabled()
    // Only some bookings may wait for their payment at once.
    const { status } = await client.call('POST', '/api/user/cancel-appointment', {
      appointmentId: appointment._id,
    })
    expect(status).toBe(200)
  },
)

// covers: §4.15, §8.7
test('a declined card says so in a toast, once, and beside the card what to do, and another one pays', async ({
  openPage,
}) => {
  const appointment = await toBePaid()
  const page = await openPayment(openPage, appointment, { expectedComplaints: [/402/] })
  await typeCard(payDialog(page), DECLINED)
  await payButton(page).click()
  await page.locator('.toast').getByText('Your card was declined.').waitFor()
  expect(await page.getByText('Your card was declined.').count()).toBe(1)
  const [toast, dialog] = [await page.locator('.toast').boundingBox(), await payDialog(page).boundingBox()]
  expect(toast!.y + toast!.height, 'the toast lies over the dialog').toBeLessThanOrEqual(dialog!.y)
  await payDialog(page)
    .getByText(/^Nothing has been charged. Check the card's details or use another card. Your time is kept/)
    .waitFor()
  await expect(page.getByLabel('Card number')).toBeFocused()
  expect(await isPaid(appointment)).toBe(false)
  // The newer reason replaces the older one.
  await typeCard(payDialog(page), WITHOUT_FUNDS)
  await payButton(page).click()
  await page.locator('.toast').getByText('Your card has insufficient funds.').waitFor()
  await expect(page.locator('.toast')).toHaveCount(1)
  await typeCard(payDialog(page), VISA)
  await payButton(page).click()
  await expectPaid(page, appointment)
})

// covers: §4.15
test('3-D Secure: refused at first, then approved', async ({ openPage }) => {
  const appointment = await toBePaid()
  const page = await openPayment(openPage, appointment)
  await typeCard(payDialog(page), ASKS_THE_BANK)
  await payButton(page).click()
  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await page
    .locator('.toast')
    .getByText(/authenticate/)
    .waitFor()
  expect(await isPaid(appointment)).toBe(false)
  await payButton(page).click()
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await expectPaid(page, appointment)
})

test('two clicks make one payment', { tag: '@deep' }, async ({ openPage }) => {
  const appointment = await toBePaid()
  const page = await openPayment(openPage, appointment)
  const confirmations = countOf(page, /\/confirm$/)
  await typeCard(payDialog(page), VISA)
  await payButton(page).dblclick()
  await expectPaid(page, appointment)
  expect(confirmations.times).toBe(1)
})

// covers: §2.91
test('nothing closes the dialog while the card is charged', async ({ openPage }) => {
  const appointment = await toBePaid()
  const page = await openPayment(openPage, appointment)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/confirm', async (route) => {
    await held
    await route.continue()
  })
  await typeCard(payDialog(page), VISA)
  await payButton(page).click()
  await expect.poll(() => payButton(page).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await payDialog(page).isVisible()).toBe(true)
  expect(await payDialog(page).getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true)
  answer()
  await expectPaid(page, appointment)
})

// covers: §8.8
test(
  'when the server cannot be reached, the webhook settles the payment and the page follows',
  { tag: '@deep' },
  async ({ openPage }) => {
    const appointment = await toBePaid()
    const page = await openPayment(openPage, appointment, { expectedComplaints: [/ERR_FAILED/] })
    await page.route('**/api/user/verify-payment', (route) => route.abort())
    await typeCard(payDialog(page), VISA)
    await payButton(page).click()
    await page.getByText('Failed to verify payment.').first().waitFor()
    await expect.poll(() => isPaid(appointment)).toBe(true)
    await badge(cardOf(page, appointment), 'Paid').waitFor({ state: 'attached' })
  },
)

test('when the answer to the charge is lost, the card is not charged again', async ({ openPage }) => {
  const appointment = await toBePaid()
  const page = await openPayment(openPage, appointment, { expectedComplaints: [/ERR_FAILED/] })
  const confirmations = countOf(page, /\/confirm$/)
  await page.route('**/confirm', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await typeCard(payDialog(page), VISA)
  await payButton(page).click()
  await expectPaid(page, appointment)
  expect(confirmations.times).toBe(1)
})

test('the page shows a payment that was made elsewhere', { tag: '@deep' }, async ({ openPage }) => {
  const appointment = await toBePaid()
  const page = await openPayment(openPage, appointment, { expectedComplaints: [/40\d/] })
  const body = { appointmentId: appointment._id }
  const intent = await client.call('POST', '/api/user/create-payment-intent', body)
  await payByCard(product.url, intent.body.clientSecret)
  await badge(cardOf(page, appointment), 'Paid').waitFor({ state: 'attached' })
  await expectPaid(page, appointment)
})

test('an unavailable payment provider is reported once', { tag: '@deep' }, async ({ openPage }) => {
  const appointment = await toBePaid()
  const page = await openPage({ baseURL: product.url, signedIn: { client }, expectedComplaints: [/503/] })
  await page.route('**/api/user/create-payment-intent', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'PAYMENT_PROVIDER_DOWN' } }),
  )
  await page.goto('/my-appointment')
  await cardOf(page, appointment).getByRole('button', { name: 'Confirm Booking' }).click()
  await payDialog(page).getByText("You can't pay right now. Nothing has been charged.").waitFor()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to initialize payment' })).toHaveCount(1)
  await expect(page.getByText('Failed to initialize payment')).toHaveCount(1)
})

test(
  'a payment with a card to be saved that cannot be started is not called unverified, and works at the next try',
  { tag: '@deep' },
  async ({ openPage }) => {
    const appointment = await toBePaid()
    const page = await openPayment(openPage, appointment, { expectedComplaints: [/ERR_FAILED/] })
    await typeCard(payDialog(page), VISA)
    await payDialog(page).getByLabel('Save this card for next time').check()
    await page.route('**/api/user/create-payment-intent', (route) => route.abort())
    await payButton(page).click()
    await page.locator('.toast').getByText('Failed to initialize payment').waitFor()
    await payDialog(page).getByText("Try again in a moment. You won't be charged twice.").waitFor()
    await page.unroute('**/api/user/create-payment-intent')
    // The other tests pay with a typed card.
    await payDialog(page).getByLabel('Save this card for next time').uncheck()
    await payButton(page).click()
    await expectPaid(page, appointment)
  },
)

test(
  'an old link to a payment says that the appointment is already paid',
  { tag: '@deep' },
  async ({ openPage }) => {
    const appointment = await toBePaid()
    const body = { appointmentId: appointment._id }
    const intent = await client.call('POST', '/api/user/create-payment-intent', body)
    await payByCard(product.url, intent.body.clientSecret)
    await expect.poll(() => isPaid(appointment)).toBe(true)
    const page = await openPage({ baseURL: product.url, signedIn: { client }, expectedComplaints: [/40\d/] })
    await page.goto(`/my-appointment?pay=${appointment._id}`)
    await page.getByText('This appointment is already paid.').waitFor()
    expect(await page.getByText('Payment received.').count()).toBe(0)
    await payDialog(page).waitFor({ state: 'detached' })
  },
)
