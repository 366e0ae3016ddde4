import { expectAccessible } from './accessibility.ts'
import { bookButton, chooseTimes } from './booking-page.ts'
import { expect, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { mailedCode, mailedLink } from './mails.ts'
import { NEW_PASSWORD, newAddress, newClient } from './new-client.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { button, dialog } from './scene.ts'

const product = ownProduct()
const vendor = loggedIn(product, 'pro')
let vendorId: string
test.beforeAll(async () => {
  vendorId = (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id
})

test('a visitor books in one sheet with a code by email, and nothing typed is lost', async ({ openPage }) => {
  const page = await openPage({
    baseURL: product.url,
    viewport: 'phone',
    expectedComplaints: [/status of 400/, /ERR_INTERNET_DISCONNECTED/],
  })
  const email = newAddress()
  await page.goto('/')
  await page.goto(`/appointment/${vendorId}`)
  await chooseTimes(page, { day: /26 November/, start: '09:00 AM', end: '10:00 AM' })
  await page.getByLabel(/^Note for /).fill('Ring twice, the bell is weak.')
  const sheet = dialog(page, 'Checkout')
  await button(page, 'Continue with email').click()
  await expect(sheet.getByLabel('Email')).toBeFocused()
  await expectAccessible(page)
  await sheet.getByText('Ring twice').waitFor()
  await sheet.getByLabel('Email').fill(email)
  await page.context().setOffline(true)
  await button(sheet, 'Email me a code').click()
  await page.getByText('Network error. Please check your internet connection.').waitFor()
  await page.context().setOffline(false)
  await button(sheet, 'Email me a code').click()
  await expect(sheet.getByLabel('Code')).toBeFocused()
  const first = await mailedCode(product.url, email)
  const refusal = sheet.getByText("That code isn't right, or it has expired.")
  const tryCode = async (typed: string) => {
    const replied = page.waitForResponse('**/api/user/login-with-code')
    await sheet.getByLabel('Code').fill(typed)
    expect((await replied).status()).toBe(400)
    await refusal.waitFor()
    await expect(button(sheet, 'Login')).toBeEnabled()
  }
  const wrong = ['000000', '000001', '000002', '000003', '000004', '000005'].filter((one) => one !== first)
  for (const typed of wrong.slice(0, 5)) await tryCode(typed)
  // After five wrong tries the right code is worth nothing any more, like an expired one.
  await tryCode(first)
  await button(sheet, 'Send another code').click()
  await refusal.waitFor({ state: 'detached' })
  await expect(sheet.getByLabel('Code')).toBeFocused()
  await expect(sheet.getByLabel('Code')).toHaveValue('')
  const code = await mailedCode(product.url, email, first)

  // A phone may load the page again for whoever comes back from the app with the email.
  await page.reload()
  await sheet.getByLabel('Code').fill(code)
  await sheet.getByLabel('Full Name').fill('Niamh Daly')
  await button(sheet, 'Create Account').click()
  await expect(sheet.getByLabel('Phone')).toBeFocused()
  await button(sheet, 'Yes, Book Appointment').click()
  expect(await sheet.getByText('Fill in this field.').count()).toBe(3)
  await expectAccessible(page)
  await sheet.getByLabel('Phone').fill('087 555 0123')
  await sheet.getByLabel('Address line 1').fill('3 Main Street')
  await sheet.getByLabel('Eircode').fill('D06 X2Y7')
  await button(sheet, 'No, go back').click()
  await button(page, 'Add your details').click()
  await sheet.waitFor()
  await page.reload()
  await expect(sheet.getByLabel('Address line 1')).toHaveValue('3 Main Street')
  await sheet.getByText('Did you get a full quote?').waitFor()
  await button(sheet, 'Yes, Book Appointment').dblclick()
  await page.getByText('Appointment booked successfully!').waitFor()
  await page.waitForURL('**/my-appointment')
  await expect(page.getByRole('article')).toHaveCount(1)
  const { body } = await vendor.call('GET', '/api/pro/appointments')
  expect(body.appointments).toContainEqual(
    expect.objectContaining({ note: 'Ring twice, the bell is weak.', slotDate: '26_11_2026' }),
  )
})

test(
  'a password logs in at the checkout too, with the address that was typed for a code',
  { tag: '@deep' },
  async ({ openPage }) => {
    const email = newAddress()
    await newClient(product.url, email)
    const page = await openPage({
      baseURL: product.url,
      viewport: 'phone',
      expectedComplaints: [/status of 400/],
    })
    await page.goto(`/appointment/${vendorId}`)
    await chooseTimes(page, { day: /26 November/, start: '11:00 AM', end: '12:00 PM' })
    await button(page, 'Continue with email').click()
    const sheet = dialog(page, 'Checkout')
    await sheet.getByLabel('Email').fill(email)
    await button(sheet, 'Use my password').click()
    await expect(sheet.getByLabel('Email')).toHaveValue(email)
    await sheet.getByLabel('Password', { exact: true }).fill('not it')
    await button(sheet, 'Login').click()
    await page.getByText('Incorrect email or password.').waitFor()
    await expect(sheet.getByLabel('Password', { exact: true })).toHaveValue('not it')
    await button(sheet, 'Email me a code instead').click()
    await expect(sheet.getByLabel('Email')).toHaveValue(email)
    await button(sheet, 'Use my password').click()
    await sheet.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await expectAccessible(page)
    await button(sheet, 'Login').click()
    await expect(sheet.getByLabel('Phone')).toBeFocused()
    await sheet.getByText(email).waitFor()
  },
)

test('a forgotten password leads back to the booking', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, viewport: 'phone' })
  await page.goto(`/appointment/${vendorId}`)
  await chooseTimes(page, { day: /26 November/, start: '11:00 AM', end: '12:00 PM' })
  await button(page, 'Continue with email').click()
  await button(dialog(page, 'Checkout'), 'Use my password').click()
  await page.getByRole('link', { name: 'Forgot password' }).click()
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ next: `/appointment/${vendorId}` })}`)
})

test(
  'a password of an account that is not verified yet leads to another email, also at the checkout',
  { tag: '@deep' },
  async ({ openPage }) => {
    const email = newAddress()
    const body = JSON.stringify({ name: 'Maeve Quinn', email, password: NEW_PASSWORD })
    const headers = { 'content-type': 'application/json' }
    await fetch(`${product.url}/api/user/register`, { method: 'POST', headers, body })
    const page = await openPage({ baseURL: product.url, expectedComplaints: [/status of 403/] })
    await page.goto(`/appointment/${vendorId}`)
    await chooseTimes(page, { day: /26 November/, start: '11:00 AM', end: '12:00 PM' })
    await button(page, 'Continue with email').click()
    const sheet = dialog(page, 'Checkout')
    await button(sheet, 'Use my password').click()
    await sheet.getByLabel('Email').fill(email)
    await sheet.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await button(sheet, 'Login').click()
    await button(sheet, 'Resend Email').click()
    await mailedLink(product.url, email, '/verify-email', 2)
  },
)

test('the checkout says that the price has changed or the time is gone, and going back closes it', async ({
  openPage,
}) => {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { client: { token: await newClient(product.url) } },
    expectedComplaints: [/status of 409/],
  })
  await page.goto('/vendors')
  await page.locator(`a[href="/appointment/${vendorId}"]`).first().click()
  await chooseTimes(page, { day: /27 November/, start: '09:00 AM', end: '10:00 AM' })
  const sheet = dialog(page, 'Checkout')
  await button(page, 'Add your details').click()
  await sheet.getByLabel('Phone').fill('087 555 0123')
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  await button(page, 'Add your details').click()
  await expect(sheet.getByLabel('Phone')).toHaveValue('087 555 0123')
  await sheet.getByLabel('Address line 1').fill('3 Main Street')
  await sheet.getByLabel('Eircode').fill('D06 X2Y7')
  const { fees } = (await vendor.call('GET', '/api/pro/profile')).body.vendorData
  const form = new FormData()
  form.set('fees', String(fees + 10))
  const headers = { authorization: `Bearer ${vendor.token}` }
  await fetch(`${product.url}/api/pro/profile`, { method: 'PATCH', headers, body: form })
  await button(sheet, 'Yes, Book Appointment').click()
  await page.getByText(/price has changed/i).waitFor()
  await sheet.getByText(`€${(fees + 10).toFixed(2)} deposit`).waitFor()

  const other = await logInDemo(product.url, 'user')
  const slot = { slotDate: '27_11_2026', startTime: '09:00 AM', endTime: '10:00 AM' }
  await other.call('POST', '/api/user/book-appointment', { vendorId, ...slot })
  await sheet.getByText('This slot was just booked.').waitFor()
  await button(sheet, 'Choose another time').click()
  await chooseTimes(page, { day: /27 November/, start: '11:00 AM', end: '12:00 PM' })
  await bookButton(page).click()
  await button(dialog(page, 'Important Note'), 'Yes, Book Appointment').click()
  await page.waitForURL('**/my-appointment')
})

test('another client at the same device finds the chosen time, and nothing that the first one typed', async ({
  openPage,
}) => {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { client: { token: await newClient(product.url) } },
  })
  await page.goto(`/appointment/${vendorId}`)
  await chooseTimes(page, { day: /28 November/, start: '09:00 AM', end: '10:00 AM' })
  const note = page.getByLabel(/^Note for /)
  await note.fill('The key is under the mat.')
  const sheet = dialog(page, 'Checkout')
  await button(page, 'Add your details').click()
  await sheet.getByLabel('Phone').fill('087 555 0123')
  await sheet.getByLabel('Eircode').fill('D06 X2Y7')
  await button(sheet, 'Not you?').click()
  await sheet.getByLabel('Email').waitFor()
  await expect(note).toHaveValue('')
  await page.reload()
  await sheet.getByText('09:00 AM to 10:00 AM').waitFor()
  await expect(note).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(
    /under the mat|087 555|D06 X2Y7/,
  )
})

test(
  'another client at the same device decides anew whether the visit repeats',
  { tag: '@deep' },
  async ({ openPage }) => {
    const email = newAddress()
    await newClient(product.url, email)
    const page = await openPage({
      baseURL: product.url,
      signedIn: { client: { token: await newClient(product.url) } },
    })
    await page.goto(`/appointment/${vendorId}`)
    await chooseTimes(page, { day: /28 November/, start: '09:00 AM', end: '10:00 AM' })
    const sheet = dialog(page, 'Checkout')
    await button(page, 'Add your details').click()
    const repeat = sheet.getByLabel('Repeat')
    await repeat.selectOption('Every week')
    await button(sheet, 'Not you?').click()
    await sheet.getByLabel('Email').fill(email)
    await button(sheet, 'Use my password').click()
    await sheet.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await button(sheet, 'Login').click()
    await sheet.getByText(email).waitFor()
    await expect(repeat).toHaveValue('')
  },
)

test('the terms of a client who has logged out are not shown to the next one', async ({ openPage }) => {
  const email = newAddress()
  await newClient(product.url, email)
  const page = await openPage({
    baseURL: product.url,
    signedIn: { client: { token: await newClient(product.url) } },
  })
  const loggedOut = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/api/user/vendors/*/terms', async (route) => {
    asked += 1
    // Those of the second client never come.
    if (asked > 1) return
    await loggedOut.promise
    const fees = { platformPercent: 0, handlingPercent: 0, handlingFixedCents: 0 }
    await route.fulfill({ json: { success: true, relation: 'first', fees, instant: true } })
    answered.resolve()
  })
  await page.goto(`/appointment/${vendorId}?day=28_11_2026&time=09:00+AM&hours=1`)
  const sheet = dialog(page, 'Checkout')
  await button(page, 'Add your details').click()
  await button(sheet, 'Not you?').click()
  await sheet.getByLabel('Email').fill(email)
  loggedOut.resolve()
  await answered.promise
  await button(sheet, 'Use my password').click()
  await sheet.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await button(sheet, 'Login').click()
  await sheet.getByText(email).waitFor()
  await expect.poll(() => asked).toBe(2)
  await sheet.getByText('Pay when confirmed').waitFor()
})
