import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { ownProduct } from './own-product.ts'

const product = ownProduct()

test(
  'a vendor gives its tax details, and the operator files the year until nothing is left to report',
  { tag: '@deep' },
  async ({ openPage }) => {
    const [vendor, admin] = [await logInDemo(product.url, 'pro'), await logInDemo(product.url, 'admin')]
    const own = await openPage({
      baseURL: product.url,
      signedIn: { pro: vendor },
      viewport: 'phone',
      expectedComplaints: [/status of 400/],
    })
    await own.goto('/pro/tax-details')
    await own.getByText('Add your tax details by').waitFor()
    await own.getByLabel('First name').fill('Aoife')
    await own.getByLabel('Last name').fill('Byrne')
    await own.getByLabel('Date of birth').fill('1990-04-23')
    await own.getByLabel('Street').fill('1 Main Street')
    await own.getByLabel('Town or city').fill('Cork')
    await own.getByLabel('Tax number', { exact: true }).fill('1234567TA')
    await own.getByRole('button', { name: 'Save tax details' }).click()
    await own.getByText('Check this number.').waitFor()
    await own.getByLabel('Tax number', { exact: true }).fill('1234567FA')
    await own.getByRole('button', { name: 'Save tax details' }).click()
    await own.getByText('Stored: •••• 67FA.').waitFor()
    await expect(own.getByText('Add your tax details by')).toHaveCount(0)
    await expectAccessible(own)

    const answer = Promise.withResolvers<void>()
    await own.route('**/api/pro/tax-details', async (route) => {
      if (route.request().method() === 'PUT') await answer.promise
      await route.fallback()
    })
    await own.getByLabel('Street').fill('2 Main Street')
    await own.getByRole('button', { name: 'Save tax details' }).click()
    await own.getByLabel('Town or city').fill('Cobh')
    const loaded = own.waitForResponse(
      (reply) => reply.url().endsWith('/api/pro/tax-details') && reply.request().method() === 'GET',
    )
    answer.resolve()
    await loaded
    await expect(own.getByRole('button', { name: 'Save tax details' })).not.toHaveAttribute('aria-busy')
    await expect(own.getByLabel('Town or city')).toHaveValue('Cobh')
    await own.getByText('A company', { exact: true }).click()
    await expect(own.getByText('Stored: •••• 67FA.')).toHaveCount(0)

    const desk = await openPage({ baseURL: product.url, signedIn: { admin } })
    await desk.goto('/admin/dac7?year=2025')
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'Download XML' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('dac7-2025-new.xml')
    expect(await readFile(await download.path(), 'utf8')).toContain('>1234567FA</dpi:TIN>')
    await expectAccessible(desk)
    await desk.getByRole('button', { name: 'Mark as filed' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Mark as filed' }).click()
    await desk.getByText('Nothing has changed since you filed.').waitFor()
  },
)
