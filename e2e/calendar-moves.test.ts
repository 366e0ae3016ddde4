import type { Locator, Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, test } from './browser.ts'
import type { Viewport } from './chromium.ts'
import { loggedIn, ownProduct } from './own-product.ts'

const product = ownProduct()
const vendor = loggedIn(product, 'pro')

/** Enters a booking of the vendor's own on a day of November, or of another month. */
async function enter(name: string, day: number, startTime: string, endTime: string, month = 11) {
  const times = { slotDate: `${day}_${month}_2026`, startTime, endTime }
  const { status } = await vendor.call('POST', '/api/pro/appointments', { contact: { name }, ...times })
  expect(status).toBe(200)
}

async function openCalendar(openPage: OpenPage, day: string, viewport: Viewport): Promise<Page> {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { pro: vendor },
    viewport,
    expectedComplaints: [/status of 409/],
  })
  await page.goto(`/pro/calendar?day=${day}`)
  return page
}

const event = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const hour = (page: Page, words: string) => page.getByRole('button', { name: `New appointment: ${words}` })

/** Returns the middle of an element. */
async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  await place.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await place.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

const heightOf = async (place: Locator) => (await place.boundingBox())!.height

/** Drags with the mouse from the middle of one element to that of another, or down by a number of hours. */
async function drag(page: Page, from: Locator, to: Locator | number): Promise<void> {
  const start = await middleOf(from)
  const down = typeof to === 'number' && to * (await heightOf(page.locator('.free-cell').first()))
  const end = down === false ? await middleOf(to as Locator) : { x: start.x, y: start.y + down }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

test(
  "the mouse moves the vendor's own booking at once, with undo; a refused one returns; a client is asked first",
  { tag: '@deep' },
  async ({ openPage }) => {
    await enter('Tom Hickey', 27, '10:00 AM', '11:00 AM')
    await enter('Una Daly', 27, '03:00 PM', '04:00 PM')
    const page = await openCalendar(openPage, '2026-11-27', 'desktop')
    const tomAt = (time: string) => event(page, new RegExp(`^Tom Hickey, Fri 27 Nov, ${time}`))
    await drag(page, tomAt('10:00 AM to 11:00 AM'), hour(page, 'Fri 27 Nov, 01:00 PM'))
    await tomAt('01:00 PM to 02:00 PM').waitFor()
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
    await tomAt('10:00 AM to 11:00 AM').waitFor()

    await drag(page, tomAt('10:00 AM to 11:00 AM').locator('.lower-edge'), 0.5)
    await tomAt('10:00 AM to 11:30 AM').waitFor()

    await drag(page, tomAt('10:00 AM to 11:30 AM'), event(page, /^Una Daly/))
    await page.locator('.toast.error').waitFor()
    await tomAt('10:00 AM to 11:30 AM').waitFor()
    await page.locator('.event.moving').waitFor({ state: 'detached' })

    const off = { start: '2026-11-27T17:00:00.000Z', end: '2026-11-27T20:00:00.000Z' }
    expect((await vendor.call('POST', '/api/pro/time-off', off)).status).toBe(200)
    const dialog = page.getByRole('dialog', { name: 'Move appointment' })
    await drag(
      page,
      tomAt('10:00 AM to 11:30 AM'),
      page.getByRole('button', { name: /^Time off: Fri 27 Nov/ }),
    )
    await dialog.getByText('This is outside your hours').waitFor()
    await dialog.getByRole('button', { name: 'Move all the same' }).click()
    await event(page, /^Tom Hickey, Fri 27 Nov, 05:45 PM/).waitFor()

    await drag(page, event(page, /^Hannah Lyons, Thu 26 Nov/), hour(page, 'Tue 24 Nov, 10:00 AM'))
    expect(await dialog.getByLabel('Day').inputValue()).toBe('2026-11-24')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Put back' }).click()
    await page.locator('.event.moving').waitFor({ state: 'detached' })
    await drag(page, event(page, /^Hannah Lyons, Thu 26 Nov/), hour(page, 'Tue 24 Nov, 10:00 AM'))
    await dialog.getByRole('button', { name: 'Ask Hannah' }).click()
    await event(page, /^Held for Hannah Lyons until .*: Tue 24 Nov/).waitFor()
  },
)

test('a move that is refused says so, also when another booking is moved meanwhile', async ({ openPage }) => {
  await enter('Olive Kane', 9, '09:00 AM', '10:00 AM', 12)
  await enter('Peig Quinn', 9, '12:00 PM', '01:00 PM', 12)
  await enter('Rita Dunne', 9, '03:00 PM', '04:00 PM', 12)
  const page = await openCalendar(openPage, '2026-12-09', 'desktop')
  const olive = event(page, /^Olive Kane, Wed 9 Dec, 09:00 AM/)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/slot', async (route) => {
    if (route.request().postData()?.includes('"12:00 PM"')) await answered
    await route.fallback()
  })
  await drag(page, olive, event(page, /^Peig Quinn/))
  await drag(page, event(page, /^Rita Dunne/), hour(page, 'Wed 9 Dec, 06:00 PM'))
  await event(page, /^Rita Dunne, Wed 9 Dec, 06:00 PM/).waitFor()
  answer()
  await page.locator('.toast.error').waitFor()
  await olive.waitFor()
  await page.locator('.event.moving').waitFor({ state: 'detached' })
})

test('two moves of one booking outside the hours are asked about one after the other, each with its time', async ({
  openPage,
}) => {
  await enter('Sile Moran', 16, '09:00 AM', '10:00 AM', 12)
  const off = { start: '2026-12-16T11:00:00.000Z', end: '2026-12-16T18:00:00.000Z' }
  expect((await vendor.call('POST', '/api/pro/time-off', off)).status).toBe(200)
  const page = await openCalendar(openPage, '2026-12-16', 'desktop')
  const sile = event(page, /^Sile Moran, Wed 16 Dec, 09:00 AM/)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/slot', async (route) => {
    await answered
    await route.fallback()
  })
  for (const steps of [12, 20]) {
    await sile.focus()
    await page.keyboard.press('Space')
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  answer()
  const dialog = page.getByRole('dialog', { name: 'Move appointment' })
  const chosen = dialog.getByLabel('From').locator('option:checked')
  const first = await chosen.textContent()
  await dialog.getByRole('button', { name: 'Put back' }).click()
  await expect(chosen).toHaveText(first === '12:00 PM' ? '02:00 PM' : '12:00 PM')
})

test('the keyboard picks up, moves and lengthens a booking, announces its time, and puts it back', async ({
  openPage,
}) => {
  await enter('Nora Byrne', 30, '10:00 AM', '11:00 AM')
  const page = await openCalendar(openPage, '2026-11-30', 'desktop')
  const nora = event(page, /^Nora Byrne/)
  await nora.focus()
  for (const key of ['Space', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key)
  await page.getByRole('status').getByText('Nora Byrne, Tue 1 Dec, 10:15 AM to 11:15 AM.').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.event.moving').waitFor({ state: 'detached' })
  const keys = ['Space', 'ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'ArrowRight', 'Enter']
  for (const key of keys) await page.keyboard.press(key)
  const moved = event(page, /^Nora Byrne, Tue 1 Dec, 10:30 AM to 11:45 AM/)
  await moved.waitFor()
  await expect.poll(() => moved.evaluate((it) => it === document.activeElement)).toBe(true)
})

test(
  'a long touch moves a booking, and blocks or books a free time',
  { tag: '@deep' },
  async ({ openPage }) => {
    await enter('Kate Whelan', 25, '09:00 AM', '10:00 AM')
    const page = await openCalendar(openPage, '2026-11-25', 'phone')
    const [from, to] = [event(page, /^Kate Whelan/), hour(page, 'Wed 25 Nov, 11:00 AM')]
    await from.evaluate((it) => it.scrollIntoView({ block: 'center' }))
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
    const holdAndMove = async (
      start: { x: number; y: number },
      end: { x: number; y: number },
      sign: string,
    ) => {
      await send('touchStart', start)
      await page.locator(sign).waitFor()
      await send('touchMove', { x: end.x, y: (start.y + end.y) / 2 })
      await send('touchMove', end)
      await send('touchEnd')
    }
    await holdAndMove(await middleOf(from), await middleOf(to), '.event.moving')
    await event(page, /^Kate Whelan, Wed 25 Nov, 11:00 AM to 12:00 PM/).waitFor()

    const [free, next] = [hour(page, 'Wed 25 Nov, 08:00 AM'), hour(page, 'Wed 25 Nov, 09:00 AM')]
    await free.evaluate((it) => it.scrollIntoView({ block: 'center' }))
    await holdAndMove(await middleOf(free), await middleOf(next), '.chosen')
    const form = page.getByRole('dialog', { name: 'Add time off' })
    expect(await form.getByLabel('To', { exact: true }).inputValue()).toBe('10')
    await form.getByRole('link', { name: 'New appointment instead' }).tap()
    await expect(page.getByLabel('How long')).toHaveValue('2')
  },
)
