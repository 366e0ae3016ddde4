import type { Locator, Page } from 'playwright-core'
import { expect, test } from './browser.ts'
import { ownProduct } from './own-product.ts'
import { becomeViewer, setStage, type Stage } from './stage.ts'
import { onEachSize } from './each-size.ts'

const product = ownProduct()
let stage: Stage
test.beforeAll(async () => {
  stage = await setStage(product.url)
})

/** The number of presses of Tab after which a target counts as unreachable. */
const MAX_PRESSES = 60

const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element.contains(document.activeElement)))

/** Presses Tab until the target, or something in it, has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor()
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} was not reached by Tab`)
}

/** Moves with arrow keys to an option of the focused group, and chooses it. */
async function choose(page: Page, group: string, name: RegExp | string, arrow = 'ArrowRight') {
  const options = page.getByRole('radiogroup', { name: group })
  await tabTo(page, options)
  const wanted = options.getByRole('radio', { name })
  for (let presses = 0; presses < MAX_PRESSES && !(await hasFocus(wanted)); presses++)
    await page.keyboard.press(arrow)
  await page.keyboard.press('Space')
  await expect.poll(() => wanted.getAttribute('aria-checked')).toBe('true')
}

const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

onEachSize((viewport) => {
  test('a client finds a vendor and books without a pointer', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport, context: { reducedMotion: 'reduce' } })
    await becomeViewer(page, 'client', stage)
    await page.goto('/vendors')
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type('Aoife Byrne')
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('link', { name: /^Aoife Byrne/ }))
    await page.getByRole('heading', { level: 1, name: 'Aoife Byrne' }).waitFor()
    const [day, start] = viewport === 'phone' ? [/26 November/, '05:00 PM'] : [/27 November/, '06:00 PM']
    await choose(page, 'Date', day)
    await choose(page, 'Duration', /^1 hour/)
    await choose(page, 'Start time', start)
    await choose(page, 'End time', viewport === 'phone' ? '06:00 PM' : '07:00 PM')
    const book = page.getByRole('button', { name: 'Book Appointment', exact: true }).filter({ visible: true })
    await press(page, book)
    const note = page.getByRole('dialog', { name: 'Important Note' })
    await note.waitFor()
    await page.keyboard.press('Escape')
    await note.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(book)).toBe(true)
    await page.keyboard.press('Enter')
    await press(page, note.getByRole('button', { name: 'Yes, Book Appointment' }))
    await page.waitForURL('**/my-appointment')
    await page
      .getByRole('article')
      .filter({ hasText: `${start} to` })
      .first()
      .waitFor()
  })

  test('a new page gets the focus, and its title is announced', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport })
    await page.goto('/contact')
    const focused = () => page.evaluate(() => document.activeElement?.id)
    if (viewport === 'phone') await press(page, page.getByRole('button', { name: 'Menu' }))
    await press(page, page.getByRole('link', { name: 'About', exact: true }).filter({ visible: true }))
    await page.getByText('About | Anseo', { exact: true }).filter({ visible: true }).waitFor()
    await expect.poll(focused).toBe('main')
    const second = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })
    await press(page, second)
    await page.getByText('Privacy policy | Anseo', { exact: true }).filter({ visible: true }).waitFor()
    await expect.poll(focused).toBe('main')
  })
})
