import type { Page } from 'playwright-core'

interface WindowWithToasts {
  toasts?: string[]
}

/** Lets each page that is opened from now on keep the texts of its toasts, which leave after five seconds. */
export const keepToasts = (page: Page) =>
  page.addInitScript(() => {
    const shown = ((globalThis as WindowWithToasts).toasts = [] as string[])
    const seen = new WeakSet<Element>()
    new MutationObserver(() => {
      for (const text of document.querySelectorAll('.Toastify .toast .text')) {
        if (!seen.has(text)) shown.push(text.textContent ?? '')
        seen.add(text)
      }
    }).observe(document, { childList: true, subtree: true })
  })

/** Returns the texts of all toasts since the page was opened. */
export const shownToasts = (page: Page) => page.evaluate(() => (globalThis as WindowWithToasts).toasts)
