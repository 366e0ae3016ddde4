import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { type OpenPage, type PageOptions, test } from './browser.ts'
import { type Caller, logInDemo } from './caller.ts'
import { type Product, startProduct } from './server.ts'

let product: Product
let client: Caller
beforeAll(async () => {
  product = await startProduct()
  client = await logInDemo(product.url, 'user')
})
afterAll(() => product?.remove())

const open = (openPage: OpenPage, options: Partial<PageOptions> = {}) =>
  openPage({ baseURL: product.url, ...options })

/** Opens a page with the demonstration's client signed in; a logout ends only this page's session. */
async function openSignedIn(openPage: OpenPage, path: string, options: Partial<PageOptions> = {}) {
  const { token } = await logInDemo(product.url, 'user')
  const page = await open(openPage, options)
  await page.goto('/about')
  await page.evaluate((token) => localStorage.setItem('anseo.client', token), token)
  await page.goto(path)
  return page
}

const untilReady = (page: Page) => page.locator('html[data-ready]').waitFor()
const untilAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Are you sure you want to logout?' })
const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Ciara Nolan' })
const footer = (page: Page) => page.getByRole('contentinfo')

describe('navigation', () => {
  test('a visitor finds the entries, the vendors site and a login that leads back', async ({ openPage }) => {
    const page = await open(openPage)
    await page.goto('/about')
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    expect(await entries.allTextContents()).toEqual(['Home', 'All Vendors', 'About', 'Contact'])
    expect(await page.locator('nav [aria-current=page]').textContent()).toBe('About')
    const vendorLogin = page.getByRole('banner').getByRole('link', { name: 'Vendor Login' })
    expect(await vendorLogin.getAttribute('href')).toBe('/pro/')
    await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).click()
    await page.getByRole('button', { name: 'Use the demo account' }).click()
    await untilAt(page, '/about')
    await accountButton(page).waitFor()
  })

  test('the account menu works by keyboard, and leads to what is one’s own', async ({ openPage }) => {
    const page = await openSignedIn(openPage, '/contact')
    await accountButton(page).focus()
    await page.keyboard.press('Enter')
    const items = page.getByRole('menuitem')
    const labels = (await items.allTextContents()).map((text) => text.replace(/\d.*$/, ''))
    expect(labels).toEqual(['My Profile', 'My Appointments', 'My Messages', 'Logout'])
    await page.keyboard.press('End')
    expect(await items.last().evaluate((item) => item === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    expect(await items.count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await untilAt(page, '/my-profile')
  })

  test('the menu of a phone works by keyboard and gives the focus back', async ({ openPage }) => {
    const page = await open(openPage, { viewport: 'phone' })
    await page.goto('/contact')
    await untilReady(page)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await menu(page).waitFor()
    const labels = await menu(page).getByRole('link').allTextContents()
    expect(labels).toEqual(['Home', 'All Vendors', 'About', 'Contact', 'Login', 'Vendor Login'])
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab')
    expect(await menu(page).evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await menu(page).waitFor({ state: 'detached' })
    expect(await menuButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await menu(page).getByRole('link', { name: 'About' }).press('Enter')
    await untilAt(page, '/about')
    await menu(page).waitFor({ state: 'detached' })
  })

  test('a change of page scrolls to the top, and going back does not', async ({ openPage }) => {
    const page = await open(openPage)
    await page.goto('/privacy-policy')
    await untilReady(page)
    await footer(page).getByText('© 2026').scrollIntoViewIfNeeded()
    await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2)
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(500)
    await footer(page).getByRole('link', { name: 'Terms of service' }).click()
    await page.getByRole('heading', { name: 'Terms of service' }).waitFor()
    await page.waitForFunction(() => scrollY === 0)
    await page.goBack()
    await page.getByRole('heading', { name: 'Privacy policy' }).waitFor()
    await page.waitForFunction((place) => Math.abs(scrollY - place) < 100, left)
  })

  test('the footer is there, and hidden under the messages', async ({ openPage }) => {
    const page = await openSignedIn(openPage, '/contact')
    const names = await footer(page).getByRole('link').allTextContents()
    expect(names.slice(0, 7)).toEqual([
      'Home',
      'All Vendors',
      'About Us',
      'Contact Us',
      'Privacy policy',
      'Terms of service',
      'Login as Vendor',
    ])
    await page.goto('/messages')
    await page.getByRole('heading', { name: 'Messages' }).waitFor()
    expect(await footer(page).count()).toBe(0)
  })
})

describe('a logout', () => {
  test.for(['phone', 'desktop'] as const)(
    'is asked for on a %s, and ends the session',
    async (viewport, { openPage }) => {
      const page = await openSignedIn(openPage, '/notifications', { viewport })
      const ask = async () => {
        const opener = viewport === 'phone' ? menuButton(page) : accountButton(page)
        await opener.click()
        await page.getByText('Logout', { exact: true }).click()
        await question(page).waitFor()
      }
      await ask()
      await question(page).getByRole('button', { name: 'No, go back' }).click()
      await question(page).waitFor({ state: 'detached' })
      await ask()
      await page.keyboard.press('Escape')
      await question(page).waitFor({ state: 'detached' })
      expect(await page.evaluate(() => localStorage.getItem('anseo.client'))).not.toBeNull()
      await ask()
      const token = await page.evaluate(() => localStorage.getItem('anseo.client')!)
      await question(page).getByRole('button', { name: 'Yes, Logout' }).click()
      await untilAt(page, '/')
      await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).waitFor()
      expect(await page.evaluate(() => localStorage.getItem('anseo.client'))).toBeNull()
      const headers = { authorization: `Bearer ${token}` }
      expect((await fetch(`${product.url}/api/user/get-profile`, { headers })).status).toBe(401)
      expect((await client.call('GET', '/api/user/get-profile')).status).toBe(200)
    },
  )
})

describe('without a connection', () => {
  test('a banner says so, can be dismissed, and comes again the next time', async ({ openPage }) => {
    const page = await open(openPage, { expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })
    await page.goto('/about')
    await untilReady(page)
    const banner = page.getByText("You're offline. Please connect to the internet to use all features.")
    await page.context().setOffline(true)
    await banner.waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await banner.waitFor({ state: 'detached' })
    await page.context().setOffline(false)
    await page.context().setOffline(true)
    await banner.waitFor()
    await page.context().setOffline(false)
    await banner.waitFor({ state: 'detached' })
  })
})

describe('a page that is not there, or fails', () => {
  test('an unknown address answers 404 with two ways on', async ({ openPage }) => {
    const page = await open(openPage, { expectedComplaints: [/status of 404/] })
    const reply = await page.goto('/nowhere/at-all')
    expect(reply?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Nobody at this door' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'All Vendors' }).click()
    await untilAt(page, '/vendors')
  })

  test('a failure shows the specified screen, and another try shows the page', async ({ openPage }) => {
    const page = await open(openPage, { expectedComplaints: [/status of 502|502|Error/] })
    await page.goto('/about')
    await untilReady(page)
    await page.route('**/vendors.data*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
    await page.getByRole('banner').getByRole('link', { name: 'All Vendors' }).click()
    await page.getByRole('heading', { name: 'Oops! Something went wrong' }).waitFor()
    await page.getByRole('button', { name: 'Refresh Page' }).waitFor()
    await expectAccessible(page)
    await page.unroute('**/vendors.data*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { name: 'All Vendors' }).waitFor()
  })
})

describe('the theme', () => {
  test('is chosen in the footer and kept, from the first paint on', async ({ openPage }) => {
    const page = await open(openPage)
    await page.goto('/about')
    await untilReady(page)
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
    await footer(page).getByRole('radio', { name: 'Dark' }).click()
    expect(await theme()).toBe('dark')
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.locator('body').waitFor()
    expect(await theme()).toBe('dark')
    await untilReady(page)
    expect(await footer(page).getByRole('radio', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true')
    await footer(page).getByRole('radio', { name: 'System' }).click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light')
  })
})

test.for([
  ['phone', 'dark'],
  ['desktop', 'light'],
] as const)(
  'what opens is accessible on a %s in the %s theme',
  async ([viewport, colorScheme], { openPage }) => {
    const page = await openSignedIn(openPage, '/contact', {
      viewport,
      context: { colorScheme, reducedMotion: 'reduce' },
      expectedComplaints: [/ERR_INTERNET_DISCONNECTED/],
    })
    if (viewport === 'phone') await menuButton(page).click()
    else await accountButton(page).click()
    await page.getByText('My Appointments').waitFor()
    await expectAccessible(page)
    await page.getByText('Logout', { exact: true }).click()
    await question(page).waitFor()
    await expectAccessible(page)
    await question(page).getByRole('button', { name: 'No, go back' }).click()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Dismiss' }).waitFor()
    await expectAccessible(page)
  },
)
