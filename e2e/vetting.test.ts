import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { type Caller, logIn, logInDemo } from './caller.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { pressIfThere } from './press-if-there.ts'

const product = ownProduct()
const admin = loggedIn(product, 'admin')

const ORLA = 'orla.fitzgerald@demo.test'
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1')
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const check = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

async function open(
  openPage: OpenPage,
  site: 'pro' | 'admin',
  caller: Caller,
  path: string,
  options: Partial<PageOptions> = {},
): Promise<Page> {
  const page = await openPage({ baseURL: product.url, signedIn: { [site]: caller }, ...options })
  await page.goto(path)
  return page
}

/** Resolves once the server has accepted a socket of the page; to be called before the page opens one. */
const untilWelcomed = (page: Page): Promise<void> =>
  new Promise((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('40')) resolve()
      }),
    ),
  )

/** Counts the dark points of a drawn page, which are its words. */
function countDark(element: Element): number {
  const { width, height } = element as HTMLCanvasElement
  const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height)
  return data.filter((value, index) => index % 4 === 0 && value < 100 && data[index + 3]! > 200).length
}

async function vendorIdOf(search: string): Promise<string> {
  const { body } = await admin.call('GET', `/api/admin/vendors?search=${search}`)
  return body.vendors[0]._id
}

test('an unlisted vendor lands on the first steps and uploads its documents', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, viewport: 'phone' })
  await page.goto('/pro/login')
  await page.getByLabel('Email').fill(ORLA)
  await page.getByLabel('Password', { exact: true }).fill('anseo-demo-1')
  await button(page, 'Login').click()
  await page.waitForURL('**/pro/getting-started')
  await page.getByText('4 of 6 done').waitFor()
  await expectAccessible(page)

  const insurance = check(page, 'Public liability insurance')
  await insurance.getByText('Missing').waitFor()
  const input = insurance.locator('input[type=file]').first()
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') })
  await insurance.getByText('Choose a PDF, or a JPEG, PNG or WebP photo.').waitFor()
  await input.setInputFiles(pdf('Policy.pdf'))
  await insurance.getByText('Under review').waitFor()
  await page.getByText('5 of 6 done').waitFor()

  await insurance.getByRole('button', { name: 'Remove Policy.pdf' }).click()
  await expectAccessible(page)
  await button(page, 'Remove document').click()
  await insurance.getByText('Missing').waitFor()
  await input.setInputFiles(pdf('Policy 2026.pdf'))
  await insurance.getByRole('button', { name: 'Policy 2026.pdf', exact: true }).waitFor()

  await button(page, 'Change payout details').click()
  await expectAccessible(page)
  await page.getByLabel('Your password').fill('anseo-demo-1')
  await button(page, 'Continue to payment provider').click()
  await button(page, 'Save bank account').click()
  await page.getByText('Payout account saved').first().waitFor()

  await button(page, 'Preview my page').click()
  await page.getByRole('dialog', { name: 'Your public page, once you are listed' }).waitFor()
  await expectAccessible(page)

  await page.goto('/pro/profile')
  await page.getByText("Clients can book you once you're listed.").waitFor()
})

test(
  'a document that is sent slowly is not given up after half a minute',
  { tag: '@deep' },
  async ({ openPage }) => {
    const vendor = await logIn(product.url, 'pro', ORLA)
    const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, viewport: 'phone' })
    await page.clock.install()
    await page.goto('/pro/getting-started')
    const insurance = check(page, 'Public liability insurance')
    const chooser = insurance.locator('input[type=file]').first()
    await chooser.waitFor({ state: 'attached' })
    const network = await page.context().newCDPSession(page)
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 200_000,
    })
    const [version, ...rest] = PDF.toString().split('\n')
    const large = [version, '%'.repeat(600_000), ...rest].join('\n')
    const sending = page.waitForRequest('**/api/pro/documents')
    await chooser.setInputFiles({ ...pdf('Slow policy.pdf'), buffer: Buffer.from(large) })
    await sending
    await page.clock.fastForward('01:00')
    await insurance.getByRole('button', { name: 'Slow policy.pdf', exact: true }).waitFor()
  },
)

test('an operator judges each document beside the application, and the vendor sees it live', async ({
  openPage,
}) => {
  const vendor = await logIn(product.url, 'pro', ORLA)
  const steps = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, viewport: 'phone' })
  const connected = untilWelcomed(steps)
  await steps.goto('/pro/getting-started')
  await connected
  await check(steps, 'Food safety (HACCP)').getByText('Under review').waitFor()

  const page = await open(openPage, 'admin', admin, '/admin/vetting')
  await page.getByRole('link', { name: 'Orla Fitzgerald' }).click()
  await page.getByRole('link', { name: 'Review documents' }).click()
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  await card('Photo ID').getByRole('img', { name: 'Passport.jpg' }).waitFor()

  const drawn = page.getByRole('img', { name: 'HACCP level 2.pdf, page 1 of 1' })
  await page.getByText('Made up for the demonstration.').waitFor({ state: 'attached' })
  expect(await drawn.evaluate(countDark)).toBeGreaterThan(100)

  await button(page, 'Reject Food safety (HACCP)').click()
  await page.getByLabel('What needs to change (sent to the vendor)').fill('The certificate is for level 1.')
  await button(page, 'Reject document').click()
  await card('Food safety (HACCP)').getByText('Not accepted').waitFor()
  await check(steps, 'Food safety (HACCP)').getByText('Reason: The certificate is for level 1.').waitFor()
  await check(steps, 'Food safety (HACCP)')
    .locator('input[type=file]')
    .last()
    .setInputFiles(pdf('Level 2.pdf'))
  await check(steps, 'Food safety (HACCP)').getByText('Under review').waitFor()

  await page.reload()
  for (const name of ['Public liability insurance', 'Food safety (HACCP)']) {
    await button(page, `Approve ${name}`).click()
    if (name.startsWith('Public')) {
      await button(page, 'Approve document').click()
      await page.getByText('Enter the expiry date.').waitFor()
    }
    await page.getByLabel('Expiry date').fill('2027-10-31')
    await button(page, 'Approve document').click()
    await card(name).getByText('Approved', { exact: true }).waitFor()
    await card(name).getByText('Checked 21 Nov 2026, valid until 31 Oct 2027.').waitFor()
  }
  await page
    .getByRole('region', { name: 'Decisions' })
    .getByText('“The certificate is for level 1.”')
    .waitFor()
  await button(page, 'Verify vendor').click()
  expect(await page.getByText('Not checked yet').count()).toBe(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Verify vendor' }).click()
  await button(page, 'Suspend vendor').waitFor()
  await steps.getByText("You're verified. Clients can find and book you.").waitFor()
})

test(
  'a listed vendor sees when its documents expire, and uploads the next one',
  { tag: '@deep' },
  async ({ openPage }) => {
    const own = await logIn(product.url, 'pro', 'oisin.lacey@demo.test')
    const page = await open(openPage, 'pro', own, '/pro/', { viewport: 'phone' })
    await button(page, 'More').click()
    await page.getByRole('link', { name: 'Documents' }).click()
    const insurance = check(page, 'Public liability insurance')
    await insurance.getByText('Expires soon').waitFor()
    await insurance.getByText('Valid until 17 Dec 2026.').waitFor()
    await expectAccessible(page)
    await insurance.locator('input[type=file]').first().setInputFiles(pdf('Policy 2027.pdf'))
    await insurance.getByText("Valid until 17 Dec 2026. We're reviewing your new document.").waitFor()
    await insurance.getByRole('button', { name: 'Policy 2027.pdf', exact: true }).waitFor()
  },
)

test('a client reads what the Verified badge means', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPage({ baseURL: product.url, viewport: 'phone' })
  await page.goto(`/appointment/${await vendorIdOf('oisin%20lacey')}`)
  await page.getByText('What “Verified” means').click()
  await page.getByText(/^Checked \d+ \w+ \d{4}\. Valid until 17 Dec 2026\.$/).waitFor()
  await expectAccessible(page)
})

test("an operator's input survives the end of the session", { tag: '@deep' }, async ({ openPage }) => {
  const own = await logInDemo(product.url, 'admin')
  const path = `/admin/vetting/${await vendorIdOf('priya')}`
  const page = await open(openPage, 'admin', own, path, { expectedComplaints: [/status of 401/] })
  await button(page, 'Approve Public liability insurance').click()
  await page.getByLabel('Expiry date').fill('2027-09-30')
  await own.call('POST', '/api/admin/logout')
  await button(page, 'Approve document').click()
  await page.waitForURL('**/admin/login?next=*')
  await button(page, 'Use the demo account').click()
  await page.waitForURL(`**${path}`)
  await button(page, 'Approve Public liability insurance').click()
  expect(await page.getByLabel('Expiry date').inputValue()).toBe('2027-09-30')
  await expectAccessible(page)
})

test(
  'a vendor edits its profile, and its input survives the end of the session',
  { tag: '@deep' },
  async ({ openPage }) => {
    const own = await logInDemo(product.url, 'pro')
    const page = await open(openPage, 'pro', own, '/pro/profile', {
      expectedComplaints: [/status of 40[01]/],
    })
    await button(page, 'Edit profile').click()
    await page.getByLabel('About you').fill('Cuts at your kitchen table.')
    await page.getByLabel('Fee per hour in euro').fill('none')
    await button(page, 'Save profile').click()
    await page.getByText('Enter a fee in euro.').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Fee per hour in euro').fill('48')
    await own.call('POST', '/api/pro/logout')
    await pressIfThere(button(page, 'Save profile'))
    await page.waitForURL('**/pro/login?next=*')
    await button(page, 'Use the demo account').click()
    await page.waitForURL('**/pro/profile')
    expect(await page.getByLabel('About you').inputValue()).toBe('Cuts at your kitchen table.')
    await button(page, 'Save profile').click()
    await page.getByText('Profile saved').waitFor()
    await page.getByRole('region', { name: 'What clients see' }).getByText('€48.00').waitFor()
  },
)

test(
  'a new application at the top does not replace the one being decided on',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await open(openPage, 'admin', admin, '/admin/vetting')
    const shown = page.getByRole('complementary').getByRole('heading', { level: 2 })
    const name = await shown.innerText()
    await button(page, 'Reject').click()
    const dialog = page.getByRole('dialog', { name: 'Reject this application?' })
    await dialog.getByText(name).waitFor()
    await page.route('**/api/admin/vendors?*', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      await route.fulfill({ response, json: { ...json, vendors: json.vendors.toReversed() } })
    })
    const reloaded = page.waitForResponse('**/api/admin/vendors?*')
    // The list loads again once a connection is back.
    await page.evaluate(() => ['offline', 'online'].forEach((kind) => dispatchEvent(new Event(kind))))
    await reloaded
    await page.waitForTimeout(300)
    await dialog.getByText(name).waitFor()
  },
)

test(
  'the field for the organisation of a Garda vetting can be emptied',
  { tag: '@deep' },
  async ({ openPage }) => {
    const vendor = await logInDemo(product.url, 'pro')
    const stated = { organisation: 'Rathmines Crèche', vettedOn: '2026-10-01' }
    await vendor.call('PUT', '/api/pro/garda-vetting', stated)
    const page = await open(openPage, 'pro', vendor, '/pro/documents')
    await button(page, 'Change what you told us').click()
    const field = page.getByRole('dialog').getByLabel('Organisation')
    await expect(field).toHaveValue('Rathmines Crèche')
    await field.fill('')
    await expect(field).toHaveValue('')
  },
)
