import { TOAST_MS } from '@anseo/domain/limits'
import type { Page } from 'playwright-core'

/**
 * Makes long waits of a page, such as between two connection attempts, pass in a tenth of their time and in three seconds
 * at most; call it before the page opens. Toasts stay as long as ever: a busy machine may not check them sooner.
 */
export async function shortenWaits(page: Page): Promise<void> {
  await page.addInitScript((toastMs) => {
    const LONG_MS = 500
    const { setTimeout: wait } = window
    window.setTimeout = ((step: () => void, ms = 0) =>
      wait(step, ms < LONG_MS || ms === toastMs ? ms : Math.min(ms / 10, 3_000))) as typeof setTimeout
  }, TOAST_MS)
}
