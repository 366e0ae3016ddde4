import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { chooseTimes } from './booking-page.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { type Caller, logInDemo } from './caller.ts'
import { ownProduct } from './own-product.ts'

const product = ownProduct()
let admin: Caller
// A test may end its own login.
test.beforeEach(async () => {
  admin = await logInDemo(product.url, 'admin')
})

async function openSettings(openPage: OpenPage, options: Partial<PageOptions> = {}): Promise<Page> {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { admin },
    expectedComplaints: [/status of 40[01]/],
    ...options,
  })
  await page.goto('/admin/settings')
  await page.getByRole('heading', { name: 'Fees and time to pay' }).waitFor()
  return page
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
const preview = (page: Page) => page.getByRole('status', { name: 'What a booking of €90.00 costs' })

interface ListedVendor {
  _id: string
  fees: number
  available: boolean
  slots_booked: object
}

/** Opens the booking page of a vendor with a free calendar, and chooses two hours. */
async function openBooking(openPage: OpenPage): Promise<{ page: Page; fees: number }> {
  const { body } = await admin.call('GET', '/api/vendor/list')
  const vendor = (body.data as ListedVendor[]).find(
    ({ available, slots_booked: booked }) => available && Object.keys(booked).length === 0,
  )!
  const page = await openPage({ baseURL: product.url })
  await page.goto(`/appointment/${vendor._id}`)
  await chooseTimes(page)
  return { page, fees: vendor.fees }
}

test('fees are previewed on a booking, put in force, and reset', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openSettings(openPage)
  await expectAccessible(page)
  await preview(page).getByText('€100.74').waitFor()
  await page.getByLabel('Platform fee (%)').fill('12.5')
  await page.getByLabel('Payment processing fee (%)').fill('0')
  await page.getByLabel('Fixed payment processing fee (€)').fill('0,00')
  await preview(page).getByText('€101.25').waitFor()
  await expect.poll(() => page.getByText('S.I. 6/2018').count()).toBe(0)
  await button(page, 'Save fees').click()
  const question = page.getByRole('dialog', { name: 'Change the fees?' })
  await question.getByText('10%').waitFor()
  await question.getByText('12.5%').waitFor()
  await question.getByText('From now on, for new bookings.').waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await admin.call('GET', '/api/admin/settings')).body.settings.platformPercent).toBe(10)
  await button(page, 'Save fees').click()
  await button(page, 'Change fees').click()
  await toast(page, 'Settings saved').waitFor()

  const row = page.getByRole('row').filter({ hasText: 'Platform fee' })
  await row.getByText('12.5%').waitFor()
  await row.getByText('Maeve Tierney').waitFor()
  expect((await admin.call('GET', '/api/admin/settings')).body.settings).toMatchObject({
    platformPercent: 12.5,
    handlingPercent: 0,
    handlingFixedCents: 0,
  })
  await expectAccessible(page)
  const booking = await openBooking(openPage)
  const total = (booking.fees * 2 * 1.125).toFixed(2)
  await booking.page.getByText(`€${total}`).filter({ visible: true }).first().waitFor()

  await button(page, 'Platform fee: back to 10%').click()
  await button(page, 'Set back').click()
  await expect.poll(() => page.getByLabel('Platform fee (%)').inputValue()).toBe('10')
  await page.getByRole('row').filter({ hasText: 'Platform fee12.5%default' }).waitFor()
})

test(
  'the brand is on pages, in the manifest and in mails from then on',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openSettings(openPage, { viewport: 'phone' })
    await expectAccessible(page)
    await page.getByLabel('Name', { exact: true }).first().fill('Tigh Álainn')
    await page.getByLabel('Motto').fill('Your home, in good hands.')
    await button(page, 'Add a link').click()
    await page.getByLabel('Name', { exact: true }).last().fill('Mastodon')
    await page.getByLabel('Address', { exact: true }).last().fill('https://mastodon.ie/@anseo')
    await button(page, 'Save brand').click()
    await button(page, 'Change brand').click()
    await toast(page, 'Settings saved').waitFor()

    const home = await (await fetch(product.url)).text()
    expect(home).toContain('Tigh Álainn')
    expect(home).toContain('Your home, in good hands.')
    expect(home).toContain('https://mastodon.ie/@anseo')
    const manifest = await (await fetch(`${product.url}/manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ name: 'Tigh Álainn' })
    const email = `brand-${Math.random()}@example.test`
    await admin.call('POST', '/api/user/register', {
      name: 'Ciara Nolan',
      email,
      password: 'gorse-on-howth-1',
    })
    await expect
      .poll(async () =>
        (await (await fetch(`${product.url}/dev/mailbox.json`)).text()).includes('for Tigh Álainn'),
      )
      .toBe(true)
    await page.reload()
    await expect.poll(() => page.title()).toBe('Settings | Tigh Álainn Admin')
  },
)

test(
  'errors are shown beside their fields, and neither they nor a login lose the input',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openSettings(openPage)
    await page.getByLabel('Time to pay (hours)').fill('500')
    await button(page, 'Save fees').click()
    await button(page, 'Change fees').click()
    await page.getByText('Enter up to 336 hours.').waitFor()
    await page.getByLabel('Phone').fill('+353 1 555 0199')
    await page.getByLabel('Address', { exact: true }).nth(1).fill('nowhere')
    await button(page, 'Save brand').click()
    await button(page, 'Change brand').click()
    await page.getByText('Enter a link that begins with https:// or http://.').waitFor()
    await expectAccessible(page)

    await admin.call('POST', '/api/admin/logout')
    await button(page, 'Save brand').click()
    await button(page, 'Change brand').click()
    await page.waitForURL('**/admin/login?*')
    await button(page, 'Use the demo account').click()
    await page.waitForURL('**/admin/settings')
    await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('+353 1 555 0199')
    expect(await page.getByLabel('Time to pay (hours)').inputValue()).toBe('500')
    await page.getByLabel('Time to pay (hours)').fill('12')
    await button(page, 'Save fees').click()
    await button(page, 'Change fees').click()
    await toast(page, 'Settings saved').waitFor()
  },
)
