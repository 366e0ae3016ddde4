import { readFile } from 'node:fs/promises'

import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'

import { bookNextFree } from './appointments.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { payByCard } from './caller.ts'
import { mailedLink } from './mails.ts'
import { newAddress } from './new-client.ts'
import { loggedIn, ownProduct } from './own-product.ts'

// Bookings of the days after the first Saturday are over at this instant.
const AFTER = '2026-11-29T10:30:00Z'
const NAME = 'Nessa Duffy'
const PASSWORD = 'rowan-and-hazel-7'

const product = ownProduct()
const client = loggedIn(product, 'user')
const admin = loggedIn(product, 'admin')

async function signUp(page: Page, email: string) {
  await page.goto('/pro/register')
  await page.getByLabel('Full Name').fill(NAME)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Phone').fill('087 123 4567')
  await page.getByLabel('Speciality').selectOption('Hairstylist')
  await page.getByLabel('Town or city').fill('Galway')
  await page.getByLabel('Area').fill('Salthill')
  await page.getByLabel('Experience').fill('6 years')
  await page.getByLabel('Fee per hour in euro').fill('40')
  await page.getByLabel('About you').fill('Cuts and colours, at home or on a terrace.')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  const first = await mailedLink(product.url, email, '/verify-email')
  await page.reload()
  await page.getByText(email).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Resend Email' }).click()
  await page.getByText("If this email needs verifying, we've sent a new link.").waitFor()
  const second = await mailedLink(product.url, email, '/verify-email', 2)
  expect(second).not.toBe(first)
  await page.goto(second)
  await page.getByText('Email verified!').first().waitFor()
}

async function logIn(page: Page, email: string) {
  await page.goto('/pro/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Six steps to your first booking' }).waitFor()
}

/** Fills in each form of the first steps, which leads back to them. */
async function setUp(page: Page) {
  const back = () => page.getByRole('heading', { name: 'Six steps to your first booking' }).waitFor()
  await page.getByRole('link', { name: 'Change profile' }).click()
  await page.getByLabel('Experience').fill('7 years')
  await page.reload()
  expect(await page.getByLabel('Experience').inputValue()).toBe('7 years')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await back()

  await page.getByRole('link', { name: 'Change prices and services' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Cut and blow-dry')
  await page.getByLabel('Price in euro').fill('55')
  await page.getByRole('button', { name: 'Save service' }).click()
  await back()
  await page.getByText('€40.00 per hour, one service.').waitFor()

  await page.getByRole('link', { name: 'Set up working hours' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save working hours' }).click()
  await back()
  await page.getByRole('link', { name: 'Change working hours' }).click()
  await page.getByRole('link', { name: 'Back to getting started' }).click()
  await back()
}

/** Uploads the documents that the checks require, and sets up the payout account. */
async function takeFirstSteps(page: Page) {
  const pdf = { name: 'document.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
  for (const check of ['Photo ID', 'Public liability insurance']) {
    const row = page.getByRole('listitem', { name: check })
    await row.locator('input[type=file]').first().setInputFiles(pdf)
    await row.getByText('document.pdf').waitFor()
  }
  await page.getByRole('button', { name: 'Set up payout details' }).click()
  await page.getByRole('button', { name: 'Continue to payment provider' }).click()
  await page.getByRole('button', { name: 'Save bank account' }).click()
  await page.getByRole('button', { name: 'Change payout details' }).waitFor()
}

const EXCEPTION = { exception: 'Seen in person, the papers follow.' }

/** Lists the vendor as the operator; returns its id. */
async function verify(email: string): Promise<string> {
  const { vendors } = (await admin.call('GET', `/api/admin/vendors?search=${encodeURIComponent(email)}`)).body
  const id = vendors[0]._id as string
  expect((await admin.call('POST', `/api/admin/vendors/${id}/verify`, EXCEPTION)).status).toBe(200)
  return id
}

async function pay({ _id: appointmentId }: AppointmentOnWire) {
  const { body } = await client.call('POST', '/api/user/create-payment-intent', { appointmentId })
  const id = await payByCard(product.url, body.clientSecret)
  const verified = await client.call('POST', '/api/user/verify-payment', { id })
  expect(verified.status).toBe(200)
}

test('a vendor goes from sign-up to the first paid appointment and its statement', async ({ openPage }) => {
  const email = newAddress()
  const page = await openPage({ baseURL: product.url, viewport: 'phone' })
  await signUp(page, email)
  await logIn(page, email)
  await setUp(page)
  await takeFirstSteps(page)
  const vendorId = await verify(email)

  await page.goto('/pro/hours')
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
  await page.getByRole('switch', { name: 'Sunday' }).click()
  await saved

  const appointment = await bookNextFree(client, { vendorId, fromDay: 2 })
  await page.goto('/pro/requests')
  await page
    .getByRole('article')
    .filter({ hasText: 'Ciara Nolan' })
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await page.getByRole('article').filter({ hasText: 'Ciara Nolan' }).waitFor({ state: 'detached' })
  await pay(appointment)

  // The page of a server that restarts loses its socket, and says so in the console.
  await page.goto('about:blank', { waitUntil: 'load' })
  await product.restart({ FAKE_NOW: AFTER })
  const { _id: appointmentId } = appointment
  expect((await client.call('POST', '/api/user/mark-complete', { appointmentId })).status).toBe(200)

  await page.goto('/pro/earnings?statement=2026-11')
  const entries = page.getByRole('table', { name: 'Earnings by appointment' })
  await entries.getByText('Ciara Nolan').waitFor()
  await entries.getByText('€40.00').waitFor()
  await entries.getByText('Due').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ])
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  for (const words of [NAME, '1 appointment €40.00', 'Closing balance €40.00']) expect(text).toContain(words)
})
