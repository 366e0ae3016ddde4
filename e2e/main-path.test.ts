import type { Page } from 'playwright-core'
import { type OpenPage, test } from './browser.ts'
import { type Product, startProduct } from './server.ts'
import { tagsOf } from './each-size.ts'

// A Saturday noon in Dublin; both appointments below are over by the later instant.
const BEFORE = '2026-11-21T12:00:00Z'
const AFTER = '2026-11-27T20:00:00Z'

let product: Product
test.beforeAll(async () => {
  product = await startProduct({ FAKE_NOW: BEFORE })
})
test.afterAll(() => product?.remove())

/** Each size has an hour of its own, so that the two runs do not meet. */
const RUNS = [
  {
    viewport: 'phone',
    day: 'Thursday 26 November',
    shown: '26 Nov 2026',
    start: '05:00 PM',
    end: '06:00 PM',
  },
  {
    viewport: 'desktop',
    day: 'Friday 27 November',
    shown: '27 Nov 2026',
    start: '06:00 PM',
    end: '07:00 PM',
  },
] as const
type Run = (typeof RUNS)[number]

async function logInClient(openPage: OpenPage, { viewport }: Run): Promise<Page> {
  const page = await openPage({ baseURL: product.url, viewport })
  await page.goto('/login')
  await page.locator('html[data-ready]').waitFor()
  await page.getByRole('button', { name: 'Use the demo account' }).click()
  await page.waitForURL('**/my-profile')
  return page
}

const visible = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true })
const card = (page: Page, { shown, start, end }: Run) =>
  page
    .getByRole('article')
    .filter({ hasText: 'Aoife Byrne' })
    .filter({ hasText: shown })
    .filter({ hasText: `${start} to ${end}` })

async function book(page: Page, { day, start, end }: Run) {
  await page.goto('/vendors?search=Aoife+Byrne')
  await page.getByRole('link', { name: /^Aoife Byrne/ }).click()
  await page.getByRole('radio', { name: day }).click()
  await page.getByRole('radiogroup', { name: 'Start time' }).getByRole('radio', { name: start }).click()
  await page.getByRole('radiogroup', { name: 'End time' }).getByRole('radio', { name: end }).click()
  await visible(page, 'Book Appointment').click()
  await page.getByRole('button', { name: 'Yes, Book Appointment' }).click()
  await page.waitForURL('**/my-appointment')
}

async function confirmAsVendor(vendor: Page, { start, end }: Run) {
  await vendor.goto('/pro/login')
  await vendor.getByRole('button', { name: 'Use the demo account' }).click()
  await vendor.getByRole('region', { name: 'Requests' }).waitFor()
  await vendor.goto('/pro/requests')
  const request = vendor
    .getByRole('article')
    .filter({ hasText: 'Ciara Nolan' })
    .filter({ hasText: `${start} to ${end}` })
  await request.getByRole('button', { name: /^Confirm/ }).click()
  await request.waitFor({ state: 'detached' })
}

async function pay(page: Page, run: Run) {
  await card(page, run).getByRole('button', { name: 'Confirm Booking' }).click()
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

for (const run of RUNS)
  test.describe(`on a ${run.viewport}`, { tag: tagsOf(run.viewport) }, () => {
    // covers: §4.8, §6.4
    test('a client books, the vendor confirms, the client pays, both chat', async ({ openPage }) => {
      const page = await logInClient(openPage, run)
      const vendor = await openPage({ baseURL: product.url, viewport: run.viewport })
      await book(page, run)
      await card(page, run).getByText('Pending Confirmation').waitFor()

      await confirmAsVendor(vendor, run)
      // The client's page hears of it and shows the way to pay by itself.
      await card(page, run).getByText('Confirm appointment by paying').waitFor()

      await pay(page, run)
      await card(page, run).getByText('Paid', { exact: true }).waitFor()

      const hello = `See you then, from the ${run.viewport}`
      const answer = `Looking forward to the ${run.viewport}`
      await card(page, run)
        .getByRole('link')
        .or(card(page, run).getByRole('button', { name: /Aoife Byrne/ }))
        .first()
        .click()
      await say(page, hello)
      await vendor.goto('/pro/messages')
      await vendor.getByText(hello).first().click()
      await say(vendor, answer)
      await page.getByRole('log').getByText(answer).waitFor()
    })
  })

test('after a restart everything is there, and the client marks both complete', async ({ openPage }) => {
  await product.restart({ FAKE_NOW: AFTER })
  const page = await logInClient(openPage, RUNS[1])
  await page.goto('/my-appointment')
  for (const run of RUNS) {
    await card(page, run).getByRole('button', { name: 'Mark Appointment as Complete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as complete' }).click()
    await card(page, run).getByText('Completed', { exact: true }).waitFor()
  }
  await page.goto('/messages')
  await page.getByText('Looking forward to the desktop').first().waitFor()
})
