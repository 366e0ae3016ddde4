import type axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

import { expect } from './browser.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules whose findings depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * Each rule of WCAG 2.2 A and AA, and of good practice, that the page breaks, with the HTML of where.
 *
 * @param rules `colours` for those that depend on the theme only.
 */
export async function barriersOf(
  page: Page,
  rules: 'all' | 'colours' = 'all',
): Promise<[string, string[]][]> {
  // Evaluated and not added as a script: the page's own policy would refuse that.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE)
  // A page whose code is still loading has nothing to check.
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor()
  await pinTabBar(page, false)
  let barriers = await runAxe(page, rules)
  // An element may have begun to fade in meanwhile. A real lack of contrast is found again.
  if (barriers.some(([id]) => COLOUR_RULES.includes(id))) barriers = await runAxe(page, rules)
  await pinTabBar(page, true)
  return barriers
}

async function runAxe(page: Page, rules: 'all' | 'colours'): Promise<[string, string[]][]> {
  await untilStill(page)
  return page.evaluate(
    async (colourRules) => {
      const { violations } = await window.axe!.run({
        // axe checks the one rule of WCAG 2.2 only on request.
        ...(colourRules ? { runOnly: colourRules } : { rules: { 'target-size': { enabled: true } } }),
        resultTypes: ['violations'],
        selectors: false,
      })
      return violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)])
    },
    rules === 'colours' && COLOUR_RULES,
  )
}

/**
 * Waits until no element fades in or out, because a half-faded text has too little contrast. It does not wait for the bar
 * that shows how long a toast stays, which runs for as long as the toast is there.
 */
const untilStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' ||
          animation.effect?.getComputedTiming().endTime === Infinity ||
          (animation instanceof CSSAnimation && animation.animationName === 'toast-time'),
      ),
  )

/** Pins the tab bar of a phone, or unpins it for axe, which reports targets below it as too small. */
const pinTabBar = (page: Page, pinned: boolean) =>
  page.evaluate((pins) => {
    const bar = document.querySelector<HTMLElement>('.tab-bar')
    if (bar) bar.style.position = pins ? '' : 'static'
  }, pinned)

/** Fails with each rule of axe that the page breaks, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await barriersOf(page)).toEqual([])
}
