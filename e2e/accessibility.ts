import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from './browser.ts'

/** What depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Each rule of WCAG 2.2 A and AA, and of good practice, that the page breaks, with the HTML of where.
 *
 * @param rules `colours` for those that depend on the theme only.
 */
export async function barriersOf(
  page: Page,
  rules: 'all' | 'colours' = 'all',
): Promise<[string, string[]][]> {
  const axe = new AxeBuilder({ page })
  // The one rule of 2.2 is off unless asked for.
  if (rules === 'all') axe.options({ rules: { 'target-size': { enabled: true } } })
  else axe.withRules(COLOUR_RULES)
  await pinTabBar(page, false)
  const { violations } = await axe.analyze()
  await pinTabBar(page, true)
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** What the bar at the foot of a phone covers can be scrolled from below it; axe would find it too small. */
const pinTabBar = (page: Page, pinned: boolean) =>
  page.evaluate((pins) => {
    const bar = document.querySelector<HTMLElement>('.tab-bar')
    if (bar) bar.style.position = pins ? '' : 'static'
  }, pinned)

/** Fails with each rule of axe that the page breaks, and where. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await barriersOf(page)).toEqual([])
}
