import { expectAccessible } from './accessibility.ts'
import { bookButton, chooseTimes } from './booking-page.ts'
import { expect, test } from './browser.ts'
import { loggedInParties } from './parties.ts'
import { payButton, payDialog, typeCard } from './payment-dialog.ts'
import { ownProduct } from './own-product.ts'

const product = ownProduct()
const parties = loggedInParties(product)
const { client, vendor } = parties

test(
  'a vendor takes instant bookings, and a client books and pays one at once',
  { tag: '@deep' },
  async ({ openPage }) => {
    const shop = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, viewport: 'phone' })
    await shop.goto('/pro/booking-rules')
    await shop.getByLabel('Confirm bookings').selectOption('Straight away for everyone')
    await shop.getByText('Clients see “Instant booking”').waitFor()
    const isChosen = async () =>
      (await vendor.call('GET', '/api/pro/booking-rules')).body.rules.confirmation === 'everyone'
    await expect.poll(isChosen).toBe(true)
    await expectAccessible(shop)

    const page = await openPage({ baseURL: product.url, signedIn: { client }, viewport: 'phone' })
    await page.goto(`/appointment/${parties.vendorId}`)
    await page.getByText('Instant booking').waitFor()
    await chooseTimes(page, { day: /26 November/, start: '09:00 AM', end: '10:00 AM' })
    const summary = page.getByRole('region', { name: 'Booking summary' })
    await summary.getByText('Confirmed as soon as you book.').waitFor()
    await bookButton(page).click()
    await page.getByRole('button', { name: 'Yes, Book Appointment' }).click()
    await typeCard(payDialog(page), '4242424242424242')
    await payButton(page).click()
    await payDialog(page).waitFor({ state: 'detached' })
    const { appointments } = (await client.call('GET', '/api/user/appointments')).body
    const booked = appointments.find(({ slotDate }: { slotDate: string }) => slotDate === '26_11_2026')
    expect(booked).toMatchObject({ isConfirmed: true, payment: true })
  },
)
