import type { Page } from 'playwright-core'

import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { ownProduct } from './own-product.ts'

const product = ownProduct()

async function logIn(page: Page) {
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Use the demo account' }).click()
  await page.waitForURL('**/admin/')
  await page.goto('/admin/vetting')
  await tab(page, 'Waiting').waitFor()
}

const tab = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: new RegExp(`^${label} \\d+`) })

const countOf = async (page: Page, label: string) =>
  Number((await tab(page, label).textContent())?.replaceAll(/\D/g, ''))

test('an operator verifies a vendor on a desktop, who is listed from then on', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  await logIn(page)
  await page.getByRole('table').waitFor()
  await expectAccessible(page)
  const waiting = await countOf(page, 'Waiting')
  const detail = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Reject' }) })
  const name = (await detail.getByRole('heading').first().textContent()) ?? ''
  // Its checks are incomplete, so the documents open before the dialog.
  await detail.getByRole('link', { name: 'Verify vendor' }).click()
  await page.getByRole('region', { name: 'Photo ID' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Verify vendor' }).click()
  await page.getByText(/^Not checked yet: .+\.$/).waitFor()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Verify vendor' }).click()
  await page.getByText('Enter a reason of at least 20 characters.').waitFor()
  await page.getByLabel('Reason for the exception').fill('Both papers were seen in person today.')
  await page.getByRole('button', { name: 'Verify vendor' }).click()
  await page.getByRole('button', { name: 'Suspend vendor' }).waitFor()
  await page.getByRole('link', { name: 'All vendors' }).click()
  await expect.poll(() => countOf(page, 'Waiting')).toBe(waiting - 1)
  const listed = await fetch(`${product.url}/api/vendor/list?${new URLSearchParams({ search: name })}`)
  const { data } = (await listed.json()) as { data: { name: string }[] }
  expect(data.map((vendor) => vendor.name)).toEqual([name])
})

test('an operator rejects with a reason on a phone', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, viewport: 'phone' })
  await logIn(page)
  const review = page.getByRole('link', { name: /^Review / }).first()
  await review.waitFor()
  await expectAccessible(page)
  const waiting = await countOf(page, 'Waiting')
  const name = (await review.getAttribute('aria-label')) ?? ''
  await review.click()
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await page.getByLabel('Reason (sent to the vendor)').fill('We could not reach you by phone.')
  await page.getByRole('button', { name: 'Reject application' }).click()
  await page.getByText('Reason: We could not reach you by phone.').waitFor()
  await page.getByRole('link', { name: 'All vendors' }).click()
  await expect.poll(() => countOf(page, 'Waiting')).toBe(waiting - 1)
  await tab(page, 'Rejected').click()
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByText('Reason: We could not reach you by phone.').waitFor()
  await expectAccessible(page)
})

test('the search queries the server and is kept in the address', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  await logIn(page)
  await tab(page, 'Verified').click()
  await page.getByText(/^Showing 1 to 12 of \d+ results$/).waitFor()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await page.getByText(/^Showing 13 to 24 of/).waitFor()
  await page.getByLabel('Search vendors').fill('aoife byrne')
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(2)
  expect(new URL(page.url()).searchParams.get('search')).toBe('aoife byrne')
  await page.reload()
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(2)
})

test(
  'a search opens the tab that has hits, a row opens by a click anywhere on it',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url })
    await logIn(page)
    await page.getByLabel('Search vendors').fill('aoife byrne')
    await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('verified')
    await page.getByRole('row').filter({ hasText: 'Aoife Byrne' }).waitFor()
    await tab(page, 'Waiting').click()
    await page.getByText('No vendors found').waitFor()

    await page.goto('/admin/people')
    await page.getByLabel('Search people').fill('aoife byrne')
    await expect.poll(() => new URL(page.url()).searchParams.get('role')).toBe('vendor')
    const row = page.getByRole('row').filter({ hasText: 'Aoife Byrne' })
    const words = (await row.getByText('Hairstylist').boundingBox())!
    await page.mouse.move(words.x + 2, words.y + 8)
    await page.mouse.down()
    await page.mouse.move(words.x + 60, words.y + 8, { steps: 4 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection()))).not.toBe('')
    expect(new URL(page.url()).pathname).toBe('/admin/people')
    await row.getByRole('cell').last().click()
    await page.waitForURL('**/admin/people/vendors/*')
  },
)

test(
  'the number of expiring documents links to exactly those documents',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport: 'phone' })
    await logIn(page)
    const figure = page.getByRole('link', { name: /^Documents expiring/ })
    const count = Number(/\d+/.exec((await figure.textContent()) ?? '')?.[0])
    expect(count).toBeGreaterThan(0)
    await figure.click()
    await page.waitForURL('**/admin/checks')
    await expect
      .poll(() =>
        page
          .getByRole('row')
          .filter({ hasText: /Reminded once|Reminded \d+ times|Not reminded yet/ })
          .count(),
      )
      .toBe(count)
    await page.getByRole('link', { name: `Next 30 days ${count}` }).waitFor()
    await page.getByRole('row').last().getByRole('link').click()
    await page.getByText(/is then delisted and takes no new bookings/).waitFor()
    await page.getByRole('link', { name: /^Call / }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'All documents' }).click()
    await page.getByRole('table', { name: 'Expiring documents' }).waitFor()
    await expectAccessible(page)
  },
)

test(
  'an operator suspends a vendor, and logs out by the menu of a phone',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport: 'phone' })
    await logIn(page)
    await tab(page, 'Verified').click()
    await page.getByText(/^Showing 1 to 12 of \d+ results$/).waitFor()
    const suspended = await countOf(page, 'Suspended')
    await page
      .getByRole('link', { name: /^Review / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Suspend vendor' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend vendor' }).click()
    await page.getByRole('button', { name: 'Verify vendor' }).waitFor()
    await page.getByRole('link', { name: 'All vendors' }).click()
    await tab(page, 'Suspended').waitFor()
    await expect.poll(() => countOf(page, 'Suspended')).toBe(suspended + 1)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('button', { name: 'Yes, Logout' }).click()
    await page.getByRole('heading', { name: 'Operator login' }).waitFor()
    await expectAccessible(page)
  },
)

/** Returns the names of the selects that are narrower than their longest choice needs. */
const cutSelects = (page: Page) =>
  page.locator('main .select-input select').evaluateAll((all) =>
    all
      .filter((select) => {
        const copy = select.cloneNode(true) as HTMLElement
        copy.style.cssText = 'position: absolute; width: auto; flex: none'
        select.after(copy)
        const needed = copy.offsetWidth
        copy.remove()
        return needed > (select as HTMLElement).offsetWidth
      })
      .map((select) => select.getAttribute('aria-label')),
  )

test(
  'filters and the week of the dashboard show all their text on a phone',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport: 'phone' })
    await logIn(page)
    for (const path of ['people', 'reviews']) {
      await page.goto(`/admin/${path}`)
      await page.getByRole('table').waitFor()
      expect(await cutSelects(page), path).toEqual([])
    }
    await page.goto('/admin/')
    await page.getByLabel('Period').selectOption({ label: '16–22 Nov, this week' })
    const week = page.locator('.period-select').getByText('16–22 Nov', { exact: true }).first()
    const chevron = page.locator('.period-select svg').last()
    const [shown, after] = await Promise.all([week.boundingBox(), chevron.boundingBox()])
    expect(shown!.x + shown!.width).toBeLessThanOrEqual(after!.x)
    expect(after!.x + after!.width).toBeLessThan(390)
  },
)
