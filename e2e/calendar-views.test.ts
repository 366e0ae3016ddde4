import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { onEachSize } from './each-size.ts'
import { ownProduct } from './own-product.ts'

const product = ownProduct()

onEachSize((viewport) => {
  test('the calendar shows days, weeks and months, remembers the choice, finds appointments, and prints a day', async ({
    openPage,
  }) => {
    const vendor = await logInDemo(product.url, 'pro')
    const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, viewport })
    await page.goto('/pro/calendar')
    const view = (name: string) => page.getByRole('radio', { name, exact: true })
    await expect(view(viewport === 'phone' ? 'Day' : 'Week')).toBeChecked()

    await view('Month').click()
    const month = page.getByRole('table').filter({ visible: true })
    await month.getByRole('link', { name: /^Saturday 21 November, [1-9]/ }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Next month' }).click()
    await page.getByText('Dec 2026').waitFor()
    await page.goBack()
    await page.getByText('Nov 2026').waitFor()
    await month.getByRole('link', { name: /^Thursday 26 November/ }).click()
    await page.getByRole('heading', { name: 'Thursday 26 November' }).waitFor()
    expect(new URL(page.url()).search).toBe('?view=day&day=2026-11-26')
    await expect(view('Day')).toBeChecked()
    await page.goto('/pro/calendar')
    await expect(view('Month')).toBeChecked()

    await page.getByRole('button', { name: 'Search appointments' }).click()
    const field = page.getByRole('searchbox', { name: 'Search appointments' })
    await field.fill('nobody of that name')
    await page.getByText('No appointments found.').waitFor()
    await field.fill('hannah')
    await page.getByRole('link', { name: /^Hannah Lyons.*26 Nov 2026/ }).click()
    const found = page.getByRole('link', { name: /^Hannah Lyons, Thu 26 Nov/ })
    await expect(found).toBeFocused()

    await page.emulateMedia({ media: 'print' })
    const printed = page.getByRole('row').filter({ hasText: 'Hannah Lyons' })
    await expect(printed).toContainText(/01:00 PM to 03:00 PM.*\+?353|01:00 PM to 03:00 PM.*08/)
    await expect(found).toBeHidden()
  })
})

test(
  'a week on a phone shows whole days beside the hours, also when it opens at its end',
  { tag: '@deep' },
  async ({ openPage }) => {
    const vendor = await logInDemo(product.url, 'pro')
    const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, viewport: 'phone' })
    for (const width of [320, 360, 390, 600, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/pro/calendar?view=week&day=2026-11-28')
      await page.locator('.calendar-column').first().waitFor()
      const cut = await page.locator('.calendar.week').evaluate((grid) => {
        const hours = grid.querySelector('.hour-labels')!.getBoundingClientRect().right
        return [...grid.querySelectorAll('.calendar-column')]
          .map((column) => column.getBoundingClientRect())
          .filter(({ left, right }) => left < hours - 1.5 && right > hours + 1.5).length
      })
      expect(cut, `at ${width} px`).toBe(0)
    }
  },
)

test(
  'a page prints dark on white from the dark theme too, without the navigation',
  { tag: '@deep' },
  async ({ openPage }) => {
    const vendor = await logInDemo(product.url, 'pro')
    const page = await openPage({
      baseURL: product.url,
      signedIn: { pro: vendor },
      context: { colorScheme: 'dark' },
    })
    await page.goto('/pro/earnings')
    await page.locator('html[data-theme=dark]').waitFor()
    const rail = page.getByRole('complementary').filter({ hasText: 'Calendar' })
    await expect(rail).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(rail).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  },
)
