import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, type PageOptions, sharedProduct, test } from './browser.ts'
import { type Caller, logInDemo } from './caller.ts'

const product = sharedProduct()
let admin: Caller
test.beforeAll(async () => {
  admin = await logInDemo(product.url, 'admin')
})

/** Opens the dashboard and waits until its chart is drawn. */
async function openDashboard(openPage: OpenPage, options: Partial<PageOptions> = {}): Promise<Page> {
  const page = await openPage({ baseURL: product.url, signedIn: { admin }, ...options })
  await page.goto('/admin/')
  await chart(page).locator('.recharts-bar-rectangle').first().waitFor()
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor()
  return page
}

const chart = (page: Page) => page.getByRole('figure', { name: 'Bookings by week' })
const figure = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Figures' }).getByRole('link', { name: new RegExp(`^${name}`) })

test('the dashboard shows the figures of a period, which the address keeps', async ({ openPage }) => {
  const page = await openDashboard(openPage)
  await page.getByRole('heading', { level: 1, name: 'This week' }).waitFor()
  await expectAccessible(page)
  const { body } = await admin.call('GET', '/api/admin/stats?from=2026-11-16&to=2026-11-22')
  await expect.poll(() => figure(page, 'Bookings').locator('b').textContent()).toBe(`${body.total.bookings}`)

  await page.getByLabel('Period').selectOption('12-weeks')
  await page.getByRole('heading', { level: 1, name: 'Last 12 weeks' }).waitFor()
  const { body: all } = await admin.call('GET', '/api/admin/stats?from=2026-08-31&to=2026-11-22')
  await expect.poll(() => figure(page, 'Bookings').locator('b').textContent()).toBe(`${all.total.bookings}`)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Last 12 weeks' }).waitFor()
})

test(
  'the chart says in words what it shows, and has its table behind it',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openDashboard(openPage)
    const spoken = await chart(page)
      .getByRole('img', { name: /^Bookings by week/ })
      .getAttribute('aria-label')
    expect(spoken).toMatch(
      /^Bookings by week, 31 Aug to 16 Nov\. Highest \d+ \(.+\), latest \d+ \(16 Nov\)\.$/,
    )
    await chart(page).getByText('Show as a table').click()
    await expect.poll(() => chart(page).getByRole('row').count()).toBe(13)
    await expectAccessible(page)
  },
)

test('the figures are saved as a CSV file', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openDashboard(openPage)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('figures-by-week-2026-11-21.csv')
  expect(await readFile(await download.path(), 'utf8')).toContain('Week from Monday,Bookings,')
})

test(
  'on a phone the last five weeks are drawn, and what needs somebody leads there',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openDashboard(openPage, { viewport: 'phone' })
    await expect
      .poll(() => chart(page).locator('.recharts-xAxis .recharts-cartesian-axis-tick').count())
      .toBe(5)
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Review: \d+ vendors to review$/ }).click()
    await page.waitForURL('**/admin/vetting')
  },
)

test('figures that do not load can be asked for again', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { admin },
    expectedComplaints: [/ERR_FAILED/],
  })
  await page.route('**/api/admin/stats?*', (route) => route.abort())
  await page.goto('/admin/')
  const failure = page.getByRole('heading', { name: "We couldn't load the figures" })
  await failure.waitFor()
  await page.getByRole('heading', { name: "We couldn't load this" }).first().waitFor()
  await page.unroute('**/api/admin/stats?*')
  await page.getByRole('button', { name: 'Try Again' }).first().click()
  await figure(page, 'Bookings').waitFor()
  await failure.waitFor({ state: 'detached' })
})
