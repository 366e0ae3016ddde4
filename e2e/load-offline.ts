import type { Page } from 'playwright-core'

/**
 * Loads a page of a browser that is offline. Chromium 150 forgets with each load that there is no connection, so the
 * page is told before its first script, and the browser afterwards.
 * @param load navigates the page.
 */
export async function loadOffline(page: Page, load: () => Promise<unknown>): Promise<void> {
  const told = await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  })
  await load()
  await told.dispose()
  const devtools = await page.context().newCDPSession(page)
  const offline = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await devtools.send('Network.overrideNetworkState', offline)
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'onLine'))
}
