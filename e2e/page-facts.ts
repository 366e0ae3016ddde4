import type { Page } from 'playwright-core'

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Distance by which an element moved without input, with its HTML. */
export interface Shift {
  value: number
  moved: string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Starts to record layout shifts on every page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          window.shifts.push({
            value,
            moved: sources.map(({ node }) =>
              (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120),
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts of the page so far. */
export const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => window.shifts)

/** Reads the elements that every page must have, with their number. */
export const outlineOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
    mains: document.querySelectorAll('main').length,
  }))

/** Width in pixels by which the page exceeds the window of this width. */
export async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: page.viewportSize()!.height })
  return page.evaluate((width) => document.documentElement.scrollWidth - width, width)
}

/** Amounts of money that wrap onto more than one line, each with its text. */
export const brokenAmounts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (!node.nodeValue?.includes('€') || !node.parentElement!.checkVisibility()) continue
      for (const { index, 0: amount } of node.nodeValue.matchAll(/[-−+]?€[\d,]+(\.\d\d)?/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + amount.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(`${amount} of ‘${node.nodeValue.trim()}’`)
      }
    }
    return broken
  })

/** HTML of the elements reached by Tab, on the page or in its open dialog, without a visible focus. */
export async function focusedUnseen(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const look = (element: Element) => {
      const parts = [element, element.nextElementSibling ?? element]
      for (let up = element.parentElement; up && parts.length < 6; up = up.parentElement) parts.push(up)
      // A link that covers its card draws the ring around that.
      return [...parts.map((part) => getComputedStyle(part)), getComputedStyle(element, '::after')]
        .map((style) => [style.outline, style.boxShadow, style.borderColor, style.backgroundColor].join())
        .join()
    }
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
