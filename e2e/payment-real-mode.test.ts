// covers: ASVS 13.4.2, 15.2.3
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { Page } from 'playwright-core'
import { appointmentOf, bookConfirmed, cardOf } from './appointments.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { loggedInParties } from './parties.ts'
import { ownProduct } from './own-product.ts'
import { inOwnProcess } from './prepared-product.ts'
import { payButton, payDialog, typeCard } from './payment-dialog.ts'
import { answerScript, serveStripe, stripeScript } from './stripe-script.ts'

// The product as it runs with Stripe, whose place a sandbox takes: its script in the browser and its API for the
// server. That proves our code of this mode, not Stripe's (docs/decisions/016-real-provider.md).

const VISA = '4242424242424242'
const ASKS_THE_BANK = '4000002760003184'

const provider = ownProduct()
const withStripeSettings = () => ({
  STRIPE_SECRET_KEY: 'sk_test_e2e',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_e2e',
  STRIPE_WEBHOOK_SECRET: 'whsec_e2e',
  STRIPE_STAND_IN: provider.url,
  NODE_OPTIONS: `--import=${import.meta.resolve('./stripe-stand-in.ts')}`,
})
const product = ownProduct(withStripeSettings, inOwnProcess)
const parties = loggedInParties(product)
const { client, vendor } = parties
let script: string
test.beforeAll(async () => void (script = await stripeScript()))

const toBePaid = () => bookConfirmed(client, vendor, { vendorId: parties.vendorId, hours: 2 })
const isPaid = async ({ _id }: AppointmentOnWire) => (await appointmentOf(client, _id)).payment

/** Opens My Appointments with prepared replies of the provider, and then the payment dialog. */
async function openPayment(
  openPage: OpenPage,
  appointment: AppointmentOnWire,
  prepare: (page: Page) => Promise<void>,
  options: Partial<PageOptions> = {},
): Promise<Page> {
  const page = await openPage({ baseURL: product.url, signedIn: { client }, ...options })
  await prepare(page)
  await page.goto('/my-appointment')
  await cardOf(page, appointment).getByRole('button', { name: 'Confirm Booking' }).click()
  await payDialog(page).waitFor()
  return page
}

const withStripe = (page: Page) => serveStripe(page, script, provider.url)

async function expectPaid(page: Page, appointment: AppointmentOnWire) {
  await page.getByText('Payment received. Your appointment is all set.').waitFor()
  await payDialog(page).waitFor({ state: 'detached' })
  expect(await isPaid(appointment)).toBe(true)
}

test('the script is loaded with the payment only, gets our key, and a card pays', async ({ openPage }) => {
  const appointment = await toBePaid()
  const scripts: string[] = []
  const page = await openPayment(openPage, appointment, async (opened) => {
    opened.on('request', (request) => {
      if (request.url().includes('js.stripe.com')) scripts.push(request.url())
    })
    await withStripe(opened)
    await opened.goto('/')
    await opened.goto('/vendors')
    expect(scripts).toEqual([])
  })
  await typeCard(payDialog(page), VISA)
  expect(scripts).toHaveLength(1)
  expect(await page.evaluate('window.keyGivenToStripe')).toBe('pk_test_e2e')
  await payButton(page).click()
  await expectPaid(page, appointment)
})

test("only pages where clients pay allow the provider's script", async () => {
  const policyOf = async (path: string) =>
    (await fetch(product.url + path)).headers.get('content-security-policy')!
  for (const path of ['/my-appointment', '/my-profile?add=card'])
    expect(await policyOf(path)).toContain('https://js.stripe.com')
  for (const path of ['/', '/messages', '/my-profile', '/my-appointments', '/pro/', '/admin/'])
    expect(await policyOf(path)).not.toContain('stripe')
})

test(
  "a client who follows links to the payment pays in a document that allows the provider's script",
  { tag: '@deep' },
  async ({ openPage }) => {
    const appointment = await toBePaid()
    const page = await openPage({ baseURL: product.url, signedIn: { client } })
    await withStripe(page)
    await page.goto('/receipts')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await page.getByRole('banner').getByRole('button', { name: 'Ciara Nolan' }).click()
    await page.getByRole('menuitem', { name: 'My Appointments' }).click()
    await cardOf(page, appointment).getByRole('button', { name: 'Confirm Booking' }).click()
    await typeCard(payDialog(page), VISA)
    expect(documents).toEqual(['/my-appointment'])
    await payButton(page).click()
    await expectPaid(page, appointment)
  },
)

test(
  '3-D Secure opens over the dialog, which stays; then the card is charged',
  { tag: '@deep' },
  async ({ openPage }) => {
    const appointment = await toBePaid()
    const page = await openPayment(openPage, appointment, withStripe)
    await typeCard(payDialog(page), ASKS_THE_BANK)
    await payButton(page).click()
    await page.getByRole('button', { name: 'Fail authentication' }).click()
    await page
      .locator('.toast')
      .getByText(/authenticate/)
      .waitFor()
    await payButton(page).click()
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await expectPaid(page, appointment)
  },
)

test('after a reload during 3-D Secure the same intent is paid', { tag: '@deep' }, async ({ openPage }) => {
  const appointment = await toBePaid()
  const page = await openPayment(openPage, appointment, withStripe)
  const intents = new Set<string>()
  page.on('request', (request) => {
    const intent = /payment_intents\/(\w+)\/confirm/.exec(request.url())?.[1]
    if (intent) intents.add(intent)
  })
  await typeCard(payDialog(page), ASKS_THE_BANK)
  await payButton(page).click()
  await page.getByRole('button', { name: 'Complete authentication' }).waitFor()
  await page.reload()
  await typeCard(payDialog(page), VISA)
  await payButton(page).click()
  await expectPaid(page, appointment)
  expect(intents.size).toBe(1)
})

test(
  'without the script the dialog says so, and another try pays',
  { tag: '@deep' },
  async ({ openPage }) => {
    const appointment = await toBePaid()
    let reachable = false
    const page = await openPayment(
      openPage,
      appointment,
      async (opened) => {
        await withStripe(opened)
        await opened.route('https://js.stripe.com/**', (route) =>
          reachable ? answerScript(route, script) : route.abort(),
        )
      },
      { expectedComplaints: [/ERR_FAILED/] },
    )
    await page.locator('.toast').getByText('Failed to initialize payment').waitFor()
    reachable = true
    await payDialog(page).getByRole('button', { name: 'Try Again' }).click()
    await typeCard(payDialog(page), VISA)
    await payButton(page).click()
    await expectPaid(page, appointment)
  },
)

test('a late script is not waited for, and serves the next try', { tag: '@deep' }, async ({ openPage }) => {
  const appointment = await toBePaid()
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const page = await openPayment(openPage, appointment, async (opened) => {
    await withStripe(opened)
    await opened.route('https://js.stripe.com/**', async (route) => {
      await arrived
      await answerScript(route, script)
    })
  })
  await page.locator('.toast').getByText('Failed to initialize payment').waitFor()
  arrive()
  await payDialog(page).getByRole('button', { name: 'Try Again' }).click()
  await payDialog(page).getByLabel('Card number').waitFor()
})

test(
  'a payment that was already made is shown as paid after a reload',
  { tag: '@deep' },
  async ({ openPage }) => {
    const appointment = await toBePaid()
    const page = await openPayment(openPage, appointment, withStripe, { expectedComplaints: [/409/] })
    // Never answered: the dialog waits, so nothing that the server learns meanwhile closes it before the reload.
    await page.route('**/api/user/verify-payment', () => undefined)
    await typeCard(payDialog(page), VISA)
    const charged = page.waitForRequest('**/api/user/verify-payment')
    await payButton(page).click()
    await charged
    await page.reload()
    await expectPaid(page, appointment)
  },
)

test(
  "a card is added in the profile, in a document that allows the provider's script",
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({ baseURL: product.url, signedIn: { client } })
    await withStripe(page)
    await page.goto('/my-profile')
    await page.getByRole('link', { name: 'Add a card' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a card' })
    await typeCard(dialog, VISA)
    expect(await page.evaluate('window.keyGivenToStripe')).toBe('pk_test_e2e')
    await dialog.getByRole('button', { name: 'Save card' }).click()
    await page.getByText('Card saved').waitFor()
    await page.getByRole('button', { name: 'Remove Visa ending 4242' }).waitFor()
  },
)
