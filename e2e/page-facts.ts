import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** The layout shifts so far that followed nobody's input, added up. */
    shifted: number
  }
}

/** Starts adding up layout shifts on every page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) window.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shift of the page so far (CLS without its windows, so never less). */
export const layoutShift = (page: Page) => page.evaluate(() => window.shifted)

/** What a page must say of itself, and how often it does. */
export const outlineOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
    mains: document.querySelectorAll('main').length,
  }))

/** By how many pixels the page is wider than the window, which becomes that wide. */
export async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: page.viewportSize()!.height })
  return page.evaluate((width) => document.documentElement.scrollWidth - width, width)
}

/** The HTML of what can be reached by Tab on the page, or in its open dialog, without showing that it has the focus. */
export async function focusedUnseen(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const look = (element: Element) =>
      [element, element.parentElement!, element.nextElementSibling ?? element]
        .map((one) => getComputedStyle(one))
        .map((style) => [style.outline, style.boxShadow, style.borderColor, style.backgroundColor].join())
        .join()
    const within = document.querySelector('dialog[open], [role=dialog]') ?? document
    const reachable = [
      ...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
    ].filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility())
    const unseen: string[] = []
    for (const element of reachable) {
      ;(document.activeElement as HTMLElement | null)?.blur()
      const before = look(element)
      element.focus({ preventScroll: true })
      if (element === document.activeElement && look(element) === before)
        unseen.push(element.outerHTML.slice(0, 200))
    }
    return unseen
  })
}
