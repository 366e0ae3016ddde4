import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { ownProduct } from './own-product.ts'

const product = ownProduct()

test(
  'a visitor logs in to save a vendor, a failed change is undone, and all favourites are listed',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({
      baseURL: product.url,
      viewport: 'phone',
      expectedComplaints: [/status of 503/],
    })
    await page.goto('/vendors?search=niamh')
    const heart = page.getByRole('button', { name: 'Save Niamh Ní Bhriain' })
    expect(await heart.getAttribute('aria-pressed')).toBe('false')
    await heart.click()
    await page.waitForURL(`/login?next=${encodeURIComponent('/vendors?search=niamh')}`)
    await page.getByLabel('Email').fill('client@demo.test')
    await page.getByLabel('Password', { exact: true }).fill('anseo-demo-1')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL('/vendors?search=niamh')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)

    // Another one from its own page; the first call fails, and the heart is as it was.
    await page.goto('/vendors?search=fatima')
    await page.getByRole('link', { name: /Fatima Rahman/ }).click()
    const other = page.getByRole('button', { name: 'Save Fatima Rahman' })
    await other.waitFor()
    await page.route('**/api/user/favourites/*', (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'OVERLOADED', message: '' } }),
    )
    await other.click()
    await page.locator('.toast').first().waitFor()
    await expect(other).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/api/user/favourites/*')
    await other.click()
    await expect(other).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/vendors')
    await page
      .getByRole('region', { name: 'Recently viewed' })
      .getByRole('link', { name: /Fatima Rahman/ })
      .waitFor()
    const client = await logInDemo(product.url, 'user')
    const saved = async () => {
      const { favourites } = (await client.call('GET', '/api/user/favourites')).body
      return favourites.map((one: { vendor: { name: string } }) => one.vendor.name)
    }
    await expect.poll(saved).toEqual(['Fatima Rahman', 'Niamh Ní Bhriain'])

    await page.getByRole('banner').getByRole('link', { name: 'Favourites' }).click()
    const cards = page.getByRole('article')
    await expect(cards.getByRole('heading')).toHaveText(['Fatima Rahman', 'Niamh Ní Bhriain'])
    await expect(page.getByRole('button', { name: 'Save Fatima Rahman' }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const viewed = page.getByRole('region', { name: 'Recently viewed' })
    await viewed.getByRole('link', { name: /Fatima Rahman/ }).waitFor()
    await expectAccessible(page)
    await viewed.getByRole('button', { name: 'Clear' }).click()
    await viewed.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Save Niamh Ní Bhriain' }).click()
    await expect.poll(saved).toEqual(['Fatima Rahman'])
  },
)
