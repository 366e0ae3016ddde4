import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'

import { VIEWPORTS, type Viewport } from './chromium.ts'
import { type PreparedProduct, startPreparedProduct } from './prepared-product.ts'

export { expect } from '@playwright/test'

/** Console messages that say nothing about the product. */
const NOTES = [
  // Playwright logs this with `serviceWorkers: 'block'`.
  /^Service Worker registration blocked by Playwright$/,
  // A socket was still connecting when its page was left or its login was gone, which a busy machine makes likely.
  /WebSocket is closed before the connection is established/,
]

/** No test starts after this time, in seconds since 1970: `.ci/run` sets it, since what it runs may take so long only. */
const LATEST_START = Number(process.env['LATEST_TEST_START'] ?? Infinity)

export type PageOptions = {
  /** The product's address: paths in `goto` are relative to it. */
  baseURL: string
  /** The logins that the sites find when `goto` opens the first page. A logout or another login on the page then stays. */
  signedIn?: { [site in 'client' | 'pro' | 'admin']?: { token: string } }
  viewport?: Viewport
  /** Complaints that belong to the test, such as the browser's note on a refused call. */
  expectedComplaints?: RegExp[]
  /** Further settings of the browser context, such as `timezoneId`. */
  context?: BrowserContextOptions
}

/** Opens a page as a new visitor, with nothing shared with other pages of the test. */
export type OpenPage = (options: PageOptions) => Promise<Page>

/**
 * A product that files use in turn, each with its own people: none changes data that the others rely on, restarts it or moves
 * its clock.
 */
export type SharedProduct = Pick<PreparedProduct, 'url'>

/** A test with a browser; it fails when a page that it opened logs an error or a warning, or throws. */
export const test = base.extend<{ openPage: OpenPage; inTime: void }, { sharedProduct: SharedProduct }>({
  inTime: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      base.skip(Date.now() / 1000 > LATEST_START, 'The time of this run was over.')
      await use()
    },
    { auto: true },
  ],
  sharedProduct: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const product = await startPreparedProduct()
      await use(product)
      await product.remove()
    },
    { scope: 'worker' },
  ],
  openPage: async ({ browser }, use) => {
    const pages: Page[] = []
    const complaints: string[] = []
    await use(async ({ baseURL, signedIn, viewport = 'desktop', expectedComplaints = [], context }) => {
      const visitor = await browser.newContext({
        baseURL,
        locale: 'en-IE',
        // Tests replace replies by routes, which do not see a worker's requests.
        serviceWorkers: 'block',
        ...VIEWPORTS[viewport],
        ...context,
      })
      const logins = signedIn && (await storeLogins(visitor, baseURL, signedIn))
      const page = await visitor.newPage()
      if (logins) afterFirstPage(page, () => logins.dispose())
      if (context?.javaScriptEnabled !== false) waitForCode(page)
      pages.push(page)
      collectComplaints(page, (complaint) => {
        if (!expectedComplaints.some((pattern) => pattern.test(complaint))) complaints.push(complaint)
      })
      return page
    })
    await Promise.all(pages.map(closeVisitor))
    base.expect(complaints, 'complaints of the pages').toEqual([])
  },
})

/** Returns the shared product for the tests and functions of a file; what it returns is filled in before the first test. */
export function sharedProduct(): SharedProduct {
  const product = {} as SharedProduct
  test.beforeAll(({ sharedProduct: shared }) => void Object.assign(product, shared))
  return product
}

/**
 * Makes each page of a visitor find these logins. Playwright's `storageState` opens a page of its own to store them, which
 * takes a fifth of the time of opening a page.
 */
function storeLogins(
  visitor: BrowserContext,
  baseURL: string,
  signedIn: NonNullable<PageOptions['signedIn']>,
) {
  const logins = Object.entries(signedIn).map(([site, { token }]) => [`anseo.${site}`, token] as const)
  return visitor.addInitScript(
    ([origin, items]) => {
      if (location.origin === origin) for (const [key, token] of items) localStorage.setItem(key, token)
    },
    [new URL(baseURL).origin, logins] as const,
  )
}

/** Acts once `goto` has opened the first page. */
function afterFirstPage(page: Page, act: () => Promise<void>): void {
  const goto = page.goto.bind(page)
  let isFirst = true
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (isFirst) await act()
    isFirst = false
    return response
  }
}

/**
 * Lets `goto` and `reload` wait until the page has its code, since what is pressed before that is lost. With a `waitUntil`
 * of their own they don't: for documents that are no page of a site, and for tests of what is visible before.
 */
function waitForCode(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const untilReady = () => page.locator('html[data-ready]').waitFor()
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await untilReady()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await untilReady()
    return response
  }
}

/** Ends a visit; stand-ins for the server that still wait for an answer then end silently. */
async function closeVisitor(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

/** Reports each error and warning in the page's console, and each uncaught exception. */
export function collectComplaints(page: Page, report: (complaint: string) => void): void {
  page.on('pageerror', (error) => report(`${page.url()}: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    const complains = message.type() === 'error' || message.type() === 'warning'
    if (complains && !NOTES.some((note) => note.test(message.text())))
      report(`${page.url()}: ${message.text()}`)
  })
}
