import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { loggedIn, ownProduct } from './own-product.ts'

const product = ownProduct()
const admin = loggedIn(product, 'admin')

/** Opens the report of a client from the queue. */
async function openReport(
  openPage: OpenPage,
  client: string,
  options: Partial<PageOptions> = {},
): Promise<Page> {
  const page = await openPage({ baseURL: product.url, signedIn: { admin }, ...options })
  await page.goto('/admin/reports')
  await page.getByRole('link', { name: client, exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: client, exact: true }).click()
  await page.getByRole('heading', { name: 'Resolve report' }).waitFor()
  return page
}

const reason = (page: Page, name: string) => page.getByRole('textbox', { name: `Reason, for ${name}` })

test('an operator reads both sides, makes a full refund with reasons, and can read the decision afterwards', async ({
  openPage,
}) => {
  const page = await openReport(openPage, 'Deirdre Foley')
  await page.getByText('Darragh never arrived.', { exact: false }).waitFor()
  await page.getByText('My car broke down', { exact: false }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Resolve report' }).click()
  await page.getByText('Choose a refund.').waitFor()
  await page.getByRole('radio', { name: /^Full refund/ }).check()
  await reason(page, 'Deirdre').fill('Darragh confirms that he could not come.')
  await reason(page, 'Darragh').fill('Refunded in full, as you agreed.')
  await page.getByRole('button', { name: /^Refund €67\.24 and resolve$/ }).click()
  const question = page.getByRole('dialog', { name: 'Resolve this report?' })
  await question.getByText("We're refunding €67.24 to your card.", { exact: false }).waitFor()
  await question.getByText("There's no payout for this appointment.", { exact: false }).waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Refund €67.24' }).click()
  await page.getByRole('heading', { name: 'Resolved' }).waitFor()
  await page.getByText('Darragh confirms that he could not come.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /and resolve/ }).count()).toBe(0)
  // A dispute that is lost later takes the payment back.
  await page.route('**/api/admin/problem-reports/*', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    json.report.appointment.left = { vendorFee: 0, platformFee: 0, handlingFee: 0 }
    await route.fulfill({ response, json })
  })
  await page.reload()
  await page.getByText('Darragh earned').waitFor()
  await page.getByText('€67.24').first().waitFor()
})

test(
  'a typed decision survives the end of the session; a partial refund is made on a phone',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openReport(openPage, 'Megan Ryan', {
      viewport: 'phone',
      expectedComplaints: [/401/],
    })
    await page.getByRole('radio', { name: /^Part refund/ }).check()
    const amount = page.getByRole('textbox', { name: /^Refund amount/ })
    await amount.fill('1000')
    await reason(page, 'Megan').fill('A third of it goes back.')
    await page.getByRole('button', { name: 'Resolve report' }).click()
    await page.getByText(/^Enter €\d+\.\d\d or less\. That's what was paid\.$/).waitFor()
    await amount.fill('18.50')
    await page.getByText(/^€35\.50 goes to the vendor\.$/).waitFor()
    await reason(page, 'Tomás').fill('The oven was part of it.')
    await admin.call('POST', '/api/admin/logout')
    await page.getByRole('button', { name: 'Refund €18.50 and resolve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Refund €18.50' }).click()
    await page.getByRole('button', { name: 'Use the demo account' }).click()
    await expect.poll(() => amount.inputValue()).toBe('18.50')
    expect(await reason(page, 'Megan').inputValue()).toBe('A third of it goes back.')
    expect(await reason(page, 'Tomás').inputValue()).toBe('The oven was part of it.')
    await page.getByRole('button', { name: 'Refund €18.50 and resolve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Refund €18.50' }).click()
    await page.getByRole('heading', { name: 'Resolved' }).waitFor()
    await page.getByText('Refund for Megan').waitFor()
  },
)
