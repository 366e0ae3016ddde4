import { expectAccessible } from './accessibility.ts'
import { appointmentOf, bookConfirmed } from './appointments.ts'
import { expect, test } from './browser.ts'
import { loggedInParties } from './parties.ts'
import { payButton, payDialog, typeCard } from './payment-dialog.ts'
import { ownProduct } from './own-product.ts'

const product = ownProduct()
const parties = loggedInParties(product)
const { client, vendor } = parties

const toBePaid = () => bookConfirmed(client, vendor, { vendorId: parties.vendorId, hours: 2 })
const savedCards = async () => (await client.call('GET', '/api/user/payment-methods')).body.paymentMethods

test('a card is saved on request, pays the next visit with one tap, and is removed and added in the profile', async ({
  openPage,
}) => {
  const [first, second] = [await toBePaid(), await toBePaid()]
  const page = await openPage({
    baseURL: product.url,
    signedIn: { client },
    viewport: 'phone',
    expectedComplaints: [/ERR_INTERNET_DISCONNECTED/],
  })
  const dialog = payDialog(page)
  const openPayment = async ({ _id }: { _id: string }) => {
    await page.goto(`/my-appointment/${_id}`)
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
  }
  const untilPaid = () => page.getByText('Payment received. Your appointment is all set.').waitFor()

  await openPayment(first)
  await typeCard(dialog, '4242424242424242')
  const keep = dialog.getByLabel('Save this card for next time')
  expect(await keep.isChecked()).toBe(false)
  await keep.check()
  await expectAccessible(page)
  await payButton(page).click()
  await untilPaid()
  expect(await savedCards()).toMatchObject([{ brand: 'visa', last4: '4242' }])

  await openPayment(second)
  await expect(dialog.getByRole('radio', { name: /Visa ending 4242/ })).toBeChecked()
  await expect(dialog.getByLabel('Card number')).toHaveCount(0)
  await expectAccessible(page)
  await payButton(page).click()
  await untilPaid()
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
  await typeCard(adding, '4000002500003155')
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

test(
  'a link to the saved cards leads to them, though they load after the page',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { client } })
    await page.goto('/my-profile#saved-cards-title')
    await expect(page.getByRole('heading', { name: 'Saved cards' })).toBeInViewport()
  },
)
