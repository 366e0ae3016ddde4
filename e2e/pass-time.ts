import type { Page } from 'playwright-core'

import type { Product } from './server.ts'

/** Console messages of the browser about calls while the server restarts. */
export const SERVER_RESTARTS = [/WebSocket|ERR_CONNECTION/]

/** The page is past the instant, however little time its own clock took so far. */
const AFTER_MS = 5_000

/** Pages look at the time at least so often; calls that wait for an answer are given up later than that. */
const LOOK_MS = 16_000

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
  await page.clock.fastForward(LOOK_MS)
}
