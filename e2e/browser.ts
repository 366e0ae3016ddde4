import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, test as base } from 'vitest'

import { launchChromium, VIEWPORTS, type Viewport } from './chromium.ts'

/** What is no complaint about the product. */
const NOTES = [
  // Playwright's own, on `serviceWorkers: 'block'`.
  /^Service Worker registration blocked by Playwright$/,
  // A socket was still connecting when its page was left or its login was gone, which a busy machine makes likely.
  /WebSocket is closed before the connection is established/,
]

export type PageOptions = {
  /** The product's address: paths in `goto` are relative to it. */
  baseURL: string
  viewport?: Viewport
  /** Complaints that belong to the test, such as the browser's note on a refused call. */
  expectedComplaints?: RegExp[]
  /** Further settings of the browser context, such as `timezoneId`. */
  context?: BrowserContextOptions
}

/** Opens a page as a new visitor, who shares nothing with the other pages of the test. */
export type OpenPage = (options: PageOptions) => Promise<Page>

type Fixtures = { browser: Browser; openPage: OpenPage }

/**
 * A test with a browser. It fails when a page logs an error or a warning, or throws; a failed one leaves
 * screenshots in `test-results/`.
 */
export const test = base.extend<Fixtures>({
  browser: [
    // eslint-disable-next-line no-empty-pattern -- vitest reads from the pattern which fixtures are needed
    async ({}, use) => {
      const browser = await launchChromium()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  openPage: async ({ browser, task }, use) => {
    const pages: Page[] = []
    const complaints: string[] = []
    await use(async ({ baseURL, viewport = 'desktop', expectedComplaints = [], context }) => {
      const visitor = await browser.newContext({
        baseURL,
        locale: 'en-IE',
        // Tests stand in for the server by routes, which do not see what a worker asks.
        serviceWorkers: 'block',
        ...VIEWPORTS[viewport],
        ...context,
      })
      const page = await visitor.newPage()
      pages.push(page)
      collectComplaints(page, (complaint) => {
        if (!expectedComplaints.some((pattern) => pattern.test(complaint))) complaints.push(complaint)
      })
      return page
    })
    if (task.result?.state === 'fail' || complaints.length > 0) await keepScreenshots(pages, task.name)
    await Promise.all(pages.map(closeVisitor))
    expect(complaints, 'complaints of the pages').toEqual([])
  },
})

/** Ends a visit; stand-ins for the server that still wait for an answer then end without a word. */
async function closeVisitor(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

/** Tells of each error and warning in the page's console, and of each exception that nobody caught. */
export function collectComplaints(page: Page, tell: (complaint: string) => void): void {
  page.on('pageerror', (error) => tell(`${page.url()}: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    const complains = message.type() === 'error' || message.type() === 'warning'
    if (complains && !NOTES.some((note) => note.test(message.text())))
      tell(`${page.url()}: ${message.text()}`)
  })
}

async function keepScreenshots(pages: Page[], name: string): Promise<void> {
  const file = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  const open = pages.filter((page) => !page.isClosed())
  await Promise.all(open.map((page, index) => page.screenshot({ path: `test-results/${file}-${index}.png` })))
}
