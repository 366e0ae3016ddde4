import type { Locator, Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, test } from './browser.ts'
import type { Viewport } from './chromium.ts'
import { loggedInParties } from './parties.ts'
import { ownProduct } from './own-product.ts'
import { openQuietly } from './quiet-page.ts'
import { onEachSize } from './each-size.ts'

const product = ownProduct()
const parties = loggedInParties(product)
const { client, vendor } = parties

const menu = async (): Promise<string[]> =>
  (await vendor.call('GET', '/api/pro/services')).body.services.map(({ name }: { name: string }) => name)

async function openMenu(openPage: OpenPage, viewport: Viewport): Promise<Page> {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { pro: vendor },
    viewport,
    expectedComplaints: [/status of 400/],
  })
  await page.goto('/pro/services')
  await page.getByRole('heading', { name: 'Cut and blow-dry' }).waitFor()
  return page
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })

onEachSize((viewport) => {
  test('a vendor adds, changes and removes a service, and undoes the removal', async ({ openPage }) => {
    const page = await openMenu(openPage, viewport)
    const before = await menu()
    const name = `Fringe on a ${viewport}`
    await button(page, 'New service').click()
    const asked = page.getByRole('dialog', { name: 'New service' })
    await asked.getByLabel('Name').fill(name)
    await asked.getByRole('radio', { name: '2 hours' }).click()
    await asked.getByLabel('Price in euro').fill('ninety')
    await button(asked, 'Save service').click()
    await asked.getByText('Enter a price, like 55 or 55.50.').waitFor()
    expect(await asked.getByLabel('Name').inputValue()).toBe(name)
    await asked.getByLabel('Price in euro').fill('60')
    await asked.getByText('Clients pay €60.00 as a deposit and €0.00 on the day.').waitFor()
    await asked.getByRole('radio', { name: 'Part of it' }).click()
    await asked.getByLabel('Percent of the price').fill('5')
    await button(asked, 'Save service').click()
    await asked.getByText('Enter a whole percentage from 10 to 100.').waitFor()
    await asked.getByLabel('Percent of the price').fill('30')
    await asked.getByText('Clients pay €18.00 as a deposit and €42.00 on the day.').waitFor()
    await expectAccessible(page)
    await asked.getByLabel('Price in euro').fill('95.5')
    await button(asked, 'Save service').click()
    await asked.waitFor({ state: 'hidden' })
    await rows(page).filter({ hasText: name }).getByText('€95.50').waitFor()

    await button(page, `Change ${name}`).click()
    const changing = page.getByRole('dialog', { name: 'Change service' })
    await changing.getByLabel('Price in euro').fill('99')
    await button(changing, 'Save service').click()
    await rows(page).filter({ hasText: name }).getByText('€99.00').waitFor()

    await button(page, `Remove ${name}`).click()
    await rows(page).filter({ hasText: name }).waitFor({ state: 'detached' })
    expect(await menu()).toEqual(before)
    await button(page, 'Undo').click()
    await rows(page).filter({ hasText: name }).waitFor()
    expect(await menu()).toEqual([...before, name])
    await expectAccessible(page)
  })

  test('the order is set by the keyboard, and by dragging', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openMenu(openPage, viewport)
    const [first, second, ...rest] = (await menu()) as [string, string]
    await button(page, `Move ${first} down`).press('Enter')
    await page.getByText(`${first} is now 2 of ${rest.length + 2}.`).waitFor()
    await expect.poll(menu).toEqual([second, first, ...rest])
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`Move ${first} down`)

    const grip = rows(page).nth(0).getByTitle('Drag to another place')
    const from = (await grip.boundingBox())!
    const to = (await rows(page).nth(1).boundingBox())!
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(menu).toEqual([first, second, ...rest])
  })

  test('a client chooses a service and books it with its full price', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { client }, viewport })
    await openQuietly(page, `/appointment/${parties.vendorId}`)
    await page.getByText('All-in prices: booking fees are included, and nothing is added later.').waitFor()
    await page.getByRole('button', { name: 'Select Half-head of highlights' }).click()
    const tops = await Promise.all(
      ['#services', '#times'].map(async (part) => (await page.locator(part).boundingBox())!.y),
    )
    expect(tops[0]).toBeLessThan(tops[1]!)
    await page.getByRole('button', { name: 'Selected Half-head of highlights' }).waitFor()
    await button(page, 'Remove Half-head of highlights, 2 hours').waitFor()
    await expectAccessible(page)
    const day = viewport === 'phone' ? '24 November' : '25 November'
    await page.getByRole('radio', { name: new RegExp(day) }).click()
    const starts = page.getByRole('radiogroup', { name: 'Start time' }).getByRole('radio')
    // Two hours from 08:00 PM on would end after the day.
    expect((await starts.allInnerTexts()).at(-1)).toBe('07:00 PM')
    await starts.filter({ hasText: '10:00 AM' }).click()
    const end = page.getByRole('radiogroup', { name: 'End time' }).getByRole('radio', { checked: true })
    await expect.poll(() => end.allInnerTexts()).toEqual(['12:00 PM'])
    const summary = page.getByRole('region', { name: 'Booking summary' })
    for (const amount of ['€110.74', '€100.74', '€10.00', '€100.00']) {
      await summary.locator('dd').filter({ hasText: amount }).first().waitFor()
    }
    await button(page, 'Book Appointment').filter({ visible: true }).click()
    const asked = page.getByRole('dialog', { name: 'Important Note' })
    await asked.getByText(/fixed price: €110\.74 in total/).waitFor()
    expect(await asked.innerText()).not.toContain('quote')
    await button(page, 'Yes, Book Appointment').click()
    await page.getByRole('heading', { name: 'My Appointments' }).waitFor()
    const { appointments } = (await client.call('GET', '/api/user/appointments')).body
    const slotDate = viewport === 'phone' ? '24_11_2026' : '25_11_2026'
    expect(appointments.find((one: { slotDate: string }) => one.slotDate === slotDate)).toMatchObject({
      serviceName: 'Half-head of highlights',
      fullPrice: 100,
      vendorFeeTotal: 90,
    })
  })
})

/** A service of the demo vendor, added for this test. */
async function add(service: { name: string; price: number; durationMinutes: number; deposit?: object }) {
  const { services } = (await vendor.call('POST', '/api/pro/services', service)).body
  return services.at(-1).name as string
}

async function openBooking(openPage: OpenPage): Promise<Page> {
  const page = await openPage({ baseURL: product.url, signedIn: { client }, viewport: 'phone' })
  await openQuietly(page, `/appointment/${parties.vendorId}`)
  return page
}

/** Books a time once; returns what the question says, which also explains a series of visits. */
async function book(page: Page, day: string, start: string) {
  await page.getByRole('radio', { name: new RegExp(day) }).click()
  await page.getByRole('radio', { name: start, exact: true }).click()
  await button(page, 'Book Appointment').filter({ visible: true }).click()
  const asked = page.getByRole('dialog', { name: 'Important Note' })
  await asked.getByLabel('Repeat').selectOption('Every week')
  const text = await asked.innerText()
  await asked.getByLabel('Repeat').selectOption('Only once')
  await button(page, 'Yes, Book Appointment').click()
  await page.getByRole('heading', { name: 'My Appointments' }).waitFor()
  return text
}

test(
  'a client books two services at once, and a free one that nobody pays',
  { tag: '@deep' },
  async ({ openPage }) => {
    await add({ name: 'Toner', price: 30, durationMinutes: 30, deposit: { kind: 'percent', percent: 50 } })
    await add({ name: 'Gloss', price: 20, durationMinutes: 45, deposit: { kind: 'full' } })
    await add({ name: 'First talk', price: 0, durationMinutes: 15 })
    const page = await openBooking(openPage)
    await button(page, 'Select Toner').click()
    await button(page, 'Select Gloss').click()
    // 50, of which 15 and 20 now, with 3.50, 0.58 and 0.25 on top.
    await page.getByText('2 services, 1 hour 15 minutes: €54.33 in total').waitFor()
    // The two say €32.00 and €22.58 above, €54.58 together.
    await page.getByText("so this isn't the sum of the prices above.").waitFor()
    await button(page, 'Choose a time').click()
    await button(page, 'Remove Toner, 30 minutes').waitFor()
    await expectAccessible(page)
    const note = await book(page, '26 November', '10:00 AM')
    expect(note).toContain('Toner, Gloss have a fixed price: €54.33 in total, booking fees included.')
    expect(note).toContain('The vendor answers once. You pay for each visit on its own')
    await page.getByText('Toner, Gloss: pay Aoife €15.00 on the day').waitFor()

    await openQuietly(page, `/appointment/${parties.vendorId}`)
    await button(page, 'Select First talk').click()
    await page.getByText("There's nothing to pay now.").first().waitFor()
    const freeNote = await book(page, '26 November', '12:00 PM')
    expect(freeNote).toContain('First talk is free.')
    expect(freeNote).toContain('The vendor answers once.')
    expect(freeNote).not.toContain('You pay for each visit')
    const { appointments } = (await client.call('GET', '/api/user/appointments')).body
    const free = appointments.find((one: { serviceName: string }) => one.serviceName === 'First talk')
    await vendor.call('POST', `/api/pro/appointments/${free._id}/confirm`)
    await page.reload()
    const card = page.locator(`[id="${free._id}"]`)
    await card.getByText('Confirmed').waitFor()
    await card.getByText('You can cancel any time before it starts.').waitFor()
    expect(await card.innerText()).not.toMatch(/Paid|Pay |Receipt/)
  },
)

test('a double click on Remove removes one service', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openMenu(openPage, 'desktop')
  const add = (name: string) =>
    vendor.call('POST', '/api/pro/services', { name, description: '', price: 60, durationMinutes: 60 })
  for (const name of ['Twice one', 'Twice two']) expect((await add(name)).status).toBe(200)
  await page.reload()
  const removals: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && removals.push(request.url()))
  await button(page, 'Remove Twice one').dblclick({ delay: 0 })
  await page.getByText('Twice one removed').waitFor()
  await button(page, 'Remove Twice one').waitFor({ state: 'detached' })
  expect(removals).toHaveLength(1)
  expect(await menu()).toContain('Twice two')
})

test('an order that could not be saved is shown as it was', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { pro: vendor },
    expectedComplaints: [/ERR_FAILED/],
  })
  await page.goto('/pro/services')
  const [first, second] = (await menu()) as [string, string]
  await rows(page).first().filter({ hasText: first }).waitFor()
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/pro/services**', async (route) => {
    await seen.promise
    await route.abort()
  })
  await button(page, `Move ${first} down`).click()
  await rows(page).first().filter({ hasText: second }).waitFor()
  seen.resolve()
  await rows(page).first().filter({ hasText: first }).waitFor()
})

test(
  'one order after another is saved, the last one as it is shown',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openMenu(openPage, 'desktop')
    const [first, second, third, ...rest] = (await menu()) as [string, string, string]
    const answer = Promise.withResolvers<void>()
    const sent: string[] = []
    await page.route('**/api/pro/services/order', async (route) => {
      sent.push(route.request().method())
      await answer.promise
      await route.fallback()
    })
    await button(page, `Move ${first} down`).click()
    await button(page, `Move ${first} down`).click()
    await rows(page).nth(2).filter({ hasText: first }).waitFor()
    await expect.poll(() => sent.length).toBe(1)
    answer.resolve()
    await expect.poll(menu).toEqual([second, third, first, ...rest])
    expect(sent).toHaveLength(2)
  },
)
