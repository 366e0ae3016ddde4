import type { Page } from 'playwright-core'
import { type OpenPage, test } from './browser.ts'
import type { Viewport } from './chromium.ts'
import { onEachSize } from './each-size.ts'
import { type Product, startProduct } from './server.ts'

// A Saturday noon in Dublin; the appointment below is over by the later instant.
const BEFORE = '2026-11-21T12:00:00Z'
const AFTER = '2026-11-27T20:00:00Z'

let product: Product

const DAY = 'Thursday 26 November'
const START = '05:00 PM'
const END = '06:00 PM'
const HELLO = 'The blue door, second from the left'
const ANSWER = 'I will find it'

async function logInClient(openPage: OpenPage, viewport: Viewport): Promise<Page> {
  const page = await openPage({ baseURL: product.url, viewport })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use the demo account' }).click()
  await page.waitForURL('**/my-profile')
  return page
}

const visible = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true })
const card = (page: Page) =>
  page
    .getByRole('article')
    .filter({ hasText: 'Aoife Byrne' })
    .filter({ hasText: '26 Nov 2026' })
    .filter({ hasText: `${START} to ${END}` })

async function book(page: Page) {
  await page.goto('/vendors?search=Aoife+Byrne')
  await page.getByRole('link', { name: /^Aoife Byrne/ }).click()
  await page.getByRole('radio', { name: DAY }).click()
  await page.getByRole('radiogroup', { name: 'Start time' }).getByRole('radio', { name: START }).click()
  await page.getByRole('radiogroup', { name: 'End time' }).getByRole('radio', { name: END }).click()
  await visible(page, 'Book Appointment').click()
  await page.getByRole('button', { name: 'Yes, Book Appointment' }).click()
  await page.waitForURL('**/my-appointment')
}

async function confirmAsVendor(vendor: Page) {
  await vendor.goto('/pro/login')
  await vendor.getByRole('button', { name: 'Use the demo account' }).click()
  await vendor.getByRole('region', { name: 'Requests' }).waitFor()
  await vendor.goto('/pro/requests')
  const request = vendor
    .getByRole('article')
    .filter({ hasText: 'Ciara Nolan' })
    .filter({ hasText: `${START} to ${END}` })
  await request.getByRole('button', { name: /^Confirm/ }).click()
  await request.waitFor({ state: 'detached' })
}

async function pay(page: Page) {
  await card(page).getByRole('button', { name: 'Confirm Booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Payment' })
  await dialog.getByLabel('Card number').fill('4242 4242 4242 4242')
  await dialog.getByLabel('Expiry date').fill('12 / 34')
  await dialog.getByLabel('CVC').fill('123')
  await dialog.getByRole('button', { name: /^Pay €/ }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Writes into the chat that the page shows. */
async function say(page: Page, text: string) {
  await page.getByRole('log').waitFor()
  const composer = page.getByRole('textbox').filter({ visible: true }).last()
  await composer.fill(text)
  await composer.press('Enter')
  await page.getByRole('log').getByText(text).waitFor()
}

// People see it with its animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

onEachSize((viewport) => {
  // The second test continues the first, which is run again with it.
  test.describe.configure({ mode: 'serial' })
  test.beforeAll(async () => {
    product = await startProduct({ FAKE_NOW: BEFORE })
  })
  test.afterAll(() => product?.remove())

  // covers: §4.8, §6.4
  test('a client books, the vendor confirms, the client pays, both chat', async ({ openPage }) => {
    const page = await logInClient(openPage, viewport)
    const vendor = await openPage({ baseURL: product.url, viewport })
    await book(page)
    await card(page).getByText('Pending Confirmation').waitFor()

    await confirmAsVendor(vendor)
    // The client's page gets the event and shows the payment button without a reload.
    await card(page).getByText('Confirm appointment by paying').waitFor()

    await pay(page)
    await card(page).getByText('Paid', { exact: true }).waitFor()

    await card(page)
      .getByRole('link')
      .or(card(page).getByRole('button', { name: /Aoife Byrne/ }))
      .first()
      .click()
    await say(page, HELLO)
    await vendor.goto('/pro/messages')
    await vendor.getByText(HELLO).first().click()
    await say(vendor, ANSWER)
    await page.getByRole('log').getByText(ANSWER).waitFor()
  })

  test('after a restart everything is there, and the client marks it complete', async ({ openPage }) => {
    await product.restart({ FAKE_NOW: AFTER })
    const page = await logInClient(openPage, viewport)
    await page.goto('/my-appointment')
    await card(page).getByRole('button', { name: 'Mark Appointment as Complete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as complete' }).click()
    await card(page).getByText('Completed', { exact: true }).waitFor()
    await page.goto('/messages')
    await page.getByText(ANSWER).first().waitFor()
  })
})
