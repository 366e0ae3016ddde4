import { chromium, devices, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { expect, test as base } from 'vitest'

import { chromiumPath } from '../scripts/ensure-chromium.mjs'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The two sizes that every page is made for. */
const VIEWPORTS: Record<'phone' | 'desktop', BrowserContextOptions> = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desktop: { viewport: { width: 1440, height: 900 } },
}

export type PageOptions = {
  /** The product's address: paths in `goto` are relative to it. */
  baseURL: string
  viewport?: keyof typeof VIEWPORTS
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
      const browser = await chromium.launch({ executablePath: chromiumPath(), headless: true, args: FLAGS })
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
    await Promise.all(pages.map((page) => page.context().close()))
    expect(complaints, 'complaints of the pages').toEqual([])
  },
})

function collectComplaints(page: Page, tell: (complaint: string) => void): void {
  page.on('pageerror', (error) => tell(`${page.url()}: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') tell(`${page.url()}: ${message.text()}`)
  })
}

async function keepScreenshots(pages: Page[], name: string): Promise<void> {
  const file = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  const open = pages.filter((page) => !page.isClosed())
  await Promise.all(open.map((page, index) => page.screenshot({ path: `test-results/${file}-${index}.png` })))
}
