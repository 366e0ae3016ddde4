import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { chooseTimes } from './booking-page.ts'
import { expect, type OpenPage, test } from './browser.ts'
import { ownProduct } from './own-product.ts'

const SETTINGS = {
  BRAND_ADDRESS: '7 Quay Street, Galway',
  BRAND_EMAIL: 'ask@operator.test',
}

const product = ownProduct(() => SETTINGS)

const open = (openPage: OpenPage) => openPage({ baseURL: product.url })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const PRIVACY = [
  'Who we are',
  'Data we collect',
  'How we use it',
  'Sharing',
  'International transfers',
  'Your rights',
  'Retention',
  'Security',
  'Cookies',
  'Contact',
]

/** Returns the titles of the sections without their numbers, and expects the contents to list and link them. */
async function sectionTitles(page: Page): Promise<string[]> {
  const headings = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()
  const titles = headings.map((heading, index) => {
    expect(heading).toMatch(new RegExp(`^${index + 1}\\. `))
    return heading.replace(/^\d+\. /, '')
  })
  const contents = page.getByRole('navigation', { name: 'Contents' })
  expect(await contents.getByRole('link').allTextContents()).toEqual(titles)
  await contents.getByRole('link').last().click()
  await expect.poll(() => page.getByRole('heading', { name: titles.at(-1)! }).isVisible()).toBe(true)
  expect(new URL(page.url()).hash).not.toBe('')
  return titles
}

test.describe('the legal pages', () => {
  // covers: §2.112, §2.113
  test('the privacy policy has its ten sections, and the operator of the settings', async ({ openPage }) => {
    const page = await open(openPage)
    await page.goto('/privacy-policy')
    await page.getByText('Effective 5th May 2025. Last updated').waitFor()
    expect(await sectionTitles(page)).toEqual(PRIVACY)
    const text = (await page.getByRole('article').textContent())!
    for (const said of [SETTINGS.BRAND_ADDRESS, SETTINGS.BRAND_EMAIL, 'Data Protection Commission'])
      expect(text).toContain(said)
    await page.getByRole('link', { name: 'cookie statement', exact: true }).click()
    await page.waitForURL('**/cookies')
  })

  // covers: §2.114, §2.115
  test('the terms have twelve sections, with the rule of cancellation and Irish law', async ({
    openPage,
  }) => {
    const page = await open(openPage)
    await page.goto('/tandc')
    await page.getByText('Effective 5th May 2025.').waitFor()
    expect(await sectionTitles(page)).toHaveLength(12)
    const text = (await page.getByRole('article').textContent())!
    expect(text).toContain(
      'Cancellations less than 24 hours before an appointment are not eligible for refunds.',
    )
    expect(text).toContain("Otherwise cancellations and refunds follow the vendor's policy")
    expect(text).toContain('Irish law governs these terms')
    expect(text).toContain(SETTINGS.BRAND_ADDRESS)
  })

  test(
    'the page on ranking explains every order that the API offers',
    { tag: '@deep' },
    async ({ openPage }) => {
      const reply = await fetch(`${product.url}/api/openapi.json`)
      const { paths } = (await reply.json()) as {
        paths: Record<string, { get: { parameters: { name: string; schema: { enum?: string[] } }[] } }>
      }
      const { parameters } = paths['/api/vendor/list']!.get
      const sorts = parameters.find(({ name }) => name === 'sort')?.schema.enum ?? []
      expect(sorts.length).toBeGreaterThan(3)
      const page = await open(openPage)
      await page.goto('/vendors')
      await page.getByRole('main').getByRole('link', { name: 'How vendors are ranked' }).click()
      await page.waitForURL('**/ranking')
      const orders = page.getByRole('region', { name: 'The orders of the list' })
      await expect(orders.getByRole('heading', { level: 3 })).toHaveCount(sorts.length)
      expect(await sectionTitles(page)).toContain('Paid places')
    },
  )

  test('print as text only, dark on white', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, context: { colorScheme: 'dark' } })
    await page.goto('/tandc')
    await page.emulateMedia({ media: 'print' })
    for (const gone of [page.getByRole('contentinfo'), page.getByRole('navigation', { name: 'Contents' })])
      await gone.waitFor({ state: 'hidden' })
    const title = page.getByRole('heading', { level: 1 })
    expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
  })
})

/** Reads the names in the statement as patterns: `…` stands for anything. */
async function namedInStatement(page: Page): Promise<RegExp[]> {
  await page.goto('/cookies')
  const names = await page.getByRole('article').locator('tbody th').allTextContents()
  expect(names.length).toBeGreaterThan(5)
  return names.map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replace('…', '.+')}$`))
}

/** Returns the names of everything that the browser stores for the site. */
const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...document.cookie.split(';').filter(Boolean),
  ])

test(
  'the cookie statement names everything that a walk through the site leaves in the browser',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, context: { serviceWorkers: 'allow' } })
    // Leaves pages with something typed in them.
    page.on('dialog', (dialog) => void dialog.accept())
    const seen = new Set<string>()
    const recordStored = async () => {
      for (const name of await storedNames(page)) seen.add(name)
    }
    await page.goto('/')
    await page.getByRole('radio', { name: 'Dark' }).click()
    await recordStored()
    await page.goto('/login')
    await press(page, 'Use the demo account')
    await page.waitForURL('**/my-profile')
    await press(page, 'Edit')
    await page.getByLabel('Address line 1').fill('3 The Lane')
    await recordStored()

    await page.goto('/my-appointment')
    await page.getByRole('article').first().waitFor()
    await page.getByRole('button', { name: 'Confirm Booking' }).first().click()
    await page.getByRole('dialog').getByRole('textbox').first().fill('Ciara')
    await recordStored()

    const { data } = await (await fetch(`${product.url}/api/vendor/list?search=Aoife+Byrne&page=1`)).json()
    await page.goto(`/messages/${data[0]._id}/vendor`)
    await page.getByRole('textbox', { name: 'Message' }).fill('Are you free')
    await recordStored()

    await page.goto(`/appointment/${data[0]._id}`)
    await chooseTimes(page)
    await expect
      .poll(async () => (await storedNames(page)).some((name) => name.includes('booking')))
      .toBe(true)
    await recordStored()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await recordStored()
    for (const { name } of await page.context().cookies()) seen.add(name)

    const patterns = await namedInStatement(page)
    expect([...seen].filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([])
    // The walk has stored one entry of each kind.
    for (const part of [
      'browser',
      'anseo.client',
      'anseo-theme',
      'profile-draft',
      'chat',
      'booking',
      'billing',
      'anseo-assets',
    ])
      expect(
        [...seen].filter((name) => name.includes(part)),
        part,
      ).not.toEqual([])
  },
)

for (const [viewport, theme] of [
  ['phone', 'dark'],
  ['desktop', 'light'],
] as const)
  test(
    `the statement is accessible on a ${viewport} in the ${theme} theme`,
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await openPage({ baseURL: product.url, viewport, context: { colorScheme: theme } })
      await page.goto('/cookies')
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    },
  )

test('the site works where the browser blocks all storage', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url })
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true })
  })
  await page.goto('/vendors')
  await page.locator('main a[href^="/appointment/"]').first().click()
  await page.getByRole('radiogroup', { name: 'Date' }).waitFor()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use the demo account' }).click()
  await page.waitForURL('**/my-profile')
})
