import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, test } from './browser.ts'
import { mailedLink } from './mails.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { refuseTip, typeCard } from './payment-dialog.ts'

const VISA = '4242424242424242'
const DECLINED = '4000000000000002'

const product = ownProduct()
const vendor = loggedIn(product, 'pro')

const TOM = { name: 'Tom Hickey', email: 'tom@example.test' }
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Enters a booking of €85 for a Friday without others. */
async function enterBooking(
  startTime: string,
  endTime: string,
  contact: object = TOM,
  slotDate = '27_11_2026',
): Promise<string> {
  const { body } = await vendor.call('POST', '/api/pro/appointments', {
    contact,
    slotDate,
    startTime,
    endTime,
    title: 'Colour',
    price: 85,
  })
  return body.appointmentId
}

async function openPro(openPage: OpenPage, id: string) {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { pro: vendor },
    viewport: 'phone',
    expectedComplaints: [/status of 400/],
  })
  await page.goto(`/pro/appointments/${id}`)
  return page
}

async function fillBilling(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Tom Hickey')
  await page.getByLabel('Email').fill('tom@example.test')
  await page.getByLabel('Street address').fill('1 Main Street')
  await page.getByLabel('City').fill('Dublin')
  await page.getByLabel('Postal code').fill('D06 X2Y7')
}

async function payWith(page: Page, number: string): Promise<void> {
  await typeCard(page, number)
  await button(page, /^Pay €/).tap()
}

test('a vendor asks for a payment, and the client pays it on a phone without an account, leaves nothing typed in the tab, and cancels', async ({
  openPage,
}) => {
  const pro = await openPro(openPage, await enterBooking('10:00 AM', '11:00 AM'))
  await button(pro, 'Ask for payment by link').tap()
  await pro.getByLabel('Amount').fill('100')
  await button(pro, 'Create link').tap()
  await pro.getByText('Enter at most what is left to pay, €85.00.').waitFor()
  await expectAccessible(pro)
  await pro.getByLabel('Amount').fill('40')
  await button(pro, 'Create link').tap()
  await pro.getByText('You asked Tom for €40.00.').waitFor()
  // The button that opened the dialog is gone; the first of those in its place has the focus.
  await expect(button(pro, 'Copy link')).toBeFocused()

  const page = await openPage({
    baseURL: product.url,
    viewport: 'phone',
    expectedComplaints: [/status of 4/],
  })
  const reply = await page.goto(await mailedLink(product.url, TOM.email, '/pay/'))
  expect(reply?.headers()['referrer-policy']).toBe('no-referrer')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await page.getByLabel('Card number').waitFor()
  await page.getByText(/^Your contract is with .+ By paying, you agree/).waitFor()
  await button(page, /^Pay €40.00$/).tap()
  await page.getByText('Enter your full name.').waitFor()
  await expectAccessible(page)
  await fillBilling(page)
  await payWith(page, DECLINED)
  await page.getByText(/Nothing has been charged/).waitFor()
  await payWith(page, VISA)
  await page.getByRole('heading', { name: "You've paid" }).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('1 Main Street')
  await page.reload()
  await page.getByText('We received €40.00.').waitFor()
  await pro.reload()
  await pro.getByText('Tom paid by link').waitFor()
  await pro.getByText('Cost of the card').waitFor()

  await button(page, 'Cancel appointment').tap()
  await button(page, 'Cancel and get €40.00 back').tap()
  await page.getByRole('heading', { name: 'Appointment cancelled' }).waitFor()
  await page.getByText(/refund(ing|ed) €40.00/).waitFor()
  await pro.reload()
  await pro.getByText('€40.00 is refunded to Tom.').waitFor()
})

test(
  'the link for a client without an email address is copied, and stops working when it is withdrawn',
  { tag: '@deep' },
  async ({ openPage }) => {
    const pro = await openPro(openPage, await enterBooking('02:00 PM', '03:00 PM', { name: 'Nuala Shortt' }))
    await button(pro, 'Ask for payment by link').tap()
    await button(pro, 'Create link').tap()
    const shown = pro.getByRole('dialog', { name: 'Payment link' })
    const url = await shown.getByLabel('Link').inputValue()
    await expectAccessible(pro)
    await shown.getByRole('button', { name: 'Close' }).first().tap()
    const page = await openPage({
      baseURL: product.url,
      viewport: 'phone',
      expectedComplaints: [/status of 404/],
    })
    await page.goto(new URL(url).pathname)
    await page.getByRole('heading', { name: 'Pay for your appointment' }).waitFor()
    await button(pro, 'Withdraw').tap()
    await pro.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).tap()
    await button(pro, 'Ask for payment by link').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  },
)

test(
  'before a booking paid by a copied link is moved, its vendor reads that the client is emailed and may cancel',
  { tag: '@deep' },
  async ({ openPage }) => {
    const id = await enterBooking('03:00 PM', '04:00 PM', { name: 'Nuala Shortt' }, '30_11_2026')
    const path = `/api/pro/appointments/${id}`
    await vendor.call('POST', `${path}/payment-request`, { amount: 40 })
    const { url } = (await vendor.call('POST', `${path}/payment-request/link`, {})).body
    const page = await openPage({ baseURL: product.url, viewport: 'phone' })
    await page.goto(new URL(url).pathname)
    await fillBilling(page)
    await payWith(page, VISA)
    await page.getByRole('heading', { name: "You've paid" }).waitFor()
    const { contactId, clientTold } = (await vendor.call('GET', path)).body.appointment
    expect(clientTold).toBe(false)
    await vendor.call('PATCH', `/api/pro/contacts/${contactId}`, { email: 'nuala@example.test' })

    const pro = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, viewport: 'desktop' })
    await pro.goto('/pro/hours')
    await pro.getByRole('button', { name: 'Add time off' }).click()
    const timeOff = pro.getByRole('dialog', { name: 'Add time off' })
    await timeOff.getByRole('radio', { name: 'Whole days' }).click()
    await timeOff.getByLabel('First day').fill('2026-11-30')
    await timeOff.getByLabel('Last day').fill('2026-11-30')
    await timeOff.getByRole('button', { name: 'Move or cancel several' }).click()
    await timeOff.getByRole('button', { name: 'Move all' }).click()
    await timeOff.getByRole('button', { name: 'Move 2' }).click()
    const question = pro.getByRole('dialog', { name: 'Move 2?' })
    await question.getByText('Until Mon 30 Nov, 03:00 PM, Nuala can cancel with a full refund.').waitFor()

    await pro.goto('/pro/calendar?day=2026-11-30')
    await pro.getByRole('link', { name: /^Nuala Shortt/ }).focus()
    for (const key of ['Space', 'ArrowUp', 'Enter']) await pro.keyboard.press(key)
    const dialog = pro.getByRole('dialog', { name: 'Move appointment' })
    await dialog
      .getByText(
        "We'll email Nuala Shortt the new time if you've added an email address. Until Sun 29 Nov, 03:00 PM, Nuala can cancel with a full refund.",
      )
      .waitFor()
    await expectAccessible(pro)
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await pro.getByText("Appointment moved. We're emailing the client.").waitFor()
  },
)

test(
  'after the visit the client pays the balance by the link, with a tip',
  { tag: '@deep' },
  async ({ openPage }) => {
    const contact = { name: 'Tom Hickey', email: 'tom-after@example.test' }
    const id = await enterBooking('08:00 AM', '09:00 AM', contact, '20_11_2026')
    const pro = await openPro(openPage, id)
    await button(pro, 'Ask for it by card').tap()
    await pro.getByText('You asked Tom to pay €85.00 by card').waitFor()
    await button(pro, 'Copy link').waitFor()
    await expectAccessible(pro)

    const page = await openPage({
      baseURL: product.url,
      viewport: 'phone',
      expectedComplaints: [/status of 4/],
    })
    await page.goto(await mailedLink(product.url, contact.email, '/pay/'))
    await page.getByLabel('Card number').waitFor()
    await page.getByRole('radio', { name: /^10%/ }).tap()
    await fillBilling(page)
    await expectAccessible(page)
    await refuseTip(page)
    await payWith(page, VISA)
    await page.getByText("We received €85.00. The tip wasn't charged.").waitFor()
    await button(page, 'Pay €8.50').tap()
    await page.getByRole('heading', { name: "You've paid" }).waitFor()
    await page.getByText('€93.50').waitFor()
    await expectAccessible(page)
    await pro.reload()
    await pro.getByText('Tip by card').first().waitFor()
    await pro.getByText("You'll earn €").waitFor()
  },
)
