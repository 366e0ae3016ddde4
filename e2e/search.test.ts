import type { Page } from 'playwright-core'
import { expect, sharedProduct, test } from './browser.ts'
import { SCENES_NOW } from './scene.ts'
import { onEachSize } from './each-size.ts'

const product = sharedProduct()

/** Massage, Thursday at six, near Rathmines, up to €100. */
const WANTED = 'day=26_11_2026&time=06%3A00+PM&near=Rathmines&maxPrice=100'

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).locator('a.vcard')
const where = (page: Page) => page.getByRole('combobox', { name: 'Where' })
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

async function list(search: string): Promise<{ data: { _id: string; name: string }[]; total: number }> {
  const reply = await fetch(`${product.url}/api/vendor/list?page=1&${search}`)
  expect(reply.status).toBe(200)
  return reply.json() as never
}

onEachSize((viewport) => {
  test('massage, Thursday at six, near Rathmines: from home to the booking', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport })
    await page.goto('/')
    const form = page.getByRole('search', { name: 'Vendors' })
    await form.getByLabel('Speciality').selectOption('Massage Therapist')
    await form.getByLabel('Where').fill('Rathmines')
    await form.getByLabel('Day').selectOption('Thu 26 Nov')
    await form.getByLabel('Start time').selectOption('06:00 PM')
    await form.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/vendors/Massage_Therapist?*')
    await page.getByRole('heading', { level: 1, name: 'Massage Therapist' }).waitFor()
    expect(query(page)).toEqual({ day: '26_11_2026', time: '06:00 PM', near: 'Rathmines' })

    const { data, total } = await list(`speciality=Massage_Therapist&${WANTED.replace(/&maxPrice.*/, '')}`)
    expect(total).toBeGreaterThan(0)
    await page.getByText(`Showing 1 to ${data.length} of ${total} results`).first().waitFor()
    const first = cards(page).first()
    const words = await first.innerText()
    expect(words).toContain(data[0]!.name)
    expect(words).toMatch(/, \d+(\.\d)? km away/)
    const times = page.getByRole('group', { name: `Free times of ${data[0]!.name}` }).getByRole('link')
    expect(await times.allInnerTexts()).toEqual(['Thu 26 Nov\n06:00 PM'])

    await page.locator('html[data-ready]').waitFor()
    await times.first().click()
    await page.waitForURL('**/appointment/**')
    const chosen = (group: string) =>
      page.getByRole('radiogroup', { name: group }).locator('[role=radio][aria-checked=true]')
    await expect.poll(() => chosen('Start time').getAttribute('aria-label')).toBe('06:00 PM')
    expect(await chosen('Date').getAttribute('aria-label')).toContain('26 November')
    expect(await chosen('End time').getAttribute('aria-label')).toBe('07:00 PM')
    await page.goBack()
    await page.waitForURL('**/vendors/Massage_Therapist?*')
    await cards(page).first().waitFor()
  })
})

test('the search is a form that works without any script', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, context: { javaScriptEnabled: false } })
  await page.goto('/')
  const form = page.getByRole('search', { name: 'Vendors' })
  await form.getByLabel('Where').fill('Cork')
  await form.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/vendors?near=Cork')
  const bar = page.getByRole('form', { name: 'When and where' })
  expect(await bar.getByLabel('Where').inputValue()).toBe('Cork')
  await bar.getByLabel('Start time').selectOption('09:00 AM')
  await bar.getByRole('button', { name: 'Search' }).click()
  // Nine has passed: the next nine is tomorrow's.
  await page.waitForURL((url) => url.searchParams.get('day') === '22_11_2026')
  expect(query(page)).toEqual({ day: '22_11_2026', time: '09:00 AM', near: 'Cork' })
})

test(
  'the search on the home page offers no hour of today that has passed',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, context: { javaScriptEnabled: false } })
    await page.goto('/')
    const form = page.getByRole('search', { name: 'Vendors' })
    const hour = (name: string) => form.getByLabel('Start time').locator('option', { hasText: name })
    await expect(hour('10:00 AM')).not.toHaveCSS('display', 'none')
    await form.getByLabel('Day').selectOption('Today, Sat 21 Nov')
    await expect(hour('10:00 AM')).toHaveCSS('display', 'none')
    await expect(hour('11:00 AM')).not.toHaveCSS('display', 'none')
    await form.getByLabel('Day').selectOption('Mon 23 Nov')
    await expect(hour('10:00 AM')).not.toHaveCSS('display', 'none')
  },
)

test(
  'hours of today that have passed are not offered, nor kept when today is chosen',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url })
    await page.goto('/vendors?day=26_11_2026&time=09%3A00+AM')
    const bar = page.getByRole('form', { name: 'When and where' })
    const times = () => bar.getByLabel('Start time').locator('option').allInnerTexts()
    expect((await times()).slice(0, 2)).toEqual(['Any time', '08:00 AM'])
    await bar.getByLabel('Day').selectOption('Today, Sat 21 Nov')
    await page.waitForURL('**/vendors?day=21_11_2026')
    const now = new Date(SCENES_NOW).getUTCHours()
    const hoursOffered = async () =>
      (await times()).slice(1).map((time) => (Number(time.slice(0, 2)) % 12) + (time.endsWith('PM') ? 12 : 0))
    const ahead = Array.from({ length: 20 - now }, (_, index) => now + 1 + index)
    await expect.poll(hoursOffered).toEqual(ahead)
  },
)

test('places are suggested and chosen by keyboard', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  await page.goto('/vendors')
  await where(page).pressSequentially('rathmi')
  const option = page.getByRole('option', { name: /^Rathmines/ })
  await option.waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: /\d place/ })
    .waitFor()
  expect(await where(page).getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Escape')
  await option.waitFor({ state: 'hidden' })
  expect(await where(page).inputValue()).toBe('rathmi')
  await page.keyboard.press('ArrowDown')
  await option.waitFor()
  await page.keyboard.press('ArrowDown')
  const active = await where(page).getAttribute('aria-activedescendant')
  expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/vendors?near=Rathmines')
  expect(await where(page).inputValue()).toBe('Rathmines')
  await page.getByLabel('Distance').selectOption('Within 5 km')
  await page.waitForURL('**/vendors?near=Rathmines&within=5')
  await page.getByLabel('Sort by').selectOption('Nearest')
  await page.waitForURL('**/vendors?near=Rathmines&within=5&sort=distance')
  const kilometres = async () =>
    (await cards(page).allInnerTexts()).map((text) => Number(/([\d.]+) km away/.exec(text)?.[1]))
  const isAscending = (numbers: number[]) => numbers.every((one, index) => one >= (numbers[index - 1] ?? 0))
  await expect.poll(async () => isAscending(await kilometres())).toBe(true)
  expect((await kilometres()).length).toBeGreaterThan(1)
  expect(Math.max(...(await kilometres()))).toBeLessThanOrEqual(5)
})

test(
  'places are suggested at the first touch, and a spelling mistake in one is corrected',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url })
    await page.goto('/vendors')
    await where(page).click()
    const suggested = page.getByRole('listbox', { name: 'Places' }).getByRole('option')
    await suggested.filter({ hasText: /^Dublin$/ }).waitFor()
    await where(page).pressSequentially('Dubln')
    await expect.poll(() => suggested.allInnerTexts()).toEqual(['Dublin'])
    await page.keyboard.press('Enter')
    await page.waitForURL('**/vendors?near=Dublin')
    await cards(page).first().waitFor()
    await expect.poll(() => where(page).inputValue()).toBe('Dublin')
    await page.goto('/')
    const form = page.getByRole('search', { name: 'Vendors' })
    const towns = page.locator(`datalist#${await form.getByLabel('Where').getAttribute('list')} option`)
    expect(await towns.first().getAttribute('value')).toBe('Dublin')
    await form.getByLabel('Where').fill('Galwey')
    await form.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/vendors?near=Galway')
  },
)

test(
  'an unknown place is reported at its field, and nothing is lost',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url })
    await page.goto('/vendors?maxPrice=100')
    await where(page).fill('Atlantis')
    await page.keyboard.press('Enter')
    await expect.poll(() => where(page).getAttribute('aria-invalid')).toBe('true')
    const note = page.locator(`[id="${await where(page).getAttribute('aria-describedby')}"]`)
    expect((await note.innerText()).length).toBeGreaterThan(10)
    expect(await where(page).inputValue()).toBe('Atlantis')
    expect(query(page)).toEqual({ near: 'Atlantis', maxPrice: '100' })
    await page.getByRole('heading', { name: 'No Vendors Found' }).waitFor()
    await where(page).fill('Dublin')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/vendors?near=Dublin&maxPrice=100')
    await cards(page).first().waitFor()
    expect(await where(page).getAttribute('aria-invalid')).toBeNull()
  },
)

test('each choice is a chip that can be removed', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  await page.goto(`/vendors/Massage_Therapist?${WANTED}&minRating=4&sort=price`)
  const results = page.getByRole('region', { name: 'Results' })
  const day = results.getByRole('link', { name: 'Remove: Thu 26 Nov, 06:00 PM' })
  await day.click()
  await page.waitForURL('**/Massage_Therapist?near=Rathmines&maxPrice=100&minRating=4&sort=price')
  await day.waitFor({ state: 'detached' })
  await results.getByRole('link', { name: 'Remove: 4 stars or more' }).click()
  await page.waitForURL('**/Massage_Therapist?near=Rathmines&maxPrice=100&sort=price')
  await expect.poll(() => page.getByLabel('Minimum rating').inputValue()).toBe('')
  await results.getByRole('link', { name: 'Clear all' }).click()
  await page.waitForURL('**/Massage_Therapist?sort=price')
  await results.getByRole('link', { name: 'Clear all' }).waitFor({ state: 'detached' })
  await page.goBack()
  await page.waitForURL('**/Massage_Therapist?near=Rathmines&maxPrice=100&sort=price')
  await expect.poll(() => where(page).inputValue()).toBe('Rathmines')
  await expect.poll(() => page.getByLabel('Maximum price').inputValue()).toBe('100')
})

test('a search without results says which filter to remove, and how many vendors that finds', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.url })
  await page.goto('/vendors?day=21_11_2026&time=08%3A00+AM&search=aoife+byrne')
  await page.getByText('No one is free on Sat 21 Nov, 08:00 AM.').waitFor()
  const ways = page.getByRole('list', { name: 'Widen your search' })
  await ways.getByRole('link', { name: /^Any time that day\s*1$/ }).waitFor()
  await ways.getByRole('link', { name: /^Any day\s*1$/ }).click()
  await page.waitForURL('**/vendors?search=aoife+byrne')
  await page.getByText('Showing 1 to 1 of 1 results').waitFor()

  await page.goto('/vendors/Massage_Therapist?day=21_11_2026&time=08%3A00+PM&maxPrice=10')
  await page.getByText('No one is free on Sat 21 Nov, 08:00 PM for up to €10 in total.').waitFor()
})

test(
  'on a phone the sheet says how many vendors match, and chips show the chosen filters',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport: 'phone' })
    await page.goto('/vendors/Massage_Therapist')
    await page.getByRole('button', { name: 'Any time' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByLabel('Day').selectOption('Thu 26 Nov')
    await page.waitForURL('**/Massage_Therapist?day=26_11_2026')
    await sheet.getByLabel('Duration').selectOption('3 hours')
    await page.waitForURL('**/Massage_Therapist?day=26_11_2026&hours=3')
    await sheet.getByLabel('Maximum price').selectOption('Up to €100 in total')
    await page.waitForURL('**/Massage_Therapist?day=26_11_2026&hours=3&maxPrice=100')
    const { total } = await list('speciality=Massage_Therapist&day=26_11_2026&hours=3&maxPrice=100')
    await sheet.getByRole('button', { name: `Show ${total} result` }).click()
    await sheet.waitFor({ state: 'hidden' })
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByRole('link', { name: 'Remove: Thu 26 Nov, 3 hours' }).waitFor()
    await filters.getByRole('link', { name: 'Remove: Up to €100 in total' }).click()
    await page.waitForURL('**/Massage_Therapist?day=26_11_2026&hours=3')
  },
)

test('the input stays while the list is loading', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  await page.goto('/vendors')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/vendors*.data*', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('searchbox').fill('grainne')
  await page.locator('[aria-busy=true]').waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('grainne')
  await page.getByLabel('Maximum price').selectOption('Up to €100 in total')
  await page.getByLabel('Day').selectOption('Thu 26 Nov')
  release()
  await page.waitForURL('**/vendors?search=grainne&day=26_11_2026&maxPrice=100')
  expect(await page.getByRole('searchbox').inputValue()).toBe('grainne')
})

test('search engines index only lists without filters', async () => {
  const read = async (path: string) => (await fetch(product.url + path)).text()
  const searched = await read(`/vendors/Massage_Therapist?${WANTED}`)
  expect(searched).toContain('<title>Massage Therapists near Rathmines, Thu 26 Nov, 06:00 PM | Anseo</title>')
  expect(searched).toContain('<meta name="robots" content="noindex"/>')
  const narrowed = await read('/vendors/Massage_Therapist?maxPrice=100&minRating=4')
  expect(narrowed).toContain(`<link rel="canonical" href="${product.url}/vendors/Massage_Therapist"/>`)
  expect(narrowed).not.toContain('noindex')
})
