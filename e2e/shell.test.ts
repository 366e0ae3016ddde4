// covers: ASVS 7.4.4
import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, type PageOptions, sharedProduct, test } from './browser.ts'
import { type Caller, logInDemo } from './caller.ts'
import { SIZES, tagsOf } from './each-size.ts'

const product = sharedProduct()
let client: Caller
test.beforeAll(async () => {
  client = await logInDemo(product.url, 'user')
})

const open = (openPage: OpenPage, options: Partial<PageOptions> = {}) =>
  openPage({ baseURL: product.url, ...options })

/** Opens a page with the demonstration's client signed in; a logout ends only this page's session. */
async function openSignedIn(openPage: OpenPage, path: string, options: Partial<PageOptions> = {}) {
  const own = await logInDemo(product.url, 'user')
  const page = await open(openPage, { signedIn: { client: own }, ...options })
  await page.goto(path)
  return page
}

const untilAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Are you sure you want to logout?' })
const accountButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Ciara Nolan' })
const footer = (page: Page) => page.getByRole('contentinfo')

/** Each route with its heading, as a logged-in client sees it. */
const ROUTES = [
  ['/', 'From Spa Days to Supper - Find Your Everyday Experts'],
  ['/about', 'Someone good, at your door'],
  ['/contact', 'Contact us'],
  ['/vendors', 'All Vendors'],
  ['/vendors/Personal Chef', 'Personal Chef'],
  ['/appointment/:vendorId', 'Aoife Byrne'],
  ['/my-appointment', 'My Appointments'],
  ['/favourites', 'Favourites'],
  ['/my-requests', 'Quote requests'],
  ['/ask', 'Ask several vendors'],
  ['/my-profile', 'My Profile'],
  ['/change-password', 'Change Password'],
  ['/messages', 'Messages'],
  ['/messages/:vendorId/vendor', 'Messages'],
  ['/notifications', 'Notifications'],
  ['/privacy-policy', 'Privacy policy'],
  ['/tandc', 'Terms of service'],
  ['/cookies', 'Cookie statement'],
  ['/ranking', 'How vendors are ranked'],
  ['/accessibility', 'Accessibility statement'],
  ['/right-to-cancel', 'Your right to cancel'],
  ['/security-policy', 'Security policy'],
] as const

/** Pages that a visitor needs. */
const VISITOR_ROUTES = [
  ['/login', 'Welcome back'],
  ['/verify-email?token=x', 'Verify your email'],
  ['/resend-verification', 'Verify your email'],
  ['/forgot-password', 'Forgot password?'],
  ['/reset-password?token=x', 'Choose a new password'],
] as const

test.describe('every route shows its page', () => {
  const headed = (page: Page, name: string) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

  // covers: §2.1-2.5, §2.11-2.18, §2.105
  test('to a client', async ({ openPage }) => {
    const { data } = (await client.call('GET', '/api/vendor/list?search=Aoife+Byrne&page=1')).body
    const page = await openSignedIn(openPage, '/about')
    for (const [path, heading] of ROUTES) {
      await page.goto(path.replace(':vendorId', data[0]._id))
      await headed(page, heading)
    }
  })

  // covers: §2.6-2.10, §6.1
  test('to a visitor', async ({ openPage }) => {
    const page = await open(openPage, { expectedComplaints: [/status of 400/] })
    for (const [path, heading] of VISITOR_ROUTES) {
      await page.goto(path)
      await headed(page, heading)
    }
  })
})

test.describe('navigation', () => {
  // covers: §2.23, §6.9
  test('a visitor finds the entries, the vendor site and a login that leads back', async ({ openPage }) => {
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

  // covers: §2.25, §4.3
  test("the account menu works by keyboard, and leads to the client's own pages", async ({ openPage }) => {
    const page = await openSignedIn(openPage, '/contact')
    await accountButton(page).focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('.menu-head').innerText()).toBe('Ciara Nolan\nClient')
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

  // covers: §2.29
  test('the menu of a phone works by keyboard and gives the focus back', async ({ openPage }) => {
    const page = await open(openPage, { viewport: 'phone' })
    await page.goto('/contact')
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

  // covers: §2.29
  test('the menu of a phone shows the account that is signed in', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openSignedIn(openPage, '/contact', { viewport: 'phone' })
    await menuButton(page).click()
    await menu(page).getByText('Ciara Nolan').waitFor()
    await menu(page).getByText('Client', { exact: true }).waitFor()
    const labels = (await menu(page).getByRole('link').allTextContents()).map((text) =>
      text.replace(/\d.*$/, ''),
    )
    expect(labels).toEqual([
      'Home',
      'All Vendors',
      'About',
      'Contact',
      'My Profile',
      'My Appointments',
      'My Messages',
      'Vendor Login',
    ])
    await menu(page).getByRole('button', { name: 'Logout' }).waitFor()
  })

  // covers: §2.19
  test('a change of page scrolls smoothly, or at once if the browser asks for less motion', async ({
    openPage,
  }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await open(openPage, { context: { reducedMotion } })
      await page.goto('/privacy-policy')
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
      await page.waitForFunction(() => scrollY === 2000)
      await page.evaluate(() => {
        const places: number[] = []
        addEventListener('scroll', () => places.push(scrollY))
        Object.assign(window, { places })
      })
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/tandc"]')?.click())
      await page.getByRole('heading', { level: 1, name: 'Terms of service' }).waitFor()
      await page.waitForFunction(() => scrollY === 0)
      const places = await page.evaluate(() => (window as unknown as { places: number[] }).places)
      const between = places.filter((place) => place > 0 && place < 2000)
      if (reducedMotion === 'reduce') expect(between).toEqual([])
      else expect(between.length).toBeGreaterThan(2)
    }
  })

  // covers: §2.19
  test(
    'the back gesture of Android closes what is open, and leaves the page where it is',
    { tag: '@deep' },
    async ({ openPage }) => {
      const page = await open(openPage, { viewport: 'phone' })
      await page.goto('/vendors')
      // On a computer Escape is the same request, once no script has heard the key.
      await page.evaluate(() =>
        addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
      )
      for (const [opener, title] of [
        [/^Filter/, 'Filters'],
        ['Menu', 'Menu'],
      ] as const) {
        await page.getByRole('button', { name: opener }).click()
        const sheet = page.getByRole('dialog', { name: title })
        await sheet.waitFor()
        await page.keyboard.press('Escape')
        await sheet.waitFor({ state: 'detached' })
        await untilAt(page, '/vendors')
      }
    },
  )

  test('a change of page scrolls to the top, and going back does not', async ({ openPage }) => {
    const page = await open(openPage)
    await page.goto('/privacy-policy')
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

  // covers: §2.20, §2.30, §2.32
  test('the footer is there, and hidden under the messages', async ({ openPage }) => {
    const page = await openSignedIn(openPage, '/contact')
    const names = await footer(page).getByRole('link').allTextContents()
    expect(names.slice(0, 10)).toEqual([
      'Home',
      'All Vendors',
      'About Us',
      'Contact Us',
      'Privacy policy',
      'Terms of service',
      'Cookie statement',
      'Accessibility',
      'How vendors are ranked',
      'Login as Vendor',
    ])
    await page.goto('/messages')
    await page.getByRole('heading', { name: 'Messages' }).waitFor()
    expect(await footer(page).count()).toBe(0)
  })

  // covers: §2.30-2.32
  test('the footer leads to every page it names, and a link to the open one scrolls up', async ({
    openPage,
  }) => {
    const page = await open(openPage)
    await page.goto('/contact')
    const links = await footer(page).getByRole('link').all()
    const targets = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(targets.slice(0, 10)).toEqual([
      '/',
      '/vendors',
      '/about',
      '/contact',
      '/privacy-policy',
      '/tandc',
      '/cookies',
      '/accessibility',
      '/ranking',
      '/pro/',
    ])
    expect(targets.slice(10).map((target) => target?.split(':')[0])).toEqual([
      'tel',
      'mailto',
      'https',
      'https',
    ])
    await footer(page).getByText('Dublin, Ireland').waitFor()
    await footer(page).getByText('© 2026').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50)
    await footer(page).getByRole('link', { name: 'Contact Us' }).click()
    await page.waitForFunction(() => scrollY === 0)
    for (const [label, path] of [
      ['All Vendors', '/vendors'],
      ['About Us', '/about'],
      ['Home', '/'],
    ] as const) {
      await footer(page).getByRole('link', { name: label, exact: true }).click()
      await untilAt(page, path)
      await page.waitForFunction(() => scrollY === 0)
    }
  })
})

test.describe('a logout', () => {
  // covers: §2.27, §2.28, §3.17, §4.4
  for (const viewport of SIZES)
    test(
      `asks for confirmation on a ${viewport}, and ends the session`,
      { tag: tagsOf(viewport) },
      async ({ openPage }) => {
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
        const statusOf = async () => (await fetch(`${product.url}/api/user/get-profile`, { headers })).status
        await expect.poll(statusOf).toBe(401)
        expect((await client.call('GET', '/api/user/get-profile')).status).toBe(200)
      },
    )

  test('does not wait for a server that does not answer', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openSignedIn(openPage, '/notifications')
    await page.route('**/api/user/logout', () => {
      // No answer.
    })
    await accountButton(page).click()
    await page.getByText('Logout', { exact: true }).click()
    await question(page).getByRole('button', { name: 'Yes, Logout' }).click()
    await untilAt(page, '/')
    await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('anseo.client'))).toBeNull()
  })

  test('of another tab deletes what was typed in this one', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openSignedIn(openPage, '/vendors')
    const booking = await page.locator('a[href^="/appointment/"]').first().getAttribute('href')
    await page.goto(booking!)
    await page.getByLabel(/^Note for /).fill('For nobody else')
    const other = await page.context().newPage()
    await other.goto('/notifications')
    await accountButton(other).click()
    await other.getByText('Logout', { exact: true }).click()
    await question(other).getByRole('button', { name: 'Yes, Logout' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).waitFor()
    await expect(page.getByLabel(/^Note for /)).toHaveValue('')
    const drafts = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('anseo.')))
    await expect.poll(drafts).toEqual([])
  })
})

test.describe('without a connection', () => {
  // covers: §2.21, §4.32
  test('a banner says so, can be dismissed, and comes again the next time', async ({ openPage }) => {
    const page = await open(openPage, { expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] })
    await page.goto('/about')
    const banner = page.getByText("You're offline. Please connect to the internet to use all features.")
    await page.context().setOffline(true)
    await banner.waitFor()
    await footer(page).getByText('© 2026').scrollIntoViewIfNeeded()
    expect((await page.locator('.offline-banner').boundingBox())!.y).toBe(0)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await banner.waitFor({ state: 'detached' })
    await page.context().setOffline(false)
    await page.context().setOffline(true)
    await banner.waitFor()
    await page.context().setOffline(false)
    await banner.waitFor({ state: 'detached' })
  })
})

test.describe('a page that does not exist, or fails', () => {
  test('an unknown address answers 404 with two links', async ({ openPage }) => {
    const page = await open(openPage, { expectedComplaints: [/status of 404/] })
    const reply = await page.goto('/nowhere/at-all')
    expect(reply?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'All Vendors' }).click()
    await untilAt(page, '/vendors')
  })

  // covers: §2.22
  test('a failure shows the specified screen, and a retry shows the page', async ({ openPage }) => {
    const page = await open(openPage, { expectedComplaints: [/status of 502|502|Error/] })
    await page.goto('/about')
    await page.route('**/vendors.data*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
    await page.getByRole('banner').getByRole('link', { name: 'All Vendors' }).click()
    await page.getByRole('heading', { name: 'Oops! Something went wrong' }).waitFor()
    await page.getByRole('button', { name: 'Refresh Page' }).waitFor()
    await expectAccessible(page)
    await page.unroute('**/vendors.data*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { name: 'All Vendors' }).waitFor()

    await page.route('**/contact.data*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await page.getByRole('heading', { name: 'Contact us' }).waitFor()
  })
})

test.describe('the theme', () => {
  test('is chosen in the footer, and kept and applied from the first paint', async ({ openPage }) => {
    const page = await open(openPage)
    await page.goto('/about')
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
    await footer(page).getByRole('radio', { name: 'Dark' }).click()
    expect(await theme()).toBe('dark')
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.locator('body').waitFor()
    expect(await theme()).toBe('dark')
    await page.locator('html[data-ready]').waitFor()
    expect(await footer(page).getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
    await footer(page).getByRole('radio', { name: 'System' }).click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light')
  })
})

for (const [viewport, colorScheme] of [
  ['phone', 'dark'],
  ['desktop', 'light'],
] as const)
  test(
    `menus and dialogs are accessible on a ${viewport} in the ${colorScheme} theme`,
    { tag: '@deep' },
    async ({ openPage }) => {
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
