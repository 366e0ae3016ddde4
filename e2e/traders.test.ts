import { expectAccessible } from './accessibility.ts'
import { bookButton, chooseTimes } from './booking-page.ts'
import { expect, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { loggedIn, ownProduct } from './own-product.ts'

const product = ownProduct()
const vendor = loggedIn(product, 'pro')

test(
  'a vendor gives its details as a trader, and a client reads them before booking',
  { tag: '@deep' },
  async ({ openPage }) => {
    const own = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, viewport: 'phone' })
    await own.goto('/pro/documents')
    await own.getByRole('link', { name: 'View trader details' }).click()
    await own.getByText('All of this will be public.').waitFor()
    await own.getByLabel('Legal name').fill('')
    await own.getByLabel('VAT number (optional)').fill('123')
    await own.getByRole('button', { name: 'Save details' }).click()
    await own.getByText('Fill in this field.').waitFor()
    await own.getByText('Enter a VAT number with its country').waitFor()
    await expectAccessible(own)
    await own.getByLabel('Legal name').fill('Byrne Hair Ltd')
    await own.getByLabel('VAT number (optional)').fill('IE1234567FA')
    await own.getByRole('button', { name: 'Save details' }).click()
    await own.getByText("We're reviewing your details.").waitFor()

    const client = await logInDemo(product.url, 'user')
    const { body } = await vendor.call('GET', '/api/pro/profile')
    const page = await openPage({ baseURL: product.url, signedIn: { client }, viewport: 'phone' })
    await page.goto(`/appointment/${body.vendorData._id}`)
    // For a signed-in client the page loads this part when it comes near.
    await page.locator('#reviews').scrollIntoViewIfNeeded()
    await page.getByText('Who your contract is with').click()
    await page.getByText('Your contract is with Byrne Hair Ltd, a trader.').waitFor()
    await page.getByText('IE1234567FA').waitFor()
    await expectAccessible(page)
    await chooseTimes(page)
    await bookButton(page).click()
    const note = page.getByRole('dialog', { name: 'Important Note' })
    await note.getByText('Your contract is with Byrne Hair Ltd, a trader.').waitFor()
    expect(await note.getByRole('button', { name: 'Yes, Book Appointment' }).count()).toBe(1)
  },
)
