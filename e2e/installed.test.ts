// covers: ASVS 14.3.1
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { collectComplaints, expect, type PageOptions, test as base } from './browser.ts'
import { type Caller, logInDemo } from './caller.ts'
import { loadOffline } from './load-offline.ts'
import { launchProfile, WHOLE_BROWSER } from './chromium.ts'
import { newClient } from './new-client.ts'
import { ownProduct } from './own-product.ts'

/** Console messages of the browser itself while the server does not answer. */
const NO_ANSWER = [/net::ERR_/]

base.use({ launchOptions: WHOLE_BROWSER })

const product = ownProduct()
let client: Caller
const PATIENTLY = { timeout: 40_000 }
/** Chromium gives a worker that still answers something five minutes before the next one takes over. */
const UNTIL_TAKEN_OVER = { timeout: 330_000 }

type Open = (path: string, options?: Partial<PageOptions>) => Promise<Page>

/** Opens a page of a browser with the worker installed and a login. */
const test = base.extend<{ open: Open }>({
  open: async ({ openPage }, use) => {
    await use(async (path, options) => {
      const page = await openPage({
        baseURL: product.url,
        expectedComplaints: NO_ANSWER,
        context: { serviceWorkers: 'allow' },
        ...options,
      })
      await page.goto('/about')
      await logIn(page, client.token)
      await page.goto(path)
      await untilCached(page)
      return page
    })
  },
})

test.beforeEach(async () => {
  client = await logInDemo(product.url, 'user')
})

const logIn = (page: Page, token: string) =>
  page.evaluate((saved) => localStorage.setItem('anseo.client', saved), token)

/** Presses a key on the page, which registers the worker, and waits until the worker controls the page. */
async function untilCached(page: Page) {
  await page.locator('html[data-ready]').waitFor()
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

const cards = (page: Page) => page.getByRole('article')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Last updated' })

test.describe('as an app', () => {
  test('Chromium finds no obstacle to installing it', { tag: '@deep' }, async ({ open }) => {
    const page = await open('/')
    const devtools = await page.context().newCDPSession(page)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    // A private window, which each window of a test is, cannot install anything.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
    const { manifest } = await devtools.send('Page.getAppManifest')
    expect(manifest).toMatchObject({ name: 'Anseo', display: 'kStandalone', scope: `${product.url}/` })
    for (const theme of ['light', 'dark']) {
      const color = page.locator(`meta[name=theme-color][media*=${theme}]`)
      expect(await color.getAttribute('content')).toMatch(/^#/)
    }
  })

  test('other sites, the API and the tools are left to the network', { tag: '@deep' }, async ({ open }) => {
    const page = await open('/')
    for (const path of ['/pro/', '/admin/', '/api/docs', '/dev/mailbox']) {
      expect((await page.goto(path, { waitUntil: 'load' }))?.fromServiceWorker(), path).toBe(false)
    }
    expect((await page.goto('/about'))?.fromServiceWorker()).toBe(true)
  })
})

test.describe('without a connection', () => {
  test('My Appointments shows the upcoming appointments as last loaded, in a restarted browser', async () => {
    const profile = await mkdtemp(join(tmpdir(), 'anseo-profile-'))
    const complaints: string[] = []
    try {
      const before = await launchProfile(profile, { baseURL: product.url })
      const first = await before.newPage()
      await first.goto('/about')
      await logIn(first, client.token)
      await first.goto('/my-appointment?show=upcoming')
      await cards(first).first().waitFor()
      await untilCached(first)
      const names = await cards(first).getByRole('heading').allInnerTexts()
      await before.close()
      await product.stop()
      const after = await launchProfile(profile, { baseURL: product.url })
      const page = await after.newPage()
      collectComplaints(page, (complaint) => complaints.push(complaint))
      await page.goto('/my-appointment')
      await note(page).getByText("We can't reach the server. Last updated Sat 21 Nov, 10:30 AM.").waitFor()
      await after.setOffline(true)
      await loadOffline(page, () => page.reload())
      await note(page).getByText("You're offline. Last updated Sat 21 Nov, 10:30 AM.").waitFor()
      expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(names)
      const icons = (await cards(page).locator('use').first().getAttribute('href'))!
      expect(await page.evaluate(async (path) => (await fetch(path)).ok, icons)).toBe(true)
      // The clock of the cached page continues from its own time.
      await cards(page).getByText('1 day left').waitFor()
      for (const button of await cards(page).getByRole('button').all()) {
        expect(await button.getAttribute('aria-disabled')).toBe('true')
      }
      await cards(page).getByRole('button', { name: 'Reschedule' }).first().focus()
      await page.getByRole('tooltip').getByText('Go online to do this').waitFor()
      // A card opens the chat, as it does with a connection.
      await cards(page)
        .getByRole('link', { name: /^Open chat/ })
        .first()
        .click()
      await page.getByRole('dialog', { name: 'Chat' }).waitFor()
      await page.goBack()
      await page.getByRole('dialog', { name: 'Chat' }).waitFor({ state: 'detached' })
      // A link shows one of them, also offline; a reload of its page shows the list instead.
      await cards(page).getByRole('link', { name: 'Details' }).first().click()
      await page.getByRole('heading', { name: 'Money' }).waitFor()
      await note(page).getByText("You're offline.").waitFor()
      const { pathname } = new URL(page.url())
      await page.reload()
      await expect(page.locator(`[id="${pathname.split('/')[2]}"] h2 a`)).toBeFocused()
      expect(new URL(page.url()).pathname).toBe('/my-appointment')
      await after.close()
    } finally {
      await product.restart()
      await rm(profile, { recursive: true, force: true })
    }
    expect(complaints.filter((complaint) => !NO_ANSWER[0]?.test(complaint))).toEqual([])
  })

  test(
    'an open list says when it was loaded, and actions that need a connection wait for one',
    { tag: '@deep' },
    async ({ open }) => {
      const page = await open('/my-appointment')
      await cards(page).first().waitFor()
      const shown = await cards(page).count()
      await page.context().setOffline(true)
      await note(page).waitFor()
      expect(await cards(page).count()).toBe(shown)
      const rebook = cards(page).getByRole('button', { name: 'Rebook Vendor' }).first()
      expect(await rebook.getAttribute('aria-disabled')).toBe('true')
      await page.context().setOffline(false)
      await note(page).waitFor({ state: 'detached' })
      await cards(page).getByRole('link', { name: 'Rebook Vendor' }).first().waitFor()
    },
  )

  test(
    'free times are never shown from the cache, and the page opens once there is a connection',
    { tag: '@deep' },
    async ({ open }) => {
      const page = await open('/vendors')
      const booking = await page.locator('a[href^="/appointment/"]').first().getAttribute('href')
      await page.goto(booking ?? '')
      await page.getByRole('radiogroup', { name: 'Start time' }).waitFor()
      expect((await cachedAddresses(page)).filter((path) => /^\/(api|appointment)\//.test(path))).toEqual([])
      await page.context().setOffline(true)
      await loadOffline(page, () => page.goto(booking ?? ''))
      await page.getByText('You need to be online to see available times').waitFor()
      expect(await title(page).innerText()).toBe("You're offline")
      expect(await page.getByRole('radiogroup', { name: 'Start time' }).count()).toBe(0)
      await page.context().setOffline(false)
      await page.getByRole('radiogroup', { name: 'Start time' }).waitFor()
      expect(new URL(page.url()).pathname).toBe(booking)
    },
  )

  test(
    'a link leads to a cached page, or says that it needs a connection',
    { tag: '@deep' },
    async ({ open }) => {
      const page = await open('/my-appointment')
      await page.context().setOffline(true)
      const navigation = page.getByRole('banner')
      await navigation.getByRole('link', { name: 'Contact' }).click()
      await title(page).getByText('Contact us').waitFor()
      await navigation.getByRole('link', { name: 'All Vendors' }).click()
      await title(page).getByText("You're offline").waitFor()
      await page.getByRole('link', { name: 'My Appointments', exact: true }).first().click()
      await note(page).waitFor()
      await page.goBack()
      await title(page).getByText("You're offline").waitFor()
      await page.context().setOffline(false)
      await title(page).getByText('All Vendors').waitFor()
    },
  )
})

/** Reads everything in the worker's caches. */
const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(all)).flat().map(({ url }) => new URL(url).pathname)
  })

/** Returns whether the browser stores anything that contains `name`. */
const isSaved = (page: Page, name: string) =>
  page.evaluate(async (sought) => {
    const caught = (await caches.keys()).map(async (cacheName) => {
      const cache = await caches.open(cacheName)
      const replies = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
      return Promise.all(replies.map(async (reply) => reply?.text()))
    })
    const all = [await Promise.all(caught), await indexedDB.databases(), { ...localStorage }]
    return JSON.stringify(all).includes(sought)
  }, name)

test.describe('the saved data of a person', () => {
  /** Returns whether the vendor of tomorrow's appointment is saved. */
  const isVendorSaved = (page: Page) => isSaved(page, 'Fatima Rahman')

  async function openWithSaved(open: Open) {
    const page = await open('/my-appointment', {
      expectedComplaints: [...NO_ANSWER, /status of 401/, /closed before/],
    })
    await cards(page).first().waitFor()
    await expect.poll(() => isVendorSaved(page), PATIENTLY).toBe(true)
    return page
  }

  test('are deleted by a logout, also in another tab', { tag: '@deep' }, async ({ open }) => {
    const page = await openWithSaved(open)
    const other = await page.context().newPage()
    await other.goto(`${product.url}/my-appointment`)
    await cards(other).first().waitFor()
    await page.getByRole('button', { name: /Ciara/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('link', { name: 'Login', exact: true }).first().waitFor()
    await other.waitForURL(/login/)
    expect(await isVendorSaved(page)).toBe(false)
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('anseo.client.upcoming')
  })

  test('are deleted when the token is refused', { tag: '@deep' }, async ({ open }) => {
    const page = await openWithSaved(open)
    await client.call('POST', '/api/user/logout')
    await page.reload()
    await page.waitForURL(/login/)
    expect(await isVendorSaved(page)).toBe(false)
  })

  test('are never shown to another person', { tag: '@deep' }, async ({ open }) => {
    const page = await openWithSaved(open)
    // Simulates a browser that lost power while users changed.
    await logIn(page, await newClient(product.url))
    await page.context().setOffline(true)
    await loadOffline(page, () => page.reload())
    await page.getByText("You're offline. Please connect to the internet and try again.").waitFor()
    expect(await cards(page).count()).toBe(0)
    await page.context().setOffline(false)
    await page.getByText('No Appointments Yet').waitFor()
    await expect.poll(() => isVendorSaved(page), PATIENTLY).toBe(false)
  })
})

test.describe('a new version', () => {
  test('takes over silently, and open pages keep their chunks', { tag: '@deep' }, async ({ open }) => {
    test.setTimeout(UNTIL_TAKEN_OVER.timeout + 60_000)
    const page = await open('/my-appointment')
    await page.evaluate(async () => {
      for (const build of ['first', 'last']) {
        const assets = await caches.open(`anseo-assets-${build}`)
        await assets.put(`/assets/part-of-${build}.js`, new Response('true'))
        await caches.open(`anseo-pages-${build}`)
      }
      document.body.dataset['opened'] = 'before'
    })
    const brand = `Fáilte ${Math.random()}`
    await product.restart({ BRAND_NAME: brand })
    // A browser asks again at each visit, since a worker that misses one of its pages is not installed.
    const update = async () => {
      const registration = await navigator.serviceWorker.ready
      if (!registration.installing && !registration.waiting) await registration.update()
      const states = [registration.installing, registration.waiting, registration.active]
      return { cached: await caches.keys(), workers: states.map((worker) => worker?.state) }
    }
    await expect
      .poll(() => page.evaluate(update), UNTIL_TAKEN_OVER)
      .toMatchObject({ cached: expect.not.arrayContaining(['anseo-pages-last']) })
    expect(await page.evaluate(() => caches.has('anseo-assets-first'))).toBe(false)
    const part = await page.evaluate(async () => (await fetch('/assets/part-of-last.js')).text())
    expect(part).toBe('true')
    expect(await page.locator('body').getAttribute('data-opened')).toBe('before')
    await page.context().setOffline(true)
    await page.goto('/contact')
    expect(await page.title()).toContain(brand)
    await product.restart({ BRAND_NAME: 'Anseo' })
  })

  test('offers to reload when a chunk of the old version is gone', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, expectedComplaints: [/404/, /imported module/] })
    await page.goto('/about')
    await logIn(page, client.token)
    await page.goto('/my-appointment')
    await cards(page).first().waitFor()
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
    await cards(page).getByRole('link').first().click()
    await page.getByText("We've updated the site.").waitFor()
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await page.getByRole('dialog', { name: 'Chat' }).waitFor()
  })
})
