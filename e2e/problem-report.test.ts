import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { formatWeekdayDay, parseSlotDate } from '@anseo/domain/slot-date'
import type { Locator, Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { appointmentOf, bookConfirmed, cardOf } from './appointments.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { type Caller, logInDemo, payByCard } from './caller.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { onEachSize } from './each-size.ts'

/** A time when Sunday's bookings are over and none has completed automatically. */
const SUNDAY_NIGHT = '2026-11-22T22:00:00Z'
const TEXT = 'Nobody came.\nI waited for an hour.'
const REPORTED = "You reported a problem. We're looking into it."

const product = ownProduct()
const client = loggedIn(product, 'user')
const vendor = loggedIn(product, 'pro')
let admin: Caller
/** Paid appointments whose time has passed, one for each test. */
let passed: AppointmentOnWire[]
test.beforeAll(async () => {
  const vendorId = (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id
  passed = []
  for (let count = 0; count < 5; count++) passed.push(await bookPaid(vendorId))
  await product.restart({ FAKE_NOW: SUNDAY_NIGHT })
  admin = await logInDemo(product.url, 'admin')
})

async function bookPaid(vendorId: string): Promise<AppointmentOnWire> {
  const { _id } = await bookConfirmed(client, vendor, { vendorId, fromDay: 1 })
  const intent = await client.call('POST', '/api/user/create-payment-intent', { appointmentId: _id })
  const id = await payByCard(product.url, intent.body.clientSecret)
  await client.call('POST', '/api/user/verify-payment', { id })
  return appointmentOf(client, _id)
}

/** Takes an appointment that no other test uses. */
const takePassed = (): AppointmentOnWire => passed.pop()!

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
const asked = (page: Page) => page.getByRole('dialog', { name: 'Report a problem' })
const field = (page: Page) => asked(page).getByRole('textbox', { name: 'What went wrong?' })
const send = (page: Page) => button(asked(page), 'Send report')

/** The strip that asks how an appointment was. */
const stripOf = (page: Page, { vendorData, slotDate, startTime }: AppointmentOnWire) =>
  page.getByRole('region', {
    name: `Needs your confirmation: ${vendorData.name}, ${formatWeekdayDay(parseSlotDate(slotDate)!)}, ${startTime}`,
  })

/** Opens My Appointments and, from a strip, the dialog. */
async function openReporting(
  openPage: OpenPage,
  appointment: AppointmentOnWire,
  options: Partial<PageOptions> = {},
): Promise<Page> {
  const page = await openPage({ baseURL: product.url, signedIn: { client }, ...options })
  await page.goto('/my-appointment')
  await button(stripOf(page, appointment), 'Report a problem').click()
  await asked(page).waitFor()
  return page
}

test('a report freezes the appointment, and its settlement is shown with the reason', async ({
  openPage,
}) => {
  const appointment = takePassed()
  const page = await openReporting(openPage, appointment)
  await send(page).click()
  await asked(page).getByText('Tell us what went wrong.').waitFor()
  await field(page).fill(TEXT)
  await asked(page).getByText(`${TEXT.length} of 2,000`).waitFor()
  await send(page).click()
  await page.getByText(REPORTED).first().waitFor()
  const card = cardOf(page, appointment)
  await card.getByText(REPORTED).waitFor()
  expect(await card.getByRole('button').allInnerTexts()).toEqual([])
  await page.getByRole('region', { name: 'Problem reported' }).waitFor()
  const marked = await client.call('POST', '/api/user/mark-complete', { appointmentId: appointment._id })
  expect(marked.body.code).toBe('REPORT_OPEN')

  const { body } = await admin.call('GET', '/api/admin/problem-reports')
  const own = body.reports.find(({ text }: { text: string }) => text === TEXT)
  expect(own.appointment._id).toBe(appointment._id)
  const decision = { refundAmount: 10, toClient: 'They were late.', toVendor: 'You were late.' }
  await admin.call('POST', `/api/admin/problem-reports/${own._id}/settle`, decision)
  await card.getByText('Your problem report has been resolved: They were late.').waitFor()
  await card.getByText(/^€10\.00 (is being )?refunded to your card$/).waitFor()
  await card.getByRole('link', { name: 'Rebook Vendor' }).waitFor()
})

test(
  'pressing twice reports once, also from the strip under another filter',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { client } })
    await page.goto('/my-appointment?show=cancelled')
    let calls = 0
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/report', async (route) => {
      calls += 1
      await held
      await route.continue()
    })
    const appointment = takePassed()
    const { name } = appointment.vendorData
    // The entries are in chronological order.
    const strip = page
      .getByRole('region', { name: 'Needs your confirmation' })
      .filter({ hasText: name })
      .last()
    await button(strip, 'Report a problem').click()
    await asked(page).getByText(appointment.startTime).waitFor()
    await field(page).fill(TEXT)
    await send(page).dblclick()
    await expect.poll(() => calls).toBe(1)
    letThrough()
    await asked(page).waitFor({ state: 'detached' })
    await page.getByRole('region', { name: 'Problem reported' }).waitFor()
    expect(calls).toBe(1)
    await expectAccessible(page)
  },
)

test('a written report survives a lost connection and a reload', { tag: '@deep' }, async ({ openPage }) => {
  const appointment = takePassed()
  const page = await openReporting(openPage, appointment, {
    expectedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/],
  })
  await field(page).fill(TEXT)
  await page.route('**/report', (route) => route.abort())
  await send(page).click()
  await page
    .locator('.toast')
    .getByText(/Unable to connect/)
    .waitFor()
  expect(await field(page).inputValue()).toBe(TEXT)
  await page.reload()
  await asked(page).waitFor()
  expect(await field(page).inputValue()).toBe(TEXT)
  await page.unroute('**/report')
  await send(page).click()
  await cardOf(page, appointment).getByText(REPORTED).waitFor()
})

onEachSize((viewport) => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `the form for a problem report is accessible in the ${colorScheme} theme`,
      { tag: '@deep' },
      async ({ openPage }) => {
        const page = await openReporting(openPage, passed[0]!, { viewport, context: { colorScheme } })
        await expectAccessible(page)
        for (let presses = 0; presses < 8; presses++) await page.keyboard.press('Tab')
        expect(await asked(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
        await page.keyboard.press('Escape')
        await asked(page).waitFor({ state: 'detached' })
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.textContent))
          .toBe('Report a problem')
        await expectAccessible(page)
      },
    )
})
