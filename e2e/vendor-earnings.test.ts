import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'

import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, type PageOptions, sharedProduct, test } from './browser.ts'
import { type Caller, logInDemo } from './caller.ts'
import type { Viewport } from './chromium.ts'
import { onEachSize } from './each-size.ts'

const product = sharedProduct()
let vendor: Caller
test.beforeAll(async () => {
  vendor = await logInDemo(product.url, 'pro')
})

async function openAs(
  openPage: OpenPage,
  path: string,
  viewport: Viewport = 'desktop',
  options: Partial<PageOptions> = {},
): Promise<Page> {
  const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, viewport, ...options })
  await page.goto(path)
  return page
}

const euro = (amount: number) => `€${amount.toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ',')}`

async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

onEachSize((viewport) => {
  test('figures, months and entries say what the vendor has earned', async ({ openPage }) => {
    const { body } = await vendor.call('GET', '/api/pro/earnings/summary')
    const page = await openAs(openPage, '/pro/earnings', viewport)
    const figures = page.getByRole('group', { name: 'Figures' })
    await figures.getByText(euro(body.held.amount), { exact: true }).waitFor()
    await figures.getByText(euro(body.paidOutThisYear.amount), { exact: true }).waitFor()
    await page.getByRole('img', { name: /^Earned by month, Dec to Nov/ }).waitFor()
    await page.getByRole('navigation', { name: 'Entries' }).getByRole('link', { name: 'Pending' }).click()
    const rows = page.getByRole('table', { name: 'Earnings by appointment' }).locator('tbody tr')
    await expect.poll(() => rows.count()).toBe(body.held.count)
    expect(new URL(page.url()).searchParams.get('state')).toBe('held')
    await expectAccessible(page)
  })

  test(
    'a link for other calendars is created, shown once, and revoked',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await openAs(openPage, '/pro/hours', viewport, { expectedComplaints: [/status of 400/] })
      const card = page.getByRole('region', { name: 'Add to another calendar' })
      await card.getByRole('button', { name: 'Create a link' }).click()
      const dialog = page.getByRole('dialog')
      const password = dialog.getByLabel('Your password', { exact: true })
      await password.fill('not-this-one-1')
      await dialog.getByRole('button', { name: 'Create link' }).click()
      await dialog.getByText("That isn't your current password.").waitFor()
      await expectAccessible(page)
      await password.fill('anseo-demo-1')
      await dialog.getByRole('button', { name: 'Create link' }).click()
      const link = await card.getByLabel('Link').inputValue()
      await card.getByRole('button', { name: 'Create a new link' }).click()
      await dialog.getByRole('button', { name: 'Go back' }).click()
      await expect(card.getByLabel('Link')).toHaveValue(link)
      await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))))
      await card.getByRole('button', { name: 'Copy' }).click()
      await page.getByText(`We couldn't copy the link: ${link}`).waitFor()
      const feed = await fetch(link)
      expect(feed.status).toBe(200)
      expect(await feed.text()).toContain('BEGIN:VEVENT')
      await page.reload()
      await card.getByText('Last used').waitFor()
      await expectAccessible(page)
      await card.getByRole('button', { name: 'Turn off link' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Turn off link' }).click()
      await card.getByRole('button', { name: 'Create a link' }).waitFor()
      expect((await fetch(link)).status).toBe(404)
    },
  )
})

test('the statement of a month is in the address, and the PDF says the same', async ({ openPage }) => {
  const page = await openAs(openPage, '/pro/earnings')
  const card = page.getByRole('region', { name: 'Statement' })
  // Two months may have the same figures, so the request shows that the other month has loaded.
  const asked = page.waitForRequest('**/api/pro/statements/2026-09')
  await card.getByLabel('Month').selectOption('2026-09')
  await asked
  const { body } = await vendor.call('GET', '/api/pro/statements/2026-09')
  await card.getByText(euro(body.statement.carriedForward), { exact: true }).first().waitFor()
  expect(new URL(page.url()).searchParams.get('statement')).toBe('2026-09')
  const { name, bytes } = await download(page, 'Save as PDF')
  expect(name).toBe('anseo-statement-2026-09.pdf')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  for (const words of ['Statement', 'September 2026']) expect(text).toContain(words)
  expect(text).toContain(euro(body.statement.carriedForward))
})

test('all earnings are downloaded for a spreadsheet', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openAs(openPage, '/pro/earnings')
  const { name, bytes } = await download(page, 'CSV')
  expect(name).toBe('earnings.csv')
  const { body } = await vendor.call('GET', '/api/pro/earnings')
  expect(bytes.toString().trim().split('\n')).toHaveLength(body.entries.length + 1)
})

test('a vendor without a connection is told, and can try again', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { pro: vendor },
    expectedComplaints: [/ERR_FAILED/],
  })
  await page.route('**/api/pro/earnings/summary', (route) => route.abort())
  await page.goto('/pro/earnings')
  await page.getByRole('heading', { name: "We couldn't load your figures" }).waitFor()
  await page.unrouteAll()
  await page
    .getByRole('button', { name: /try again/i })
    .first()
    .click()
  await page.getByRole('group', { name: 'Figures' }).waitFor()
})
