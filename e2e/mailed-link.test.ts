// covers: ASVS 14.2.1

import type { Page } from 'playwright-core'
import { bookButton } from './booking-page.ts'
import { expect, sharedProduct, test } from './browser.ts'
import { mailedLink } from './mails.ts'
import { NEW_PASSWORD, newAddress, newClient } from './new-client.ts'

const product = sharedProduct()

test('the token of an emailed link leaves the address, and the page still works when reloaded', async ({
  openPage,
}) => {
  const email = newAddress()
  await newClient(product.url, email)
  await fetch(`${product.url}/api/user/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const link = await mailedLink(product.url, email, '/reset-password')
  expect(link).toContain('?token=')
  const page = await openPage({ baseURL: product.url })
  await page.goto('/about')
  await page.goto(link)
  await page.waitForURL((url) => url.pathname === '/reset-password' && url.search === '')
  await page.reload()
  await page.getByLabel('New Password').fill('heather-on-howth-2')
  await page.getByLabel('Confirm Password').fill('heather-on-howth-2')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByText('Password changed. You can now log in.').waitFor()
  await page.waitForURL((url) => url.pathname === '/login')
  await page.goBack()
  expect(page.url()).not.toContain('token')
})

/** One page of each site; the others read their tokens in the same way. */
const OPENED_FIRST = new Set(['/verify-email', '/pro/reset-password', '/admin/invitation'])

for (const path of [
  '/pro/reset-password',
  '/admin/reset-password',
  '/admin/invitation',
  '/verify-email',
  '/pro/verify-email',
  '/not-me',
  '/pro/not-me',
  '/health-note',
])
  test(
    `the token leaves the address of ${path} too`,
    { tag: OPENED_FIRST.has(path) ? [] : '@deep' },
    async ({ openPage }) => {
      const page = await openPage({ baseURL: product.url, expectedComplaints: [/status of 400/] })
      await page.goto(`${path}?token=made-up`)
      await page.waitForURL((url) => url.pathname === path && url.search === '')
    },
  )

/** Signs up from the login page, up to the request to verify the address. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Create Account' }).click()
  await page.getByLabel('Full Name').fill('Maeve Quinn')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Create Account', exact: true }).click()
  await page.getByRole('heading', { name: 'Nearly there' }).waitFor()
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test(
  'a visitor who signs up on the way to a page gets there from the emailed link, in another browser too',
  { tag: '@deep' },
  async ({ openPage }) => {
    const wanted = '/notifications'
    const email = newAddress()
    const page = await openPage({ baseURL: product.url })
    await page.goto(wanted)
    await signUp(page, email)

    const other = await openPage({ baseURL: product.url })
    await other.goto(await mailedLink(product.url, email, '/verify-email'))
    await other.getByRole('heading', { name: 'Welcome to Anseo' }).waitFor()
    await other.getByText('Log in to carry on where you left off.').waitFor()
    await logIn(other, email)
    await other.waitForURL((url) => url.pathname === wanted)
  },
)

test(
  'a visitor who signs up while booking finds time, services, place and note again in another browser',
  { tag: '@deep' },
  async ({ openPage }) => {
    const found = await fetch(`${product.url}/api/vendor/list?search=Michelle+Devlin`)
    const { data } = (await found.json()) as { data: { _id: string }[] }
    const email = newAddress()
    const page = await openPage({ baseURL: product.url })
    await page.goto(`/appointment/${data[0]!._id}`)
    await page.getByRole('radio', { name: "At Michelle's place" }).click()
    await page.getByRole('button', { name: 'Select Perm' }).click()
    await page.getByRole('radio', { name: /26 November/ }).click()
    await page
      .getByRole('radiogroup', { name: /^Start time/ })
      .getByRole('radio')
      .nth(1)
      .click()
    const summary = page.getByRole('region', { name: 'Booking summary' })
    const time = await summary.getByText(/^\d\d:\d\d [AP]M to/).innerText()
    await page.getByLabel(/^Note for /).fill('The blue door, no. 7 & up')
    await bookButton(page).click()
    await page.waitForURL('**/login?next=*')
    await signUp(page, email)
    await page.getByRole('button', { name: 'Resend Email' }).click()

    const other = await openPage({ baseURL: product.url })
    await other.goto(await mailedLink(product.url, email, '/verify-email', 2))
    await logIn(other, email)
    const again = other.getByRole('region', { name: 'Booking summary' })
    await again.getByText(time).waitFor()
    await again.getByText('Perm').waitFor()
    await again.getByText("Michelle's place").waitFor()
    await expect(other.getByLabel(/^Note for /)).toHaveValue('The blue door, no. 7 & up')
  },
)
