import { expectAccessible } from './accessibility.ts'
import { appointmentOf, bookConfirmed } from './appointments.ts'
import { expect, test } from './browser.ts'
import type { Caller } from './caller.ts'
import { logInParties } from './parties.ts'
import { type PreparedProduct, startPreparedProduct } from './prepared-product.ts'

let product: PreparedProduct
let client: Caller
let vendor: Caller
let vendorId: string
test.beforeAll(async () => {
  product = await startPreparedProduct()
  ;({ client, vendor, vendorId } = await logInParties(product.url))
})
test.afterAll(() => product?.remove())

const toBePaid = () => bookConfirmed(client, vendor, { vendorId, hours: 2 })
const savedCards = async () => (await client.call('GET', '/api/user/payment-methods')).body.paymentMethods

test('a card is saved when asked for, pays the next visit by one tap, is removed in the profile, and added there', async ({
  openPage,
}) => {
  const [first, second] = [await toBePaid(), await toBePaid()]
  const page = await openPage({
    baseURL: product.url,
    viewport: 'phone',
    expectedComplaints: [/ERR_INTERNET_DISCONNECTED/],
  })
  await page.context().addInitScript((token) => localStorage.setItem('anseo.client', token), client.token)
  const dialog = page.getByRole('dialog', { name: 'Confirm Payment' })
  const payButton = dialog.getByRole('button', { name: /^Pay €/ })
  const openPayment = async ({ _id }: { _id: string }) => {
    await page.goto(`/my-appointment/${_id}`)
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
  }
  const isPaid = () => page.getByText('Payment received. Your appointment is all set.').waitFor()

  await openPayment(first)
  await dialog.getByLabel('Card number').fill('4242424242424242')
  await dialog.getByLabel('Expiry date').fill('12 / 34')
  await dialog.getByLabel('CVC').fill('123')
  const keep = dialog.getByLabel('Save this card for next time')
  expect(await keep.isChecked()).toBe(false)
  await keep.check()
  await expectAccessible(page)
  await payButton.click()
  await isPaid()
  expect(await savedCards()).toMatchObject([{ brand: 'visa', last4: '4242' }])

  await openPayment(second)
  await expect(dialog.getByRole('radio', { name: /Visa ending 4242/ })).toBeChecked()
  await expect(dialog.getByLabel('Card number')).toHaveCount(0)
  await expectAccessible(page)
  await payButton.click()
  await isPaid()
  expect((await appointmentOf(client, second._id)).payment).toBe(true)

  await page.goto('/my-profile')
  const remove = page.getByRole('button', { name: 'Remove Visa ending 4242' })
  await remove.click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep card' }).click()
  await remove.click()
  await page.getByRole('button', { name: 'Remove card' }).click()
  await page.getByText("You haven't saved a card.").waitFor()
  expect(await savedCards()).toEqual([])

  await page.getByRole('link', { name: 'Add a card' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a card' })
  await adding.getByLabel('Card number').fill('4000002500003155')
  await adding.getByLabel('Expiry date').fill('12 / 34')
  await adding.getByLabel('CVC').fill('123')
  await expectAccessible(page)
  const save = () => adding.getByRole('button', { name: 'Save card' }).click()
  await page.context().setOffline(true)
  await save()
  await page.getByText(/issues connecting to our payments provider/).waitFor()
  await page.context().setOffline(false)
  await save()
  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await page.getByText(/unable to authenticate your payment method/).waitFor()
  await save()
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await page.getByText('Card saved').waitFor()
  await page.getByRole('button', { name: 'Remove Visa ending 3155' }).waitFor()
  await page.waitForURL('**/my-profile')
  expect(await savedCards()).toMatchObject([{ last4: '3155' }])
})
