import type { Page } from 'playwright-core'

import type { Product } from './server.ts'

/** Console messages of the browser about calls while the server restarts. */
export const SERVER_RESTARTS = [/WebSocket|ERR_CONNECTION/]

/** The margin after the instant, however little time the page's own clock took so far. */
const AFTER_MS = 5_000

/** Pages check the time at least this often; calls that wait for an answer time out later than that. */
const CHECK_MS = 16_000

/** Restarts the server at an instant (milliseconds since 1970). */
export const setClock = (product: Pick<Product, 'restart'>, instant: number) =>
  product.restart({ FAKE_NOW: new Date(instant).toISOString() })

/**
 * Lets a product that was started at `from`, and a page that was opened since, pass the instant `to`. The page has to
 * have its clock installed before it is opened.
 */
export async function passTime(
  product: Pick<Product, 'restart'>,
  page: Page,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await setClock(product, to + AFTER_MS)
  await page.clock.setSystemTime(Date.now() + to + AFTER_MS - from)
  await page.clock.fastForward(CHECK_MS)
}
