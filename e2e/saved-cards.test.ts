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

test('a card is saved when asked for, pays the next visit by one tap, and is removed in the profile', async ({
  openPage,
}) => {
  const [first, second] = [await toBePaid(), await toBePaid()]
  const page = await openPage({ baseURL: product.url, viewport: 'phone' })
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
  const save = dialog.getByLabel('Save this card for next time')
  expect(await save.isChecked()).toBe(false)
  await save.check()
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
})
