import { afterAll, beforeAll, describe, expect } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { test } from './browser.ts'
import { type Product, startProduct } from './server.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.remove())

const SIZES = ['phone', 'desktop'] as const

describe.each(SIZES)('on a %s', (viewport) => {
  test('home leads by a door to the vendors of a speciality', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).getByText('From Spa Days to').waitFor()
    await page.getByRole('link', { name: 'Book Appointment >' }).click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#speciality')
    const tiles = page.locator('#speciality').getByRole('link')
    expect(await tiles.allInnerTexts()).toEqual([
      'Hairstylist',
      'Nail Technician',
      'Makeup Artist',
      'Babysitter',
      'Massage Therapist',
      'Personal Chef',
      'Cleaner',
    ])
    await tiles.last().click()
    await page.waitForURL('**/vendors/Cleaner')
    await page.getByRole('heading', { level: 1, name: 'Cleaner' }).waitFor()
  })

  test('the top vendors show what they have completed', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport })
    await page.goto('/')
    const first = page.getByRole('link', { name: /Aoife Byrne/ })
    await first.scrollIntoViewIfNeeded()
    expect(await first.innerText()).toContain('128 completed')
    await page.getByText('Book with 120+ trusted vendors').waitFor()
  })

  test('the list pages, and the back button returns', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport })
    await page.goto('/vendors')
    const results = page.getByRole('status').filter({ hasText: 'results' })
    expect(await results.innerText()).toBe('Showing 1 to 12 of 124 results')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.getByText('Showing 13 to 24 of 124 results').first().waitFor()
    expect(
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^Page/ }).count(),
    ).toBe(5)
    await page.goBack()
    await page.getByText('Showing 1 to 12 of 124 results').first().waitFor()
  })

  test('a name is found without its fadas, and the search lives in the address', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport })
    await page.goto('/vendors')
    await page.locator('html[data-ready]').waitFor()
    await page.getByRole('searchbox').fill('grainne')
    await page.getByText('Showing 1 to 1 of 1 results').waitFor()
    expect(new URL(page.url()).search).toBe('?search=grainne')
    await page.reload()
    expect(await page.getByRole('searchbox').inputValue()).toBe('grainne')
    await page.getByRole('searchbox').fill('nobody at all')
    await page.getByRole('heading', { name: 'No Vendors Found' }).waitFor()
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await page.getByText('Showing 1 to 12 of 124 results').first().waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
  })
})

test('on a phone the filters stand in a sheet', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, viewport: 'phone' })
  await page.goto('/vendors')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Location').selectOption('Cork')
  await page.waitForURL('**/vendors?location=Cork')
  await sheet.getByRole('link', { name: 'Personal Chef' }).click()
  await page.waitForURL('**/vendors/Personal%20Chef?location=Cork')
  await sheet.getByRole('button', { name: /^Show \d+ result/ }).click()
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: /Cian O'Sullivan/ }).waitFor()
})

test('on a desktop the active speciality leads back to all vendors', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  await page.goto('/vendors/Nail_Technician')
  await page
    .getByRole('navigation', { name: 'Speciality' })
    .getByRole('link', { name: 'Nail Technician' })
    .click()
  await page.waitForURL('**/vendors')
})

test('a page behind the last one shows the last one', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  await page.goto('/vendors/Hairstylist?page=99&sort=name')
  await page.getByText('Showing 13 to 20 of 20 results').first().waitFor()
  expect(page.url()).toBe(`${product.url}/vendors/Hairstylist?sort=name&page=2`)
})

test('within the site home comes at once, and its vendors when they are there', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  await page.goto('/about')
  await page.locator('html[data-ready]').waitFor()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/vendor/top', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: 'Find by Speciality' }).waitFor()
  await page.getByText('Loading Vendors...').waitFor()
  release()
  await page.getByRole('heading', { name: 'Top Performing Vendors' }).waitFor()
  await page.getByText('Book with 120+ trusted vendors').waitFor()
})

test('home without vendors says so and tries again', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, expectedComplaints: [/ERR_FAILED/] })
  await page.goto('/about')
  await page.locator('html[data-ready]').waitFor()
  await page.route('**/api/vendor/top', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: 'No Vendors Found' }).waitFor()
  await page.getByText('Check your internet connection and try again').waitFor()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'Top Performing Vendors' }).waitFor()
})

test('what is not there has status 404 and says so', async ({ openPage }) => {
  const expectedComplaints = [/404/]
  const page = await openPage({ baseURL: product.url, expectedComplaints })
  for (const path of ['/nowhere', '/vendors/Plumber']) {
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(404)
    await page.getByRole('link', { name: 'Go to Home' }).waitFor()
  }
})

test('a page made on the server holds its data, title and structured data', async () => {
  const html = await (await fetch(`${product.url}/vendors/Personal%20Chef`)).text()
  expect(html).toMatch(/^<!doctype html>/i)
  expect(html).toContain('<title>Personal Chefs in Ireland | Anseo</title>')
  expect(html).toContain('rel="canonical"')
  expect(html).toContain('O&#x27;Sullivan')
  expect(await (await fetch(product.url)).text()).toContain('application/ld+json')
})

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test.for(['/', '/vendors', '/nowhere'])('%s has no barrier that axe finds', async (path, { openPage }) => {
    for (const viewport of SIZES) {
      const page = await openPage({
        baseURL: product.url,
        viewport,
        expectedComplaints: [/404/],
        context: { colorScheme, reducedMotion: 'reduce' },
      })
      await page.goto(path)
      await page.locator('html[data-ready]').waitFor()
      await expectAccessible(page)
    }
  })
})
