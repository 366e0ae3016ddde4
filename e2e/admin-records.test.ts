import type { Page } from 'playwright-core'

import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { SIZES } from './each-size.ts'

const product = ownProduct()
const admin = loggedIn(product, 'admin')

/** Finds an appointment of Ciara Nolan (`client@demo.test`) in that state. */
async function findOne(state: string): Promise<{ _id: string; totalAmount: number }> {
  const { body } = await admin.call('GET', `/api/admin/appointments?state=${state}&search=client@demo.test`)
  return body.appointments[0]
}

const rows = (page: Page) => page.getByRole('table').getByRole('row')

test('the appointments of a person name the other side', { tag: '@deep' }, async ({ openPage }) => {
  const { client, vendor } = (await admin.call('GET', '/api/admin/appointments?search=client@demo.test')).body
    .appointments[0]
  const page = await openPage({ baseURL: product.url, signedIn: { admin } })
  const heads = page.getByRole('table').getByRole('columnheader')
  await page.goto(`/admin/people/clients/${client._id}`)
  await expect(heads).toHaveText(['Vendor', 'Starts', 'Total', 'State', 'Refund'])
  await page.goto(`/admin/people/vendors/${vendor._id}`)
  await expect(heads).toHaveText(['Client', 'Starts', 'Total', 'State', 'Refund'])
})

test('a page number after the last shows the last page', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, signedIn: { admin } })
  await page.goto('/admin/people?page=400')
  await rows(page).nth(1).waitFor()
  expect(Number(new URL(page.url()).searchParams.get('page'))).toBeLessThan(400)
})

test('an operator finds an appointment, cancels it and sees the refund', async ({ openPage }) => {
  const { _id: id, totalAmount } = await findOne('paid')
  const page = await openPage({ baseURL: product.url, signedIn: { admin } })
  await page.goto('/admin/appointments')
  await page.getByText(/^Showing 1 to 25 of/).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Search appointments').fill(id)
  await expect.poll(() => rows(page).count()).toBe(2)
  await page.getByRole('table').getByRole('link', { name: 'Ciara Nolan' }).click()
  await page.getByRole('heading', { name: 'History' }).waitFor()
  await page.getByText('Vendor or we cancel').waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Cancel and refund' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel and refund?' })
  const sum = `€${totalAmount.toFixed(2)}`
  await dialog.getByRole('button', { name: `Cancel and refund ${sum}` }).click()
  await dialog.getByText('Enter a reason.').waitFor()
  await dialog.getByLabel('Reason (sent to both)').fill('The vendor is ill.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Cancel and refund ${sum}` }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Reason: The vendor is ill.').waitFor()
  await page.getByText(`${sum} refunded`, { exact: true }).waitFor({ timeout: 30_000 })
  expect(await page.getByRole('button', { name: 'Cancel and refund' }).count()).toBe(0)
})

test(
  'a reason that was being written survives the end of the session',
  { tag: '@deep' },
  async ({ openPage }) => {
    const { _id: id } = await findOne('to-pay')
    const page = await openPage({ baseURL: product.url, signedIn: { admin }, expectedComplaints: [/401/] })
    await page.goto(`/admin/appointments/${id}`)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByLabel('Reason (sent to both)').fill('Booked twice.')
    await page.route('**/api/admin/appointments/*/cancel', (route) =>
      route.fulfill({ status: 401, json: { success: false, code: 'TOKEN_EXPIRED', message: 'Expired.' } }),
    )
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click()
    await page.getByRole('button', { name: 'Use the demo account' }).click()
    await expect.poll(() => page.getByLabel('Reason (sent to both)').inputValue()).toBe('Booked twice.')
  },
)

test(
  'on a phone an operator leaves a note and reads a chat, which the audit log knows',
  { tag: '@deep' },
  async ({ openPage }) => {
    const { _id: id } = await findOne('pending')
    const page = await openPage({ baseURL: product.url, signedIn: { admin }, viewport: 'phone' })
    await page.goto(`/admin/appointments/${id}`)
    await page.getByLabel('New note').fill('Rang the vendor.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByText('Rang the vendor.', { exact: true }).and(page.locator('p')).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Read chat' }).click()
    await page.getByText('We record in the audit log that you read this.').waitFor()
    await expectAccessible(page)
    await page.goto('/admin/audit')
    await page.getByLabel('Search the log').fill('ciara')
    const entry = page.getByRole('button', { name: /^More of Chat read, Appointment .* Ciara Nolan$/ })
    await entry.first().click()
    await page.getByText(id).waitFor()
    await expectAccessible(page)
  },
)

test('the audit log opens to a change, filters and is saved as a file', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, signedIn: { admin } })
  await page.goto('/admin/audit')
  await page.getByLabel('Action').selectOption('appointment.timed-out')
  await page.getByText('Timed out', { exact: true }).and(page.locator('td')).first().waitFor()
  await page
    .getByRole('button', { name: /^More of Timed out/ })
    .first()
    .click()
  await page.getByText('state: live').waitFor()
  await page.getByText('state: timed out').waitFor()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^audit-\d+_\d+_\d{4}\.csv$/)
})

for (const viewport of SIZES)
  test(`people have a page of records each, ${viewport}`, { tag: '@deep' }, async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { admin }, viewport })
    await page.goto('/admin/people')
    await page
      .getByRole('navigation', { name: 'Site' })
      .getByRole('link', { name: /^Vendors/ })
      .click()
    await page.getByLabel('Search people').fill('vendor@demo.test')
    await page.getByRole('link', { name: 'Aoife Byrne' }).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('vendor@demo.test')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Aoife Byrne' }).click()
    await page.getByRole('heading', { name: 'Aoife Byrne', level: 1 }).and(page.locator(':visible')).waitFor()
    await page.getByText(/^Showing 1 to 10 of/).waitFor()
    await expectAccessible(page)
    const records = page.getByRole('navigation', { name: 'Records' })
    await records.getByRole('link', { name: 'Reviews' }).click()
    await page
      .getByText(/^\d stars? by the client/)
      .first()
      .waitFor()
    await records.getByRole('link', { name: 'Audit log' }).click()
    await page.getByText('Paid out', { exact: true }).first().waitFor()
    await expectAccessible(page)
  })

test(
  'a search keeps the space after a first name, and a truncated link shows an explanation',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({
      baseURL: product.url,
      signedIn: { admin },
      expectedComplaints: [/status of 400/],
    })
    await page.goto('/admin/people')
    const search = page.getByLabel('Search people')
    await search.pressSequentially('Ciara ')
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('Ciara')
    await page.getByRole('link', { name: 'Ciara Nolan' }).first().waitFor()
    await expect(search).toHaveValue('Ciara ')

    await page.goto('/admin/appointments?vendor=0198a')
    await page.getByText('The link may be wrong or incomplete.').waitFor()
    await page.getByRole('link', { name: 'Show all' }).click()
    await page.getByText(/^Showing 1 to 25 of/).waitFor()
  },
)
