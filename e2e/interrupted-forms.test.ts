// covers: ASVS 14.3.1, 14.3.3
import type { Page } from 'playwright-core'
import { bookConfirmed, bookNextFree, cardOf } from './appointments.ts'
import { bookButton, chooseTimes } from './booking-page.ts'
import { expect, type OpenPage, test } from './browser.ts'
import { type Caller, logInDemo } from './caller.ts'
import { NEW_PASSWORD, newAddress, newClient } from './new-client.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { untilConnected } from './until-connected.ts'
import { keepToasts, shownToasts } from './shown-toasts.ts'
import { pressIfThere } from './press-if-there.ts'

const product = ownProduct()
let client: Caller
const vendor = loggedIn(product, 'pro')
let vendorId: string
test.beforeAll(async () => {
  vendorId = (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id
})
// Each test uses a login of its own, which it ends.
test.beforeEach(async () => {
  client = await logInDemo(product.url, 'user')
})

async function openSignedIn(openPage: OpenPage): Promise<Page> {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { client },
    expectedComplaints: [/status of 40[01]/],
  })
  await keepToasts(page)
  return page
}

async function open(openPage: OpenPage, path: string): Promise<Page> {
  const page = await openSignedIn(openPage)
  await page.goto(path)
  return page
}

/** Opens a page and waits until its socket is connected, since the test cuts that connection. */
async function openConnected(openPage: OpenPage, path: string): Promise<Page> {
  const page = await openSignedIn(openPage)
  const connected = untilConnected(page)
  await page.goto(path)
  await connected
  return page
}

const endLogin = () => client.call('POST', '/api/user/logout')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const toasts = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
const REFUSED = 'Invalid authentication token. Please login again.'

/** Expects a single toast and the login page, and logs in, which leads back. */
async function logInAgain(page: Page): Promise<void> {
  await page.waitForURL('**/login?next=*')
  await expect.poll(() => shownToasts(page)).toEqual([REFUSED])
  await button(page, 'Use the demo account').click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Logs a new client in on the login page. */
async function logInAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await button(page, 'Login').click()
  await page.getByRole('banner').getByRole('button', { name: 'Maeve Quinn' }).waitFor()
}

const savedInTab = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
/** Names whose drafts the tab keeps, until the logout. */
const OWNER = 'anseo.client.drafts-of'
const ownKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('anseo.')))

test.describe('the end of a session loses no input', () => {
  test('of the profile', { tag: '@deep' }, async ({ openPage }) => {
    const page = await open(openPage, '/my-profile')
    await button(page, 'Edit').click()
    await page.getByLabel('Address line 2').fill('Behind the church')
    await page.getByRole('radio', { name: 'Female' }).click()
    await endLogin()
    await pressIfThere(button(page, 'Save Information'))
    await logInAgain(page)
    expect(new URL(page.url()).pathname).toBe('/my-profile')
    expect(await page.getByLabel('Address line 2').inputValue()).toBe('Behind the church')
    await button(page, 'Save Information').click()
    await toasts(page, 'Profile saved').waitFor()
    expect(await ownKeys(page)).toEqual([OWNER])
  })

  test('of a booking', { tag: '@deep' }, async ({ openPage }) => {
    const page = await open(openPage, `/appointment/${vendorId}`)
    await chooseTimes(page, { start: '08:00 AM', end: '10:00 AM' })
    await page.getByLabel(/^Note for /).fill('The bell is broken, please knock.')
    await bookButton(page).click()
    await endLogin()
    await pressIfThere(button(page, 'Yes, Book Appointment'))
    await logInAgain(page)
    const summary = page.getByRole('region', { name: 'Booking summary' })
    await summary.getByText('08:00 AM to 10:00 AM').waitFor()
    const note = page.getByLabel(/^Note for /)
    expect(await note.inputValue()).toBe('The bell is broken, please knock.')
    await bookButton(page).click()
    await button(page, 'Yes, Book Appointment').click()
    await page.waitForURL('**/my-appointment')
    expect(await ownKeys(page)).toEqual([OWNER])
  })

  test('of a message', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openConnected(openPage, `/messages/${vendorId}/vendor`)
    const message = page.getByRole('textbox', { name: 'Message' })
    await message.fill('A thought that is not finished')
    await page.getByRole('log').waitFor()
    await endLogin()
    await logInAgain(page)
    expect(new URL(page.url()).pathname).toBe(`/messages/${vendorId}/vendor`)
    expect(await message.inputValue()).toBe('A thought that is not finished')
  })

  test('of a payment, and keeps nothing of the card', async ({ openPage }) => {
    const appointment = await bookConfirmed(client, vendor, { vendorId })
    const page = await open(openPage, '/my-appointment')
    await cardOf(page, appointment).getByRole('button', { name: 'Confirm Booking' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm Payment' })
    const typeCard = async () => {
      await dialog.getByLabel('Card number').fill('4242424242424242')
      await dialog.getByLabel('Expiry date').fill('12 / 34')
      await dialog.getByLabel('CVC').fill('737')
    }
    await typeCard()
    await dialog.getByLabel('Street address').fill('14 Leinster Square')
    await dialog.getByLabel('City').fill('Galway')
    // Ids are saved too, and may have the same digits.
    expect(await savedInTab(page)).not.toMatch(/4242 ?4242|"737|12 ?\/ ?34/)
    await endLogin()
    // Coming back from another window, where the card lay, asks the server again.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await logInAgain(page)
    await dialog.getByLabel('Card number').waitFor()
    expect(await dialog.getByLabel('Street address').inputValue()).toBe('14 Leinster Square')
    expect(await dialog.getByLabel('City').inputValue()).toBe('Galway')
    expect(await dialog.getByLabel('Card number').inputValue()).toBe('')
  })

  test('of a reschedule', { tag: '@deep' }, async ({ openPage }) => {
    const appointment = await bookNextFree(client, { vendorId })
    const page = await open(openPage, '/my-appointment')
    await cardOf(page, appointment).getByRole('button', { name: 'Reschedule' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reschedule' })
    await dialog
      .getByRole('radio', { name: /Friday 4 December|Thursday 3 December/ })
      .last()
      .click()
    await dialog.getByRole('radio', { name: '07:00 PM' }).click()
    await endLogin()
    await pressIfThere(dialog.getByRole('button', { name: 'Reschedule', exact: true }))
    await logInAgain(page)
    await dialog.getByRole('radio', { name: '07:00 PM', checked: true }).waitFor()
    await dialog.getByRole('button', { name: 'Reschedule', exact: true }).click()
    await toasts(page, 'Appointment rescheduled successfully').waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect(await ownKeys(page)).toEqual([OWNER])
  })

  test('of another address for a visit', { tag: '@deep' }, async ({ openPage }) => {
    const { _id } = await bookConfirmed(client, vendor, { vendorId })
    const page = await open(openPage, `/my-appointment/${_id}`)
    await button(page, 'Change address').click()
    const street = page.getByRole('dialog', { name: 'Change address' }).getByLabel('Address line 1')
    await street.fill('9 Other Street')
    await endLogin()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await logInAgain(page)
    await expect(street).toHaveValue('9 Other Street')
  })

  test('of a report in a chat', { tag: '@deep' }, async ({ openPage }) => {
    const page = await openConnected(openPage, `/messages/${vendorId}/vendor`)
    const words = page.getByRole('textbox', { name: 'Tell us more' })
    const report = async () => {
      await button(page, /^More about/).click()
      await page.getByRole('menuitem', { name: 'Report' }).click()
    }
    await report()
    await words.fill('Asks to be paid elsewhere.')
    await endLogin()
    await logInAgain(page)
    await report()
    await expect(words).toHaveValue('Asks to be paid elsewhere.')
  })

  test('passwords have to be typed again', { tag: '@deep' }, async ({ openPage }) => {
    const page = await open(openPage, '/change-password')
    await page.getByLabel('Current Password', { exact: true }).fill('anseo-demo-1')
    await page.getByLabel('New Password', { exact: true }).fill('nobody-guesses-that-2')
    await page.getByLabel('Confirm Password', { exact: true }).fill('nobody-guesses-that-2')
    await endLogin()
    await pressIfThere(button(page, 'Change Password'))
    await logInAgain(page)
    expect(new URL(page.url()).pathname).toBe('/change-password')
    await expect.poll(() => page.getByLabel('New Password', { exact: true }).inputValue()).toBe('')
    expect(await savedInTab(page)).not.toMatch(/anseo-demo-1|nobody-guesses/)
  })
})

test(
  'a public page leads to the login too, with one toast for all its refused calls',
  { tag: '@deep' },
  async ({ openPage }) => {
    await endLogin()
    const page = await open(openPage, '/vendors?page=2')
    await logInAgain(page)
    expect(page.url()).toBe(`${product.url}/vendors?page=2`)
  },
)

test(
  'a step of a series that finds the login ended shows one toast',
  { tag: '@deep' },
  async ({ openPage }) => {
    const wanted = { slotDate: '1_12_2026', startTime: '06:00 PM', endTime: '07:00 PM' }
    const asked = { vendorId, ...wanted, everyWeeks: 1, visits: 2 }
    const { body } = await client.call('POST', '/api/user/series', asked)
    await vendor.call('POST', `/api/pro/series/${body.seriesId}/confirm`)
    const page = await open(openPage, `/my-series/${body.seriesId}`)
    await page.route('**/api/user/series/*', (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer ended' } }),
    )
    await button(page, /^Skip/).first().click()
    await logInAgain(page)
    expect(new URL(page.url()).pathname).toBe(`/my-series/${body.seriesId}`)
  },
)

test(
  'the end of a session leaves nothing of its client to another one who logs in here',
  { tag: '@deep' },
  async ({ openPage }) => {
    const email = newAddress()
    await newClient(product.url, email)
    const page = await open(openPage, `/appointment/${vendorId}`)
    await chooseTimes(page)
    await page.getByLabel(/^Note for /).fill('For nobody else')
    await bookButton(page).click()
    await endLogin()
    await pressIfThere(button(page, 'Yes, Book Appointment'))
    await page.waitForURL('**/login?next=*')
    await logInAs(page, email)
    await page.waitForURL((url) => url.pathname === `/appointment/${vendorId}`)
    await expect(page.getByLabel(/^Note for /)).toHaveValue('')
  },
)

test(
  'the end of a session leaves nothing of its client to another one who logs in after a reload',
  { tag: '@deep' },
  async ({ openPage }) => {
    const email = newAddress()
    await newClient(product.url, email)
    const page = await open(openPage, `/appointment/${vendorId}`)
    const note = page.getByLabel(/^Note for /)
    await note.fill('For nobody else')
    await expect.poll(() => ownKeys(page)).toContain(OWNER)
    await endLogin()
    await page.goto('/my-profile')
    await page.waitForURL('**/login?next=*')
    await page.reload()
    await logInAs(page, email)
    await page.waitForURL('**/my-profile')
    await page.goto(`/appointment/${vendorId}`)
    await expect(note).toHaveValue('')
    expect(await savedInTab(page)).not.toContain('For nobody else')
  },
)

test('a logout deletes unsent drafts', async ({ openPage }) => {
  const page = await open(openPage, `/appointment/${vendorId}`)
  await page.getByLabel(/^Note for /).fill('For nobody else')
  await page.goto(`/messages/${vendorId}/vendor`)
  await page.getByRole('textbox', { name: 'Message' }).fill('Neither is this')
  await expect.poll(() => ownKeys(page)).toHaveLength(3)
  await page.locator('.account-button').click()
  await page.getByText('Logout', { exact: true }).click()
  await button(page, 'Yes, Logout').click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await ownKeys(page)).toEqual([])
})

test(
  'the way back from the payment provider finds the payout dialog ready',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor } })
    // An empty answer leaves the page as it is, as a browser does that restores it.
    await page.route('**/provider', (route) => route.fulfill({ status: 204 }))
    await page.route('**/api/pro/payout-account', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ json: { success: true, url: '/provider' } })
        : route.fallback(),
    )
    await page.goto('/pro/profile')
    await page.getByRole('button', { name: 'Change account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change payout account' })
    await dialog.getByLabel('Your password').fill('anseo-demo-1')
    const proceed = dialog.getByRole('button', { name: 'Continue to payment provider' })
    const left = page.waitForResponse('**/provider')
    await proceed.click()
    await left
    await expect(proceed).toHaveAttribute('aria-busy', 'true')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(proceed).not.toHaveAttribute('aria-busy')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
  },
)
