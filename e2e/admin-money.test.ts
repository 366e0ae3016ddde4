import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { bookConfirmed } from './appointments.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { type Caller, logInDemo, payByCard } from './caller.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { untilDrawn } from './quiet-page.ts'

const product = ownProduct()
const admin = loggedIn(product, 'admin')

/** Books and pays with a card; returns the appointment's id and the vendor. */
async function bookPaid(card?: string): Promise<{ appointmentId: string; vendor: Caller }> {
  const client = await logInDemo(product.url, 'user')
  const vendor = await logInDemo(product.url, 'pro')
  const vendorId = (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id
  const { _id: appointmentId } = await bookConfirmed(client, vendor, { vendorId, fromDay: 5 })
  const intent = await client.call('POST', '/api/user/create-payment-intent', { appointmentId })
  const id = await payByCard(product.url, intent.body.clientSecret, card)
  await client.call('POST', '/api/user/verify-payment', { id })
  return { appointmentId, vendor }
}

/** Books, pays and cancels an appointment while the provider refuses refunds; returns its id. */
async function cancelUnrefunded(): Promise<string> {
  const { appointmentId, vendor } = await bookPaid()
  await admin.call('POST', '/dev/sandbox', { refunds: 'fail' })
  await vendor.call('POST', `/api/pro/appointments/${appointmentId}/cancel`)
  return appointmentId
}

async function openMoney(openPage: OpenPage, query = '', options: Partial<PageOptions> = {}): Promise<Page> {
  const page = await openPage({ baseURL: product.url, signedIn: { admin }, ...options })
  await page.goto(`/admin/money${query}`)
  return page
}

test(
  'an operator finds a refund by its appointment and retries it',
  { tag: '@deep' },
  async ({ openPage }) => {
    const returned = await cancelUnrefunded()
    const page = await openMoney(openPage)
    // The provider works again only when the operator retries: the product also retries by itself.
    await page.route('**/api/admin/refunds/*/retry', async (route) => {
      await admin.call('POST', '/dev/sandbox', { refunds: 'normal' })
      await route.continue()
    })
    await page.getByRole('table', { name: 'Payments' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: /^Refunds \d+/ }).click()
    await page.getByRole('table', { name: 'Refunds' }).waitFor()
    await page.getByRole('searchbox', { name: 'Search' }).fill(returned)
    const rows = page.getByRole('table', { name: 'Refunds' }).getByRole('row')
    await expect.poll(() => rows.count()).toBe(2)
    expect(new URL(page.url()).searchParams.get('search')).toBe(returned)
    await rows.last().getByRole('link').first().click()
    const story = page.getByRole('dialog', { name: 'Refund' })
    await story.getByText('Pending', { exact: true }).waitFor()
    await expectAccessible(page)
    await story.getByRole('button', { name: 'Retry now' }).click()
    await story.getByText('Refunded').waitFor()
    await expect.poll(() => story.getByRole('button', { name: 'Retry now' }).count()).toBe(0)
    await story.getByText('Refund sent').waitFor()
  },
)

test(
  'a search opens the tab with hits, and a dispute shows its deadline and is answered',
  { tag: '@deep' },
  async ({ openPage }) => {
    const { appointmentId } = await bookPaid('4000000000000259')
    const disputes = () => admin.call('GET', `/api/admin/disputes?search=${appointmentId}`)
    await expect.poll(async () => (await disputes()).body.total).toBe(1)
    const page = await openMoney(openPage, '?tab=payouts', { viewport: 'phone' })
    await page.getByRole('searchbox', { name: 'Search' }).fill(appointmentId)
    const payment = page.getByRole('table', { name: 'Payments' }).getByRole('row').last()
    await expect.poll(() => page.getByRole('table', { name: 'Payments' }).getByRole('row').count()).toBe(2)
    // On a phone the amount is on the same line as the payer, without its label.
    const [lead, amount] = await Promise.all(
      [payment.getByRole('link'), payment.getByText(/^€/)].map((each) => each.boundingBox()),
    )
    expect(Math.abs(lead!.y - amount!.y)).toBeLessThan(12)
    await page.getByRole('link', { name: /^Disputes 1/ }).click()
    await page.getByRole('table', { name: 'Disputes' }).getByRole('row').last().getByRole('link').click()
    const story = page.getByRole('dialog', { name: 'Dispute' })
    await story.getByText(/^Evidence due by .+, \d+ days left/).waitFor()
    await expectAccessible(page)
    await story.getByRole('link', { name: 'Answer dispute' }).click()
    await page.getByRole('heading', { name: /^Payment not recognised, €|^Service not received, €/ }).waitFor()
    const answer = page.getByLabel('Our answer to the bank')
    await expect.poll(() => answer.inputValue()).toContain('paid €')
    await expectAccessible(page)
    await answer.fill('winning_evidence')
    for (const part of ['Chat', 'Receipt']) await page.getByLabel(part, { exact: true }).fill('')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText(/^Saved .+ by /).waitFor()
    await page.getByRole('button', { name: 'Send to the bank' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send evidence' }).click()
    await page.getByText(/^Sent to the bank/).waitFor()
    await expect.poll(async () => (await disputes()).body.rows[0].status).toBe('won')
  },
)

test(
  'a file is sent with the evidence; the loss is accepted after its cost is shown',
  { tag: '@deep' },
  async ({ openPage }) => {
    const { appointmentId } = await bookPaid('4000000000000259')
    const disputes = () => admin.call('GET', `/api/admin/disputes?search=${appointmentId}`)
    await expect.poll(async () => (await disputes()).body.total).toBe(1)
    const [{ _id, amount }] = (await disputes()).body.rows
    const page = await openPage({
      baseURL: product.url,
      signedIn: { admin },
      viewport: 'phone',
      expectedComplaints: [/status of 400/, /status of 409/],
    })
    await page.goto(`/admin/disputes/${_id}`)
    const typed = Promise.withResolvers<void>()
    await page.route('**/api/admin/disputes/*/evidence', async (route) => {
      if (route.request().method() === 'PUT') await typed.promise
      await route.continue()
    })
    const replyTo = (method: string) =>
      page.waitForResponse(
        (reply) => reply.url().endsWith('/evidence') && reply.request().method() === method,
      )
    const answer = page.getByRole('textbox').first()
    await answer.fill('They were there.')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await answer.press('End')
    await answer.pressSequentially(' We have a photo.')
    // The page loads the evidence again once it is saved.
    const loaded = replyTo('PUT').then(() => replyTo('GET'))
    typed.resolve()
    await (await loaded).finished()
    await untilDrawn(page)
    await page.getByText('You have unsaved changes.').waitFor()
    await expect(answer).toHaveValue('They were there. We have a photo.')
    const file = (name: string, content: string) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(content),
    })
    await page.getByLabel('Add a file').setInputFiles(file('door.pdf', 'no document'))
    await page.getByText('Choose a PDF, or a JPEG, PNG or WebP photo.').waitFor()
    await page.getByLabel('Add a file').setInputFiles(file('door.pdf', '%PDF-1.7 %%EOF'))
    await page.getByText('door.pdf').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Replace the file').setInputFiles(file('bell.pdf', '%PDF-1.7 %%EOF'))
    await page.getByRole('button', { name: 'Keep file' }).click()
    await page.getByText('door.pdf').waitFor()
    await page.getByLabel('Replace the file').setInputFiles(file('bell.pdf', '%PDF-1.7 %%EOF'))
    await page.getByRole('button', { name: 'Replace file' }).click()
    await page.getByRole('button', { name: 'Remove bell.pdf' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Remove file' }).click()
    await page.getByRole('button', { name: 'Remove bell.pdf' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Accept the loss' }).click()
    const question = page.getByRole('dialog', { name: /^Accept the loss of €/ })
    await question
      .getByText(`keeps €${amount.toFixed(2)}, and the dispute fee of €20.00`, { exact: false })
      .waitFor()
    await question.getByText('unless you charge the amount to', { exact: false }).waitFor()
    await expectAccessible(page)
    const keys: (string | undefined)[] = []
    await page.route('**/api/admin/disputes/*/accept', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      await (keys.length === 1
        ? route.fulfill({
            status: 409,
            json: { success: false, code: 'EVIDENCE_SENT', message: 'Evidence sent' },
          })
        : route.continue())
    })
    await question.getByRole('button', { name: 'Accept the loss' }).click()
    await question.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Accept the loss' }).click()
    await question.getByRole('button', { name: 'Accept the loss' }).dblclick()
    await question.waitFor({ state: 'detached' })
    // The call that was refused before is sent again under another key.
    expect(new Set(keys).size).toBe(2)
    await expect.poll(async () => (await disputes()).body.rows[0].status).toBe('lost')
    await page.getByText('No evidence was sent.').waitFor()
    await page.getByRole('button', { name: 'Accept the loss' }).waitFor({ state: 'detached' })
  },
)

/** Makes the page show an appointment's payment twice, so that there are two to choose from. */
async function addPayment(page: Page, appointmentId: string) {
  const other = crypto.randomUUID()
  let original = ''
  await page.route(`**/api/admin/appointments/${appointmentId}`, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const [payment] = json.appointment.payments
    original = payment._id
    json.appointment.payments = [payment, { ...payment, _id: other }]
    await route.fulfill({ response, json })
  })
  await page.route(`**/api/admin/payments/${other}`, async (route) => {
    const url = route.request().url().replace(other, original)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
}

test('an operator previews and makes a partial refund, and both sides read the reason', async ({
  openPage,
}) => {
  const { appointmentId, vendor } = await bookPaid()
  const page = await openMoney(openPage)
  await addPayment(page, appointmentId)
  await page.goto(`/admin/appointments/${appointmentId}`)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const refund = page.getByRole('dialog', { name: 'Refund' })
  await refund.getByText(/ is left to refund\.$/).waitFor()
  await refund.getByRole('radio', { name: 'Part' }).click()
  await refund.getByRole('button', { name: /^Refund/ }).click()
  await refund.getByText('Choose who bears the refund.').waitFor()
  await refund.getByLabel('Refund amount (€)').fill('10')
  await refund.getByText('The vendor bears it').click()
  await refund.getByText(/€10\.00 comes off what .+ will earn for this appointment\./).waitFor()
  const reason = refund.getByLabel('Reason (both read it)')
  await reason.fill('The visit was shorter')
  const payment = refund.getByLabel('Payment')
  await payment.focus()
  for (const index of [1, 0]) {
    await payment.selectOption({ index })
    await expect(reason).toHaveValue('The visit was shorter')
    await expect(payment).toBeFocused()
  }
  await expectAccessible(page)
  await refund.getByRole('button', { name: 'Refund €10.00' }).dblclick()
  await refund.waitFor({ state: 'hidden' })
  await page.getByText('Refund of €10.00 started by our team').first().waitFor()
  const seen = async () =>
    (await vendor.call('GET', `/api/pro/appointments/${appointmentId}`)).body.appointment
  await expect.poll(async () => (await seen()).refundStatus).toBe('refunded')
  expect(await seen()).toMatchObject({ refundAmount: 10, refundsBorne: 10 })
  const { totalAmount, refundedBefore } = await seen()
  const pro = await openPage({ baseURL: product.url, signedIn: { pro: vendor } })
  await pro.goto(`/pro/appointments/${appointmentId}`)
  await pro.getByRole('button', { name: 'Cancel appointment' }).click()
  const left = `€${(totalAmount - refundedBefore).toFixed(2)}`
  await pro
    .getByRole('dialog')
    .getByText(`will get back the ${left} that hasn't been refunded yet.`, { exact: false })
    .waitFor()
})

test('the ledger balances, is filtered by account and saved as a file', async ({ openPage }) => {
  const page = await openMoney(openPage, '?tab=ledger')
  const ledger = page.getByRole('table', { name: 'Ledger' })
  await ledger.getByText('€0.00, balanced').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Account', { exact: true }).selectOption('Refunds due')
  await expect.poll(() => ledger.getByText('Charge', { exact: true }).count()).toBe(0)
  await ledger.getByText('€0.00, balanced').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^ledger-.+\.csv$/)
  const csv = await readFile((await download.path())!, 'utf8')
  const [head, ...entries] = csv.trim().split('\n')
  expect(head).toContain('Account,Debit,Credit')
  // Each movement is there as a whole: time, kind and source name it.
  const movements = Map.groupBy(entries, (entry) => entry.split(',').slice(0, 3).join())
  expect(movements.size).toBeGreaterThan(0)
  for (const [movement, lines] of movements) expect(lines.join(), movement).toContain('refunds-due')
})

test('on a phone payouts are cards that name their contents', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openMoney(openPage, '?tab=payouts', { viewport: 'phone' })
  const first = page.getByRole('table', { name: 'Payouts' }).getByRole('row').nth(1).getByRole('link').first()
  await first.waitFor()
  await expectAccessible(page)
  await first.click()
  const story = page.getByRole('dialog', { name: 'Payout' })
  await story.getByRole('heading', { name: 'Earnings' }).waitFor()
  await story.getByText('Payable to vendors').first().waitFor()
  await story.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.has('id')).toBe(false)
})

test('jobs and sweeps are shown', async ({ openPage }) => {
  const page = await openMoney(openPage)
  await page.goto('/admin/jobs')
  await page
    .getByRole('table', { name: 'Scheduled tasks' })
    .getByText('Resume refunds', { exact: false })
    .waitFor()
  await page.getByRole('heading', { name: 'No jobs found' }).waitFor()
  await expectAccessible(page)
})
