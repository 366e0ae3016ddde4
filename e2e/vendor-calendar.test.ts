import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { onEachSize } from './each-size.ts'

// The demonstration starts on a Saturday; its vendor has no appointments on the Friday after it.
const product = ownProduct()
const vendor = loggedIn(product, 'pro')
let vendorId: string
test.beforeAll(async () => {
  vendorId = (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id
})
test.beforeEach(async () => {
  for (const { _id } of await timeOff()) await vendor.call('DELETE', `/api/pro/time-off/${_id}`)
})

const FRIDAY = '/calendar?week=2026-11-23&day=2026-11-27'

interface Stretch {
  _id: string
  start: string
  end: string
  label: string | null
}
const timeOff = async (): Promise<Stretch[]> => (await vendor.call('GET', '/api/pro/time-off')).body.timeOff

async function openPro(openPage: OpenPage, path: string, options: Partial<PageOptions> = {}) {
  const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, ...options })
  await page.goto(`/pro${path}`)
  return page
}

/** Opens the booking page as a visitor on that Friday; returns functions that wait for its times. */
async function openBooking(openPage: OpenPage) {
  const page = await openPage({ baseURL: product.url })
  await page.goto(`/appointment/${vendorId}`)
  await page
    .getByRole('radiogroup', { name: 'Date' })
    .getByRole('radio', { name: /27 November/ })
    .click()
  const times = page.getByRole('radiogroup', { name: 'Start time' })
  const untilFree = (time: string) => times.getByRole('radio', { name: time, exact: true }).waitFor()
  const untilTaken = (time: string) => times.getByRole('radio', { name: `${time}, unavailable` }).waitFor()
  await untilFree('10:00 AM')
  return { untilFree, untilTaken }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const cell = (page: Page, time: string) => button(page, `New appointment: Fri 27 Nov, ${time}`)
/** Switches to time off on the page that a press on an hour opens. */
const switchToTimeOff = (page: Page) => button(page, 'Block this time instead').click()
const form = (page: Page) => page.getByRole('dialog', { name: 'Add time off' })

/** Presses the mouse on an hour and moves it over another. */
async function drag(page: Page, from: string, to: string) {
  await cell(page, from).waitFor()
  await cell(page, from).hover()
  await page.mouse.down()
  await cell(page, to).hover({ force: true })
}

test(
  'dragging the mouse blocks hours, which disappear from an open booking page; Escape cancels the drag',
  { tag: '@deep' },
  async ({ openPage }) => {
    const booking = await openBooking(openPage)
    const page = await openPro(openPage, FRIDAY)
    await drag(page, '09:00 AM', '11:00 AM')
    await page.getByText('09:00 AM to 12:00 PM').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('09:00 AM to 12:00 PM').waitFor({ state: 'detached' })
    await page.mouse.up()
    await drag(page, '11:00 AM', '10:00 AM')
    await page.mouse.up()
    await form(page).waitFor()
    expect(await page.getByLabel('From').inputValue()).toBe('10')
    expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('12')
    await page.getByLabel('Label').fill('Dentist')
    await expectAccessible(page)
    await form(page).getByRole('button', { name: 'Add time off' }).click()
    await button(page, 'Time off: Dentist, Fri 27 Nov 2026, 10:00 AM to 12:00 PM').waitFor()
    await booking.untilTaken('10:00 AM')
    await booking.untilTaken('11:00 AM')
    await booking.untilFree('12:00 PM')
    expect((await timeOff()).map(({ start, label }) => [start, label])).toEqual([
      ['2026-11-27T10:00:00.000Z', 'Dentist'],
    ])
    await button(page, 'Undo').click()
    await booking.untilFree('10:00 AM')
    await cell(page, '10:00 AM').waitFor()
  },
)

test(
  'a tap blocks an hour; removing the time off frees it, and the removal can be undone',
  { tag: '@deep' },
  async ({ openPage }) => {
    const booking = await openBooking(openPage)
    const page = await openPro(openPage, FRIDAY, { viewport: 'phone' })
    await cell(page, '03:00 PM').tap()
    await switchToTimeOff(page)
    await form(page).waitFor()
    await page.getByLabel('To', { exact: true }).selectOption('04:45 PM')
    await expectAccessible(page)
    await form(page).getByRole('button', { name: 'Add time off' }).tap()
    await booking.untilTaken('04:00 PM')
    const blocked = button(page, 'Time off: Fri 27 Nov 2026, 03:00 PM to 04:45 PM')
    await blocked.tap()
    await button(page, 'Remove time off').tap()
    await booking.untilFree('04:00 PM')
    await cell(page, '04:00 PM').waitFor()
    const removed = page.locator('.toast').filter({ hasText: 'Time off removed' })
    await removed.getByRole('button', { name: 'Undo' }).tap()
    await booking.untilTaken('04:00 PM')
    await blocked.waitFor()
  },
)

test(
  'the keyboard chooses an hour, and time off for whole days warns of its appointments',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPro(openPage, '/calendar?week=2026-11-23')
    const first = page.getByRole('button', { name: /^New appointment: Mon 23 Nov/ }).first()
    await first.waitFor()
    await first.focus()
    for (let day = 0; day < 4; day++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => cell(page, '09:00 AM').evaluate((it) => it === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await switchToTimeOff(page)
    await form(page).waitFor()
    await page.getByRole('radio', { name: 'Whole days' }).click()
    await page.getByLabel('First day').fill('2026-11-25')
    await page.getByLabel('Last day').fill('2026-11-23')
    await form(page).getByRole('button', { name: 'Add time off' }).click()
    await page.getByText('Choose an end after the start.').waitFor()
    await page.getByLabel('Last day').fill('2026-11-27')
    const warning = form(page).getByRole('status').filter({ hasText: "Adding time off won't cancel" })
    await warning.getByRole('link', { name: /^Anita Menon, Wed 25 Nov/ }).waitFor()
    await warning.getByRole('link', { name: 'Chat with Hannah Lyons' }).waitFor()
    await expectAccessible(page)
    const entries = warning.getByRole('listitem')
    const hannah = entries.filter({ hasText: 'Hannah Lyons, Thu 26 Nov' })
    await hannah.getByRole('button', { name: /^Cancel/ }).click()
    await button(page, 'Keep appointment').click()
    expect(await page.getByLabel('Last day').inputValue()).toBe('2026-11-27')
    await form(page).getByRole('button', { name: 'Add time off' }).click()
    await expect
      .poll(async () => (await timeOff()).map(({ start, end }) => [start, end]))
      .toEqual([['2026-11-25T00:00:00.000Z', '2026-11-28T00:00:00.000Z']])
    await page
      .getByRole('button', { name: /^Time off: / })
      .first()
      .click()
    const detail = page.getByRole('dialog', { name: 'Time off' })
    await detail.getByText("Your time off didn't cancel").waitFor()
    await detail.getByRole('link', { name: /^Hannah Lyons, Thu 26 Nov/ }).click()
    await page.waitForURL('**/pro/appointments/*')
  },
)

onEachSize((viewport) => {
  test('weeks and days are in the address, and a request that comes in appears by itself', async ({
    openPage,
  }) => {
    const page = await openPro(openPage, '/calendar', { viewport })
    await page.getByText('16–22 Nov').waitFor()
    await expectAccessible(page)
    await button(page, 'Next week').click()
    await page.getByText('23–29 Nov').waitFor()
    if (viewport === 'phone') await page.getByRole('radio', { name: /^Friday 27 November/ }).click()
    await cell(page, '05:00 PM').waitFor()
    await page.reload()
    await page.getByText('23–29 Nov').waitFor()
    await cell(page, '05:00 PM').waitFor()
    const client = await logInDemo(product.url, 'user')
    const hour = viewport === 'phone' ? '06' : '07'
    const booked = await client.call('POST', '/api/user/book-appointment', {
      vendorId,
      slotDate: '27_11_2026',
      startTime: `${hour}:00 PM`,
      endTime: `0${Number(hour) + 1}:00 PM`,
    })
    expect(booked.status).toBe(200)
    await page.getByRole('link', { name: new RegExp(`^Ciara Nolan, Fri 27 Nov, ${hour}:00 PM`) }).waitFor()
    await button(page, 'Today').click()
    await page.getByText('16–22 Nov').waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
})

test('an interrupting login keeps the input', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPro(openPage, FRIDAY, { expectedComplaints: [/status of 401/] })
  await cell(page, '10:00 AM').press('Enter')
  await switchToTimeOff(page)
  await page.getByLabel('Label').fill('Half a')
  await page.evaluate(() => localStorage.setItem('anseo.pro', 'not-a-token'))
  await page.reload()
  await button(page, 'Use the demo account').click()
  await form(page).waitFor()
  expect(await page.getByLabel('Label').inputValue()).toBe('Half a')
  expect(await page.getByLabel('From').inputValue()).toBe('10')
})

test(
  'a half-written time off does not open on another page, nor after it was left',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPro(openPage, FRIDAY)
    await cell(page, '10:00 AM').press('Enter')
    await switchToTimeOff(page)
    await page.getByLabel('Label').fill('Half a')
    await page.goto('/pro/hours')
    await button(page, 'Add time off').waitFor()
    expect(await form(page).count()).toBe(0)
    await page.goto(`/pro${FRIDAY}`)
    await cell(page, '10:00 AM').waitFor()
    expect(await form(page).count()).toBe(0)
  },
)

test(
  'on a Sunday the week that begins tomorrow is shown, with a way to today',
  { tag: '@deep' },
  async ({ openPage }) => {
    await product.restart({ FAKE_NOW: '2026-11-22T12:00:00Z' })
    const page = await openPro(openPage, '/calendar', { viewport: 'phone' })
    await page.getByText('23–29 Nov').waitFor()
    await page.getByRole('heading', { name: 'Next week' }).waitFor()
    await page.getByRole('heading', { name: 'Monday 23 November' }).waitFor()
    await button(page, 'Today').click()
    await page.getByText('16–22 Nov').waitFor()
    await page.getByRole('heading', { name: 'Sunday 22 November' }).waitFor()
  },
)

test(
  'who waits for a time is counted anew when the calendar changes',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPro(openPage, FRIDAY)
    await cell(page, '10:00 AM').waitFor()
    const client = await logInDemo(product.url, 'user')
    const wanted = { vendorId, days: ['27_11_2026'], from: '09:00 AM', to: '12:00 PM', minutes: 60 }
    expect((await client.call('POST', '/api/user/waitlist', wanted)).status).toBe(200)
    const waiting = page.getByText('People are waiting for a time')
    await expect
      .poll(
        async () => {
          const off = { start: '2026-11-27T18:00:00Z', end: '2026-11-27T19:00:00Z' }
          await vendor.call('POST', '/api/pro/time-off', off)
          return waiting.isVisible()
        },
        { timeout: 15_000 },
      )
      .toBe(true)
  },
)

test(
  'time off whose reply was lost is added once, and does not open again as new',
  { tag: '@deep' },
  async ({ openPage }) => {
    const enter = (name: string, startTime: string, endTime: string) =>
      vendor.call('POST', '/api/pro/appointments', {
        contact: { name },
        slotDate: '27_11_2026',
        startTime,
        endTime,
      })
    await enter('Tom Hickey', '10:00 AM', '11:00 AM')
    await enter('Una Ryan', '11:00 AM', '12:00 PM')
    const page = await openPro(openPage, FRIDAY, { expectedComplaints: [/ERR_FAILED/] })
    await page.route(
      '**/api/pro/time-off',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await cell(page, '09:00 AM').press('Enter')
    await switchToTimeOff(page)
    const dialog = page.getByRole('dialog', { name: /^(Add time off|Time off added)$/ })
    await dialog.getByLabel('To', { exact: true }).selectOption('12:00 PM')
    await dialog.getByRole('button', { name: 'Move or cancel several' }).click()
    await dialog.getByRole('button', { name: 'Cancel all' }).click()
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await dialog.getByRole('button', { name: 'Add time off' }).click()
      const question = page.getByRole('dialog', { name: 'Cancel 2?' })
      await question.getByRole('button', { name: 'Cancel 2' }).click()
      await (attempt === 0 ? dialog.getByRole('alert') : dialog.getByText('2 of 2 done.')).waitFor()
    }
    expect(await timeOff()).toHaveLength(1)
    await page.reload()
    await cell(page, '01:00 PM').waitFor()
    await expect(dialog).toHaveCount(0)
  },
)
