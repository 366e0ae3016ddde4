import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { callerWith, logInDemo } from './caller.ts'
import { NEW_PASSWORD, newAddress, newClient } from './new-client.ts'
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
    let failures = 0
    let answering = Promise.resolve()
    await page.route('**/api/user/favourites/*', async (route) => {
      await answering
      await route.fulfill({ status: 503, json: { success: false, code: 'OVERLOADED', message: '' } })
      failures++
    })
    await other.click()
    await page.locator('.toast').first().waitFor()
    await expect(other).toHaveAttribute('aria-pressed', 'false')
    // Two presses whose answers both come after the second.
    const pressed = Promise.withResolvers<void>()
    answering = pressed.promise
    await other.click()
    await expect(other).toHaveAttribute('aria-pressed', 'true')
    await other.click()
    await expect(other).toHaveAttribute('aria-pressed', 'false')
    const failedTwice = failures + 2
    pressed.resolve()
    await expect.poll(() => failures).toBe(failedTwice)
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

test(
  'a logout empties the hearts, and the next account sees and saves its own',
  { tag: '@deep' },
  async ({ openPage }) => {
    const email = newAddress()
    const other = callerWith(product.url, await newClient(product.url, email))
    const client = await logInDemo(product.url, 'user')
    const page = await openPage({ baseURL: product.url, signedIn: { client } })
    await page.goto('/vendors')
    const unsaved = page.locator('.heart[aria-pressed=false]').first()
    const heart = page.getByRole('button', { name: (await unsaved.getAttribute('aria-label'))!, exact: true })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const savedBy = async ({ call }: typeof client) =>
      (await call('GET', '/api/user/favourites')).body.favourites.length
    await expect.poll(() => savedBy(client)).toBeGreaterThan(0)

    const { name } = (await client.call('GET', '/api/user/get-profile')).body.userData
    await page.getByRole('banner').getByRole('button', { name }).click()
    await page.getByText('Logout', { exact: true }).click()
    await page.getByRole('button', { name: 'Yes, Logout' }).click()
    await page.waitForURL('/')
    await page.getByRole('banner').getByRole('link', { name: 'All Vendors' }).click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await page.waitForURL('/login?**')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL('/vendors')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => savedBy(other)).toBe(1)
    await expect(page.locator('.heart[aria-pressed=true]')).toHaveCount(1)
  },
)
