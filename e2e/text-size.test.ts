import type { Page } from 'playwright-core'
import { expect, test } from './browser.ts'
import { chooseTimes } from './booking-page.ts'
import { brokenAmounts } from './page-facts.ts'
import { button, dialog } from './scene.ts'
import { SCENES } from './scenes.ts'
import { type PreparedProduct, startPreparedProduct } from './prepared-product.ts'
import { becomeViewer, setStage, showScene, type Stage } from './stage.ts'

let product: PreparedProduct
let stage: Stage
test.beforeAll(async () => {
  product = await startPreparedProduct()
  stage = await setStage(product.url)
})
test.afterAll(() => product?.remove())

const PAGES: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto('/'),
  list: (page) => page.goto('/vendors'),
  async booking(page) {
    await page.goto(`/appointment/${stage.subjects.free}`)
    await chooseTimes(page)
  },
  async appointments(page) {
    await page.goto('/my-appointment')
    await page.getByRole('article').first().waitFor()
  },
  async payment(page) {
    await page.goto('/my-appointment')
    await button(page, 'Confirm Booking').first().click()
    await page.getByLabel('Card number').waitFor()
  },
  async profile(page) {
    await page.goto('/my-profile')
    await page.getByRole('heading', { name: 'Notifications' }).waitFor()
  },
  async 'the cancel dialog'(page) {
    await page.goto('/my-appointment')
    await button(page.getByRole('article').filter({ hasText: 'Fatima' }).first(), 'Cancel').click()
    await dialog(page).waitFor()
  },
}

for (const [name, show] of Object.entries(PAGES))
  test(`text at 125 to 200 % reflows on a phone: ${name}`, async ({ openPage }) => {
    const page = await openPage({
      baseURL: product.url,
      viewport: 'phone',
      context: { reducedMotion: 'reduce' },
    })
    await becomeViewer(page, 'client', stage)
    await show(page)
    for (const percent of [125, 150, 200]) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
      expect(await notReflowed(page), `at ${percent} %`).toEqual([])
      expect(await brokenAmounts(page), `at ${percent} %`).toEqual([])
    }
  })

test('text at 200 % reflows on a desktop: the navigation becomes that of a phone', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, context: { reducedMotion: 'reduce' } })
  await becomeViewer(page, 'client', stage)
  await page.goto('/my-appointment')
  await page.getByRole('article').first().waitFor()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(button(page, 'Menu')).toBeVisible()
  expect(await notReflowed(page)).toEqual([])
})

for (const viewer of ['vendor', 'applicant', 'admin'] as const)
  test(`text at 200 % reflows on a phone: every page a ${viewer} sees`, async ({ openPage }) => {
    test.setTimeout(240_000)
    const page = await openPage({
      baseURL: product.url,
      viewport: 'phone',
      context: { reducedMotion: 'reduce' },
    })
    await becomeViewer(page, viewer, stage)
    const found: Record<string, string[]> = {}
    for (const scene of SCENES.filter((each) => each.viewer === viewer)) {
      await showScene(page, scene, stage, 'phone')
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await chartsFollowed(page)
      const faults = await notReflowed(page)
      if (faults.length > 0) found[scene.name] = faults
      await scene.undo?.(page)
    }
    expect(found).toEqual({})
  })

/** Waits until each chart is as wide as its frame: it learns of a new width a frame later. */
const chartsFollowed = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('.chart-frame')].every(
      (frame) => Math.abs(frame.clientWidth - (frame.querySelector('svg')?.clientWidth ?? 0)) <= 1,
    ),
  )

/** Elements that make the page scroll sideways, are cut off, or are so narrow that words break. */
const notReflowed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const over = document.documentElement.scrollWidth - width
    const found = over > 0 ? [`The page is ${over} px wider than the window.`] : []
    const within = document.querySelector('[role=dialog]') ?? document.body
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    const UNSEEN =
      '[class*="sr-only"], [aria-hidden=true], [role=tooltip], [class*=line-clamp], .report-excerpt, .last, thead, option, noscript'
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
