import type { Page } from 'playwright-core'

/** Sets the size of all text, in percent of the default, and waits until the page has followed. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
  await chartsFollowed(page)
}

/** Waits until each chart is as wide as its frame: it learns of a new width a frame later. */
const chartsFollowed = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('.chart-frame')].every(
      (frame) => Math.abs(frame.clientWidth - (frame.querySelector('svg')?.clientWidth ?? 0)) <= 1,
    ),
  )

/** Elements that make the page scroll sideways, are cut off, or are so narrow that words break. */
export const notReflowed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const over = document.documentElement.scrollWidth - width
    const found = over > 0 ? [`The page is ${over} px wider than the window.`] : []
    const within = document.querySelector('[role=dialog]') ?? document.body
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    const UNSEEN =
      '[class*="sr-only"], [aria-hidden=true], [role=tooltip], [class*=line-clamp], .last, thead, option, noscript'
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue?.trim() ?? ''
      const element = walker.currentNode.parentElement!
      if (text === '' || element.closest(UNSEEN) || !element.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const lines = [...range.getClientRects()].filter((line) => line.width > 0)
      let [left, right] = [0, width]
      for (let up: Element | null = element; up; up = up.parentElement) {
        const { overflowX } = getComputedStyle(up)
        // An element that scrolls sideways by itself can show the rest.
        if (/auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth + 1) {
          ;[left, right] = [-Infinity, Infinity]
          break
        }
        if (/hidden|clip/.test(overflowX)) {
          const box = up.getBoundingClientRect()
          ;[left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
        }
      }
      if (lines.some((line) => line.left < left - 1 || line.right > right + 1)) found.push(`Cut off: ${text}`)
      const words = text.split(/\s+/).length
      // A long email address may be broken, but not into a column of letters.
      const mostLines = Math.max(words + 1, Math.ceil(text.length / 8))
      if (lines.length > mostLines) found.push(`${words} words on ${lines.length} lines: ${text}`)
    }
    return found
  })
