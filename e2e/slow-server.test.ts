import type { Locator, Page, Route } from 'playwright-core'
import { expect, type OpenPage, sharedProduct, test } from './browser.ts'
import { type Caller, logInDemo } from './caller.ts'

const product = sharedProduct()
let client: Caller
test.beforeAll(async () => {
  client = await logInDemo(product.url, 'user')
})

async function open(openPage: OpenPage, path: string): Promise<Page> {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { client },
    expectedComplaints: [/status of 400/],
  })
  await page.goto(path)
  return page
}

/** Holds back the calls of a path until `answer`, and counts them. */
async function hold(page: Page, path: string | RegExp) {
  const held = Promise.withResolvers<void>()
  const calls = { times: 0, answer: held.resolve }
  await page.route(path, async (route: Route) => {
    calls.times += 1
    await held.promise
    await route.continue()
  })
  return calls
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const isBusy = (button: Locator) => button.getAttribute('aria-busy')

async function typePasswords(page: Page, current: string): Promise<Locator> {
  await field(page, 'Current Password').fill(current)
  await field(page, 'New Password').fill('nobody-guesses-that-2')
  await field(page, 'Confirm Password').fill('nobody-guesses-that-2')
  return page.getByRole('button', { name: 'Change Password' })
}

test.describe('while the server takes its time', () => {
  test('a button stays busy, and pressing it again sends nothing more', async ({ openPage }) => {
    const page = await open(openPage, '/change-password')
    const button = await typePasswords(page, 'not-this-one')
    const calls = await hold(page, '**/api/user/change-password')
    await button.dblclick()
    await field(page, 'New Password').press('Enter')
    await expect.poll(() => isBusy(button)).toBe('true')
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    calls.answer()
    await page.locator('.toast').getByText("That isn't your current password.").waitFor()
    await expect.poll(() => isBusy(button)).toBeNull()
    expect(calls.times).toBe(1)
  })

  test('the loading text is seen after half a second, not before', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { client } })
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    const calls = await hold(page, '**/api/messages/inbox')
    await page.goto('/messages', { waitUntil: 'load' })
    // The page asks for its code in the frame after it is seen.
    await page.clock.runFor(100)
    await page.locator('html[data-ready]').waitFor()
    const text = page.getByText('Loading Messages...')
    await text.waitFor({ state: 'attached' })
    const isSeen = () => text.evaluate((note) => !note.classList.contains('opacity-0'))
    await page.clock.runFor(499)
    expect(await isSeen()).toBe(false)
    await page.clock.runFor(1)
    await expect.poll(isSeen).toBe(true)
    calls.answer()
    await page.clock.resume()
    await page.locator('.conversation').first().waitFor()
  })
})

test.describe('a page that takes its time to come', () => {
  // covers: §2.66, §9.20
  for (const { to, link, held, text } of [
    { to: 'the list', link: 'All Vendors', held: /\.data(\?|$)/, text: 'Loading Vendors...' },
    { to: 'a page whose code is missing', link: 'Contact', held: /\/assets\/.*\.js$/, text: 'Loading...' },
  ])
    test(
      `${to} shows that it is loading within 500 ms, in place of the page before`,
      { tag: to === 'the list' ? [] : '@deep' },
      async ({ openPage }) => {
        const page = await openPage({ baseURL: product.url })
        await page.clock.install()
        await page.goto('/about')
        const calls = await hold(page, held)
        await page.clock.pauseAt(Date.now() + 60_000)
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()
        await expect.poll(() => calls.times).toBeGreaterThan(0)
        await page.clock.runFor(500)
        await page.getByRole('main').getByText(text).waitFor()
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
        calls.answer()
        await page.clock.resume()
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.getByText(text).waitFor({ state: 'detached' })
      },
    )

  test(
    'a booking page shows that it is loading, and going back returns to the place in the list',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await openPage({ baseURL: product.url })
      await page.goto('/vendors')
      const card = page.getByRole('region', { name: 'Results' }).locator('.vcard').last()
      await card.scrollIntoViewIfNeeded()
      const left = await page.evaluate(() => scrollY)
      expect(left).toBeGreaterThan(300)
      const calls = await hold(page, /appointment\/.*\.data/)
      await card.click()
      await page.getByRole('main').getByText('Loading...').waitFor()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      calls.answer()
      await page.getByRole('heading', { level: 2, name: 'Booking summary' }).waitFor()
      await page.goBack()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
    },
  )
})

test(
  'a wrong current password is said beside its field too, and what was typed stays',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await open(openPage, '/change-password')
    await (await typePasswords(page, 'not-this-one')).click()
    const current = field(page, 'Current Password')
    await expect.poll(() => current.getAttribute('aria-invalid')).toBe('true')
    const note = await current.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${note}"]`).innerText()).toBe("That isn't your current password.")
    await page.locator('.toast').getByText("That isn't your current password.").waitFor()
    expect(await field(page, 'New Password').inputValue()).toBe('nobody-guesses-that-2')
  },
)
