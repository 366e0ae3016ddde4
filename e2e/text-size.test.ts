import type { Page } from 'playwright-core'
import { expect, test } from './browser.ts'
import { chooseTimes } from './booking-page.ts'
import { enlargeText, notReflowed } from './large-text.ts'
import { brokenAmounts } from './page-facts.ts'
import { button, dialog } from './scene.ts'
import { ownProduct } from './own-product.ts'
import { becomeViewer, setStage, type Stage } from './stage.ts'

const product = ownProduct()
let stage: Stage
test.beforeAll(async () => {
  stage = await setStage(product.url)
})

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

// The tests of every page enlarge each to 200 %; the smaller steps are tried on one page.
for (const [name, show] of Object.entries(PAGES))
  test(
    `text at 125 to 200 % reflows on a phone: ${name}`,
    { tag: name === 'booking' ? [] : '@deep' },
    async ({ openPage }) => {
      const page = await openPage({
        baseURL: product.url,
        viewport: 'phone',
        context: { reducedMotion: 'reduce' },
      })
      await becomeViewer(page, 'client', stage)
      await show(page)
      for (const percent of [125, 150, 200]) {
        await enlargeText(page, percent)
        expect(await notReflowed(page), `at ${percent} %`).toEqual([])
        expect(await brokenAmounts(page), `at ${percent} %`).toEqual([])
      }
    },
  )

test('text at 200 % reflows on a desktop: the navigation becomes that of a phone', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, context: { reducedMotion: 'reduce' } })
  await becomeViewer(page, 'client', stage)
  await page.goto('/my-appointment')
  await page.getByRole('article').first().waitFor()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await enlargeText(page, 200)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(button(page, 'Menu')).toBeVisible()
  expect(await notReflowed(page)).toEqual([])
})

test('text at 200 % reflows on the narrowest phone', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, viewport: 'phone' })
  await page.setViewportSize({ width: 320, height: 700 })
  await becomeViewer(page, 'client', stage)
  for (const [path, landmark] of [
    ['/notifications', 'Notifications'],
    ['/my-profile/data', 'Download your data'],
    ['/ask?speciality=Hairstylist', 'Ask several vendors'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: landmark }).waitFor()
    await enlargeText(page, 200)
    expect(await notReflowed(page), path).toEqual([])
  }
})

test(
  'at 200 % on the narrowest phone the number on the bell does not cover the menu',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, viewport: 'phone' })
    await page.setViewportSize({ width: 320, height: 700 })
    await page.route('**/unread-count', (route) => route.fulfill({ json: { success: true, count: 120 } }))
    await becomeViewer(page, 'client', stage)
    await page.goto('/about')
    const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications, 120 unread' })
    await bell.waitFor()
    await enlargeText(page, 200)
    const number = (await bell.locator('.count').boundingBox())!
    const menu = (await button(page, 'Menu').locator('svg').boundingBox())!
    expect(number.x + number.width).toBeLessThan(menu.x)
  },
)
