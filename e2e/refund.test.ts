import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { HOUR_MS } from '@anseo/domain/duration'
import { slotFromWire } from '@anseo/domain/slot'
import type { Page } from 'playwright-core'
import { appointmentOf, bookConfirmed, cardOf } from './appointments.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { payByCard } from './caller.ts'
import { passTime, SERVER_RESTARTS, setClock } from './pass-time.ts'
import { loggedInParties } from './parties.ts'
import { ownProduct } from './own-product.ts'

/** A page that is open when the 24-hour limit passes is opened this long before it. */
const MARGIN_MS = HOUR_MS

const product = ownProduct()
const parties = loggedInParties(product)
const { client, vendor } = parties

async function bookPaid(fromDay: number): Promise<AppointmentOnWire> {
  const { _id } = await bookConfirmed(client, vendor, { vendorId: parties.vendorId, fromDay, hours: 2 })
  const intent = await client.call('POST', '/api/user/create-payment-intent', { appointmentId: _id })
  const id = await payByCard(product.url, intent.body.clientSecret)
  const verified = await client.call('POST', '/api/user/verify-payment', { id })
  expect(verified.status).toBe(200)
  return appointmentOf(client, _id)
}

const euro = (amount: number) => `€${amount.toFixed(2)}`
const asked = (page: Page) => page.getByRole('dialog', { name: 'Cancel this appointment?' })
const button = (page: Page, name: string) => asked(page).getByRole('button', { name })
const CHANGED = 'Your refund amount has changed. Check it before you cancel.'

/** Opens My Appointments and asks to cancel one of them. */
async function openCancelling(
  openPage: OpenPage,
  appointment: AppointmentOnWire,
  options: Partial<PageOptions> = {},
): Promise<Page> {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { client },
    expectedComplaints: SERVER_RESTARTS,
    ...options,
  })
  await page.clock.install()
  await page.goto('/my-appointment')
  await cardOf(page, appointment).getByRole('button', { name: 'Cancel', exact: true }).click()
  await asked(page).waitFor()
  return page
}

/** The button that names the refund. */
const cancelWithRefund = (page: Page, { vendorFeeTotal, platformFee }: AppointmentOnWire) =>
  button(page, `Cancel and get ${euro(vendorFeeTotal + platformFee)} back`)

/** Expects a refund of the fees except the provider's, part by part. */
async function expectRefund(page: Page, { vendorFeeTotal, platformFee, ...prices }: AppointmentOnWire) {
  const back = euro(vendorFeeTotal + platformFee)
  await asked(page)
    .getByText(`You'll get back ${back} of the ${euro(prices.totalAmount)} you paid.`)
    .waitFor()
  const text = await asked(page).innerText()
  expect(text).toMatch(new RegExp(`Vendor fee\\s+${euro(vendorFeeTotal)}`))
  expect(text).toMatch(new RegExp(`Platform fee\\s+${euro(platformFee)}`))
  expect(text).toMatch(
    new RegExp(`Payment processing fee \\(non-refundable\\)\\s+${euro(prices.handlingFee)}`),
  )
}

const expectNothing = (page: Page) =>
  asked(page)
    .getByText(/^You won't get a refund, because the appointment starts in /)
    .waitFor({ timeout: 60_000 })

/** Returns the instant (milliseconds since 1970) from which a cancellation gives no refund. */
const refundLimitOf = (appointment: AppointmentOnWire) =>
  slotFromWire(appointment)!.start.getTime() - 24 * HOUR_MS

/** Restarts the server at a time shortly before the limit. */
const moveBeforeLimit = (appointment: AppointmentOnWire) =>
  setClock(product, refundLimitOf(appointment) - MARGIN_MS)

/** Moves the server and the open page past the limit. */
const passLimit = (page: Page, appointment: AppointmentOnWire) =>
  passTime(product, page, { from: refundLimitOf(appointment) - MARGIN_MS, to: refundLimitOf(appointment) })

test(
  "a refund stays on the appointment's card until it has arrived, however often it fails",
  { tag: '@deep' },
  async ({ openPage }) => {
    const appointment = await bookPaid(7)
    const back = euro(appointment.vendorFeeTotal + appointment.platformFee)
    await setRefunds('fail')
    const page = await openCancelling(openPage, appointment)
    await cancelWithRefund(page, appointment).click()
    const card = cardOf(page, appointment)
    await card.getByText(`${back} is being refunded to your card`).waitFor()
    await setRefunds('normal')
    const status = async () => (await appointmentOf(client, appointment._id)).refundStatus
    await expect.poll(status, { timeout: 30_000 }).toBe('refunded')
    await page.reload()
    await card.getByText(`${back} refunded to your card`).waitFor()
  },
)

test(
  'the refund shown changes at the 24-hour limit, and a press begun before it does not count',
  { tag: '@deep' },
  async ({ openPage }) => {
    const appointment = await bookPaid(3)
    await moveBeforeLimit(appointment)
    const page = await openCancelling(openPage, appointment)
    await expectRefund(page, appointment)
    expect(await asked(page).getByRole('alert').count()).toBe(0)
    await cancelWithRefund(page, appointment).hover()
    await page.mouse.down()
    await passLimit(page, appointment)
    await expectNothing(page)
    await page.mouse.up()
    await asked(page).getByRole('alert').getByText(CHANGED).waitFor()
    expect((await appointmentOf(client, appointment._id)).cancelled).toBe(false)
    await button(page, 'Cancel without refund').click()
    await page.getByText('Appointment cancelled').first().waitFor()
    expect(await appointmentOf(client, appointment._id)).toMatchObject({
      cancelled: true,
      refundAmount: null,
    })
  },
)

test(
  'a cancellation that arrives too late for the shown refund is refused',
  { tag: '@deep' },
  async ({ openPage }) => {
    const appointment = await bookPaid(5)
    await moveBeforeLimit(appointment)
    const page = await openCancelling(openPage, appointment, {
      expectedComplaints: [/409/, ...SERVER_RESTARTS],
    })
    await expectRefund(page, appointment)
    let send = () => {}
    const held = new Promise<void>((resolve) => (send = resolve))
    await page.route('**/api/user/cancel-appointment', async (route) => {
      await held
      await route.continue()
    })
    await cancelWithRefund(page, appointment).click()
    await passLimit(page, appointment)
    await expectNothing(page)
    send()
    await page.locator('.toast').getByText(CHANGED).waitFor()
    expect((await appointmentOf(client, appointment._id)).cancelled).toBe(false)
    await button(page, 'Cancel without refund').waitFor()
  },
)

function setRefunds(refunds: 'normal' | 'fail'): Promise<Response> {
  return fetch(`${product.url}/dev/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refunds }),
  })
}
