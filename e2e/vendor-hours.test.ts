import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { onEachSize } from './each-size.ts'
import { keepToasts, shownToasts } from './shown-toasts.ts'

// The demonstration starts on a Saturday; its vendor has no appointments on the Friday after it.
const product = ownProduct()
const vendor = loggedIn(product, 'pro')
let vendorId: string
let hoursAtFirst: object
test.beforeAll(async () => {
  vendorId = (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id
  hoursAtFirst = await hours()
  const { timeOff } = (await vendor.call('GET', '/api/pro/time-off')).body
  for (const { _id } of timeOff) await vendor.call('DELETE', `/api/pro/time-off/${_id}`)
})
test.afterEach(async () => {
  await vendor.call('PUT', '/api/pro/hours', hoursAtFirst)
  await vendor.call('PUT', '/api/pro/booking-rules', { bufferHours: 0, noticeHours: 0 })
})

const hours = async () => (await vendor.call('GET', '/api/pro/hours')).body.hours
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })

async function openHours(openPage: OpenPage, options: Partial<PageOptions> = {}) {
  const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, ...options })
  await page.goto('/pro/hours')
  await page.getByRole('heading', { name: 'Weekly hours' }).waitFor()
  return page
}

/** Opens the booking page as a visitor on that Friday. */
async function openBooking(openPage: OpenPage) {
  const page = await openPage({ baseURL: product.url })
  await page.goto(`/appointment/${vendorId}`)
  const friday = page.getByRole('radiogroup', { name: 'Date' }).getByRole('radio', { name: /27 November/ })
  await friday.click()
  const times = page.getByRole('radiogroup', { name: 'Start time' })
  const free = (time: string) => times.getByRole('radio', { name: time, exact: true })
  await free('10:00 AM').waitFor()
  return { friday, free, taken: (time: string) => times.getByRole('radio', { name: `${time}, unavailable` }) }
}

onEachSize((viewport) => {
  test('hours save themselves, with breaks, and open booking pages follow', async ({ openPage }) => {
    const booking = await openBooking(openPage)
    const page = await openHours(openPage, { viewport })
    await expectAccessible(page)
    const friday = page.getByRole('group', { name: 'Friday' })
    await friday.getByLabel('Friday, from').selectOption('11:00 AM')
    await booking.taken('10:00 AM').waitFor()
    await page
      .getByText(/^Saved at 1\d:\d\d AM$/)
      .filter({ visible: true })
      .waitFor()
    await button(page, 'Add a break on Friday').click()
    await booking.taken('01:00 PM').waitFor()
    await booking.free('02:00 PM').waitFor()
    await friday.getByText('9 h').waitFor()
    await button(page, 'Remove Friday, stretch 2').click()
    await booking.taken('02:00 PM').waitFor()
    await friday.getByRole('switch').click()
    await friday.getByText('Closed').waitFor()
    await friday.getByRole('switch').click()
    await expect(friday.getByLabel('Friday, from')).toHaveValue('11')
    await friday.getByRole('switch').click()
    await friday.getByText('Closed').waitFor()
    await expect.poll(() => booking.friday.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(async () => ((await hours()) as { fri: object[] }).fri).toEqual([])
    await page.reload()
    await friday.getByText('Closed').waitFor()
  })
})

test('hours are copied to other days, which can be undone', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openHours(openPage)
  await page.getByLabel('Monday, to').selectOption('05:00 PM')
  await button(page, 'Copy Monday to other days').click()
  await button(page, 'Wednesday').click()
  await button(page, 'Sunday').click()
  await expectAccessible(page)
  await button(page, 'Copy hours').click()
  const ends = async () => Object.values<{ end: string }[]>(await hours()).map((day) => day[0]?.end)
  const [late, early] = ['09:00 PM', '05:00 PM']
  await expect.poll(ends).toEqual([early, late, early, late, late, late, early])
  await button(page, 'Copy Monday to all').click()
  await expect.poll(ends).toEqual(Array.from({ length: 7 }, () => early))
  await toast(page, 'Monday copied').last().getByRole('button', { name: 'Undo' }).click()
  await expect.poll(ends).toEqual([early, late, early, late, late, late, early])
})

test(
  'a notice narrows what clients see, and a gap between appointments is kept',
  { tag: '@deep' },
  async ({ openPage }) => {
    const booking = await openBooking(openPage)
    const page = await openHours(openPage)
    const notice = page.getByRole('radiogroup', { name: 'Minimum notice' })
    await notice.getByRole('radio', { name: 'Other' }).click()
    await page.getByLabel('Minimum notice, other').selectOption('7 days')
    await booking.taken('10:00 AM').waitFor()
    await page.getByText(/^Next 14 days: \d\d free hours\.$/).waitFor()
    await notice.getByRole('radio', { name: 'None' }).click()
    await booking.free('10:00 AM').waitFor()
    const buffer = page.getByRole('radiogroup', { name: 'Gap between appointments' })
    await buffer.getByRole('radio', { name: '2 h' }).click()
    const rules = async () => (await vendor.call('GET', '/api/pro/booking-rules')).body.rules
    await expect.poll(rules).toMatchObject({ bufferMinutes: 120, noticeHours: 0 })
  },
)

test(
  'hours that could not be saved stay as chosen until they are saved',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openHours(openPage, { expectedComplaints: [/ERR_FAILED/, /status of 401/] })
    await page.route('**/api/pro/hours', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    )
    const from = page.getByLabel('Tuesday, from')
    await from.selectOption('10:00 AM')
    await page.getByText("Not saved. We've kept your changes.").waitFor()
    await page.unroute('**/api/pro/hours')
    await button(page, 'Try Again').click()
    await page.getByText("Not saved. We've kept your changes.").waitFor({ state: 'detached' })
    const tuesday = async () => ((await hours()) as { tue: { start: string }[] }).tue[0]?.start
    await expect.poll(tuesday).toBe('10:00 AM')

    // The login ends without a message, and the choice is saved after the next login.
    await page.route('**/api/pro/hours', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 401, json: { success: false, code: 'INVALID_TOKEN', message: 'Ended' } })
        : route.fallback(),
    )
    await from.selectOption('02:00 PM')
    await page.waitForURL('**/login?next=*')
    await page.unroute('**/api/pro/hours')
    await button(page, 'Use the demo account').click()
    await expect.poll(tuesday).toBe('02:00 PM')
    await expect(from).toHaveValue('14')
  },
)

test(
  'a public holiday is one tap, removed by another, and each can be undone',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openHours(openPage, { viewport: 'phone' })
    await button(page, 'Christmas Day, Fri 25 Dec 2026').tap()
    const remove = button(page, 'Remove Fri 25 Dec 2026')
    await remove.waitFor()
    await page.getByText('Christmas Day, all day').waitFor()
    await remove.tap()
    await button(page, 'Christmas Day, Fri 25 Dec 2026').waitFor()
    await toast(page, 'Time off removed').getByRole('button', { name: 'Undo' }).tap()
    await remove.waitFor()
    await button(page, 'Add time off').tap()
    await page.getByLabel('First day').fill('2026-12-28')
    await page.getByLabel('Last day').fill('2027-01-02')
    await page.getByLabel('Label').fill('Between the years')
    await page.getByRole('dialog').getByRole('button', { name: 'Add time off' }).tap()
    await button(page, 'Remove Mon 28 Dec 2026 to Sat 2 Jan 2027').waitFor()
    await page.getByText('2 coming up').waitFor()
    await button(page, "New Year's Day, Fri 1 Jan 2027").waitFor({ state: 'detached' })
  },
)

test(
  'hours that could not be saved are saved when the vendor returns to the page',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openHours(openPage, { expectedComplaints: [/ERR_FAILED/] })
    await page.route('**/api/pro/hours', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    )
    const from = page.getByLabel('Thursday, from')
    await from.selectOption('10:00 AM')
    await page.getByText("Not saved. We've kept your changes.").waitFor()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Calendar/ })
      .click()
    await page.getByRole('region', { name: 'Calendar', exact: true }).waitFor()
    await page.unroute('**/api/pro/hours')
    await page.goBack()
    await expect(from).toHaveValue('10')
    await expect
      .poll(async () => ((await hours()) as { thu: { start: string }[] }).thu[0]?.start)
      .toBe('10:00 AM')
  },
)

test('a calendar link that could not be created says so once', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openHours(openPage, { expectedComplaints: [/status of 4/] })
  await keepToasts(page)
  await page.reload()
  await button(page, 'Create a link').click()
  const dialog = page.getByRole('dialog', { name: 'Create a private link?' })
  await dialog.getByLabel('Your password').fill('not-this-one')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await dialog.locator('.field-error').waitFor()
  await dialog.getByLabel('Your password').fill('anseo-demo-1')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await button(page, 'Turn off link').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off link' }).click()
  await page.locator('.toast').first().waitFor()
  expect(await shownToasts(page)).toEqual(['Link turned off'])
})
