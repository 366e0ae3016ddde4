import { expectAccessible } from './accessibility.ts'
import { bookButton, chooseTimes } from './booking-page.ts'
import { expect, test } from './browser.ts'
import { payByCard } from './caller.ts'
import { loggedInParties } from './parties.ts'
import { ownProduct } from './own-product.ts'

const product = ownProduct(() => ({ STATUTORY_CANCELLATION: 'Hairstylist' }))
const parties = loggedInParties(product)
const { client, vendor } = parties

test('a booking after the withdrawal period asks for no express request', async ({ openPage }) => {
  const { rules } = (await vendor.call('GET', '/api/pro/booking-rules')).body
  const save = (horizonDays: number) =>
    vendor.call('PUT', '/api/pro/booking-rules', { ...rules, bufferHours: undefined, horizonDays })
  expect((await save(60)).status).toBe(200)
  const page = await openPage({ baseURL: product.url, signedIn: { client }, viewport: 'phone' })
  const later = Promise.withResolvers<void>()
  await page.route(/\/availability\?.*from=15_12_2026/, async (route) => {
    await later.promise
    await route.continue()
  })
  const address = `/appointment/${parties.vendorId}?day=15_12_2026&time=${encodeURIComponent('09:00 AM')}`
  await page.goto(address)
  await page.locator('html[data-ready]').waitFor()
  // The days beyond the first fortnight come after the press, which waits for them.
  await bookButton(page).click()
  await page.getByText('Loading times...').waitFor()
  later.resolve()
  const note = page.getByRole('dialog', { name: 'Important Note' })
  await note.getByText('Did you get a full quote?').waitFor()
  await expect(note.getByRole('checkbox', { name: /^I ask Aoife to provide the service/ })).toBeHidden()
  await note.getByRole('button', { name: 'Yes, Book Appointment' }).click()
  await page.waitForURL('**/my-appointment')
  await page.goto(address)
  await page.getByText('This slot was just booked.').waitFor()
  expect((await save(rules.horizonDays)).status).toBe(200)
})

test('a client requests the service within the period, withdraws the day before, and reads an acknowledgement', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.url, signedIn: { client }, viewport: 'phone' })
  await page.goto(`/appointment/${parties.vendorId}`)
  await chooseTimes(page, { day: /22 November/, start: '09:00 AM', end: '10:00 AM' })
  await page.getByText('For 14 days after booking, and until it starts, you can withdraw').first().waitFor()
  await bookButton(page).click()
  const note = page.getByRole('dialog', { name: 'Important Note' })
  await note.getByRole('button', { name: 'Yes, Book Appointment' }).click()
  await note.getByText('Tick the box to book a time within these 14 days.').waitFor()
  await expect(note.getByRole('checkbox', { name: /^I ask Aoife to provide the service/ })).toBeFocused()
  await expectAccessible(page)
  await note.getByRole('checkbox', { name: /^I ask Aoife to provide the service/ }).check()
  await note.getByRole('button', { name: 'Yes, Book Appointment' }).click()
  await page.waitForURL('**/my-appointment')

  const { appointments } = (await client.call('GET', '/api/user/appointments')).body
  const { _id } = appointments.find(
    ({ slotDate, startTime }: { slotDate: string; startTime: string }) =>
      slotDate === '22_11_2026' && startTime === '09:00 AM',
  )
  await vendor.call('POST', `/api/pro/appointments/${_id}/confirm`)
  await page.goto(`/my-appointment?pay=${_id}`)
  const payment = page.getByRole('dialog', { name: 'Confirm Payment' })
  await payment
    .getByText('You can withdraw any time before it starts and get back everything you paid.')
    .waitFor()
  await expect(payment.getByRole('button', { name: /^Pay €/ })).toBeEnabled()
  await payment.getByRole('button', { name: 'Cancel' }).click()
  await payment.waitFor({ state: 'detached' })
  const { clientSecret } = (
    await client.call('POST', '/api/user/create-payment-intent', { appointmentId: _id })
  ).body
  const id = await payByCard(product.url, clientSecret)
  await client.call('POST', '/api/user/verify-payment', { id })
  await page.goto(`/my-appointment/${_id}`)
  await page.getByText('Cancel by Sun 22 Nov, 09:00 AM').waitFor()
  await page.getByRole('button', { name: 'Withdraw from contract here' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw from this contract' })
  await dialog
    .getByText('I, Ciara Nolan, withdraw from my contract with Aoife Byrne for Hairstylist')
    .waitFor()
  await dialog.getByText(/^You'll get back €\d+\.\d\d, everything you paid/).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await dialog.waitFor({ state: 'detached' })
  const after = (await client.call('GET', `/api/user/appointments/${_id}`)).body.appointment
  expect(after).toMatchObject({ cancelledBy: 'client', refundAmount: after.totalAmount })
  const subjects = async () => {
    const mails = (await (await fetch(`${product.url}/dev/mailbox.json`)).json()) as { subject: string }[]
    return mails.map(({ subject }) => subject).join('\n')
  }
  await expect
    .poll(subjects)
    .toContain('Withdrawal received: Sun 22 Nov, 09:00 AM to 10:00 AM with Aoife Byrne')
})
