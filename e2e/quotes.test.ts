import { endTimesFrom } from '@anseo/domain/slot-grid'
import type { Locator, Page, Route } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { type Caller, logInDemo } from './caller.ts'
import { loggedIn, ownProduct } from './own-product.ts'
import { pressIfThere } from './press-if-there.ts'
import { onEachSize } from './each-size.ts'

const product = ownProduct()
const client = loggedIn(product, 'user')
let vendor: Caller
let vendorId: string
let clientId: string
test.beforeAll(async () => {
  vendorId = (await (await logInDemo(product.url, 'pro')).call('GET', '/api/pro/profile')).body.vendorData._id
  clientId = (await client.call('GET', '/api/user/get-profile')).body.userData._id
})
// One of the tests uses a login of its own, which it ends.
test.beforeEach(async () => {
  vendor = await logInDemo(product.url, 'pro')
})

async function open(openPage: OpenPage, path: string, options: Partial<PageOptions>) {
  const page = await openPage({ baseURL: product.url, ...options })
  await page.goto(path)
  await page.getByRole('log').waitFor()
  return page
}

const openAsClient = (openPage: OpenPage, options?: Partial<PageOptions>) =>
  open(openPage, `/messages/${vendorId}/vendor`, { signedIn: { client }, ...options })
const openAsVendor = (openPage: OpenPage, options?: Partial<PageOptions>) =>
  open(openPage, `/pro/messages/${clientId}`, { signedIn: { pro: vendor }, ...options })

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name })
const card = (page: Page, version: number) =>
  page.getByRole('article', { name: `Quote, version ${version}` }).last()
const editor = (page: Page) => page.getByRole('complementary', { name: 'Quote editor' })

/** Returns the vendor's next two free hours in the form that the editor needs. */
/** Finds two free hours, at the vendor's own place if wanted, where the way from other appointments is another. */
async function nextFree(place?: 'vendor') {
  const at = place ? `&place=${place}` : ''
  const { data } = (await client.call('GET', `/api/vendor/${vendorId}/availability?days=14${at}`)).body
  for (const { slotDate, free } of (data as { slotDate: string; free: string[] }[]).slice(2)) {
    const startTime = free.find((start) => endTimesFrom(free, start, 120).length > 0)
    if (startTime) return { slotDate, startTime, endTime: endTimesFrom(free, startTime, 120)[0]! }
  }
  throw new Error('The vendor has no free slot')
}

async function writeQuote(page: Page, { slotDate, startTime }: Awaited<ReturnType<typeof nextFree>>) {
  await button(page, 'Quote').click()
  const form = editor(page)
  await form.getByLabel('Day').selectOption(slotDate)
  await form.getByLabel('Start').selectOption(startTime)
  await form.getByRole('radio', { name: '2 h' }).click()
  await form.getByText("You're free then.").waitFor()
  await form.getByLabel('Line 1', { exact: true }).fill('Cut and blow-dry')
  await form.getByLabel('Amount of line 1').fill('150')
  await button(form, 'Add a line').click()
  await form.getByLabel('Line 2', { exact: true }).fill('Regular client')
  await form.getByLabel('Amount of line 2').fill('-30.00')
  return form
}

/** Sends a quote by the API. */
async function sendQuote(place?: 'vendor') {
  const slot = await nextFree(place)
  const items = [{ label: 'Dry cut', amount: 120 }]
  const body = { clientId, ...slot, items, validHours: 48 }
  return { slot, ...(await vendor.call('POST', '/api/pro/quotes', body)).body.quote }
}

onEachSize((viewport) => {
  test('a quote is written, replaced, accepted and its deposit paid, and each step shows live', async ({
    openPage,
  }) => {
    const shop = await openAsVendor(openPage, { viewport })
    const home = await openAsClient(openPage, { viewport })
    const slot = await nextFree()
    const form = await writeQuote(shop, slot)
    await expectAccessible(shop)
    await button(form, 'Preview').click()
    await shop.getByRole('dialog').getByText('€130.74').waitFor()
    await button(shop.getByRole('dialog'), 'Close').click()
    await button(form, 'Send version 1').click()
    await form.waitFor({ state: 'detached' })
    await card(shop, 1).getByText('Sent to Ciara').waitFor()
    await button(card(home, 1), 'Accept and pay €100.74').waitFor()
    await expectAccessible(home)

    await button(card(shop, 1), 'Edit').click()
    await editor(shop).getByText('Version 2 (replaces version 1)').waitFor()
    await editor(shop).getByLabel('Amount of line 1').fill('160')
    await button(editor(shop), 'Send version 2').click()
    await card(home, 1).getByText('was replaced').waitFor()
    await button(card(home, 1), 'Show').click()
    await card(home, 1).getByText('Total', { exact: true }).waitFor()
    await card(home, 2).getByText('€140.74').waitFor()

    await button(card(home, 2), 'Accept and pay €100.74').click()
    const payment = home.getByRole('dialog', { name: 'Confirm Payment' })
    await payment.getByText("You'll pay Aoife the remaining €40.00 on the day, €140.74 in total.").waitFor()
    expect(new URL(home.url()).pathname).toBe('/my-appointment')
    await card(shop, 2).getByText('View appointment').waitFor()
    await payment.getByLabel('Card number').fill('4242424242424242')
    await payment.getByLabel('Expiry date').fill('12 / 34')
    await payment.getByLabel('CVC').fill('123')
    await button(payment, /^Pay €/).click()
    await home.getByText(/^Payment received/).waitFor()
    await card(shop, 2).getByText('Paid').waitFor()
  })

  test(
    'asking for changes begins a message that names the version, before what was typed',
    { tag: '@deep' },
    async ({ openPage }) => {
      await sendQuote()
      const page = await openAsClient(openPage, { viewport })
      const line = page.getByRole('textbox', { name: 'Message' })
      await line.fill('an hour later?')
      await button(card(page, 1), 'Ask for changes').click()
      await expect.poll(() => line.inputValue()).toBe('About your quote (version 1): an hour later?')
      expect(await line.evaluate((element) => element === document.activeElement)).toBe(true)
    },
  )
})

test('an invalid quote shows errors beside its fields', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openAsVendor(openPage)
  await button(page, 'Quote').click()
  const form = editor(page)
  await form.getByLabel('Amount of line 1').fill('ten')
  await button(form, 'Send version 1').click()
  await form.getByText('Describe this item.').waitFor()
  await form.getByText('Enter an amount, like 55 or 55.50.').waitFor()
  await form.getByLabel('Line 1', { exact: true }).fill('Gift')
  await form.getByLabel('Amount of line 1').fill('0')
  await form.getByText('The total must be between €0.01 and €10,000.00.').waitFor()
  await expectAccessible(page)
  await button(form, 'Remove line 1').click()
  await expect(form.getByLabel('Line 1', { exact: true })).toBeFocused()
  await expect(form.getByLabel('Line 1', { exact: true })).toHaveValue('')
})

test(
  'a quote whose editor is closed while it is sent is not offered again',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openAsVendor(openPage)
    const form = await writeQuote(page, await nextFree())
    const held = Promise.withResolvers<void>()
    await page.route('**/api/pro/quotes', async (route) => {
      await held.promise
      await route.continue()
    })
    await button(form, 'Send version 1').click()
    await form.getByLabel('Note (optional)').fill('Typed too late')
    await expect(button(form, 'Send version 1')).toHaveAttribute('aria-busy', 'true')
    await button(form, 'Close the quote').click()
    held.resolve()
    await page.getByText('Quote sent, version 1').waitFor()
    await button(page, 'Quote').click()
    await expect(editor(page).getByLabel('Line 1', { exact: true })).toHaveValue('')
  },
)

test('a half-written quote survives the end of the session', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openAsVendor(openPage, { expectedComplaints: [/status of 401/] })
  const form = await writeQuote(page, await nextFree())
  await vendor.call('POST', '/api/pro/logout')
  await pressIfThere(button(form, 'Send version 1'))
  await page.waitForURL('**/login?next=*')
  await button(page, 'Use the demo account').click()
  await editor(page).waitFor()
  expect(await editor(page).getByLabel('Line 2', { exact: true }).inputValue()).toBe('Regular client')
  await button(editor(page), 'Send version 1').click()
  await editor(page).waitFor({ state: 'detached' })
})

test(
  'when the slot is gone other times are offered, and requested by a message',
  { tag: '@deep' },
  async ({ openPage }) => {
    const { slot } = await sendQuote()
    const page = await openAsClient(openPage, { expectedComplaints: [/status of 409/] })
    const booked = await client.call('POST', '/api/user/book-appointment', { vendorId, ...slot })
    // The client's own request gives way to the quote, a confirmed booking does not.
    await vendor.call('POST', `/api/pro/appointments/${booked.body.appointmentId}/confirm`)
    await button(card(page, 1), 'Accept and pay €100.74').click()
    await page.getByText('Ask for one of these instead').waitFor()
    const line = page.getByRole('textbox', { name: 'Message' })
    await line.fill('Thanks!')
    await card(page, 1).getByRole('status').getByRole('button').first().click()
    await expect.poll(() => line.inputValue()).toMatch(/^Could you quote me for .* instead\? Thanks!$/)
  },
)

test(
  'a quote for a request far ahead and off the hour keeps its day and time',
  { tag: '@deep' },
  async ({ openPage }) => {
    const { rules } = (await vendor.call('GET', '/api/pro/booking-rules')).body
    const save = (changes: object) =>
      vendor.call('PUT', '/api/pro/booking-rules', { ...rules, bufferHours: undefined, ...changes })
    expect((await save({ horizonDays: 90, stepMinutes: 15 })).status).toBe(200)
    const wanted = { slotDate: '20_1_2027', from: '10:15 AM', to: '02:00 PM', place: 'client' }
    const asked = { speciality: 'Hairstylist', text: 'For a wedding.', vendorIds: [vendorId], ...wanted }
    const { requestId } = (await client.call('POST', '/api/user/requests', asked)).body
    const page = await openAsVendor(openPage)
    // As behind a page of newer requests.
    await page.route(/\/api\/pro\/requests\?.*limit=20/, (route) =>
      route.fulfill({ json: { success: true, requests: [], nextCursor: null } }),
    )
    await page.goto(`/pro/messages/${clientId}?quote=new&request=${requestId}`)
    const form = editor(page)
    await expect(form.getByLabel('Day').locator('option:checked')).toHaveText('Wed 20 Jan 2027')
    await expect(form.getByLabel('Start').locator('option:checked')).toHaveText('10:15 AM')
    await form.getByText("You're free then.").waitFor()
    await save({})
  },
)

test(
  'a client outside the area of a vendor that works at both places says where before it accepts',
  { tag: '@deep' },
  async ({ openPage }) => {
    const { rules } = (await vendor.call('GET', '/api/pro/booking-rules')).body
    const save = (changes: object) =>
      vendor.call('PUT', '/api/pro/booking-rules', { ...rules, bufferHours: undefined, ...changes })
    const base = { eircode: 'T12 X5Y6', line1: '3 Patrick Street' }
    expect((await save({ base, radiusKm: 20, place: 'both' })).status).toBe(200)
    await sendQuote('vendor')
    const page = await openAsClient(openPage, { expectedComplaints: [/status of 409/] })
    await card(page, 1).getByText('You say where when you accept').waitFor()
    await button(card(page, 1), 'Accept and pay €100.74').click()
    const dialog = page.getByRole('dialog', { name: 'Where should it be?' })
    await dialog.getByLabel('Address line 1').fill('12 Harcourt Terrace')
    await dialog.getByLabel('Eircode').fill('D02 X285')
    await expectAccessible(page)
    await button(dialog, /^Accept, €/).click()
    await page.getByText("The vendor doesn't travel to this address. Choose another.").waitFor()
    await dialog.getByRole('radio', { name: /^At Aoife's place/ }).click()
    await button(dialog, /^Accept, €/).click()
    await page.waitForURL('**/my-appointment**')
    const { appointments } = (await client.call('GET', '/api/user/appointments')).body
    expect(appointments.filter(({ place }: { place: string }) => place === 'vendor')).toHaveLength(1)
    await save({})
  },
)

test('a withdrawn quote can no longer be accepted', { tag: '@deep' }, async ({ openPage }) => {
  await sendQuote()
  const [home, shop] = [await openAsClient(openPage), await openAsVendor(openPage)]
  await button(card(shop, 1), 'Withdraw').click()
  await button(shop.getByRole('dialog', { name: 'Withdraw this quote?' }), 'Withdraw quote').click()
  await card(home, 1).getByText('Withdrawn').waitFor()
  expect(await button(card(home, 1), 'Accept and pay €100.74').count()).toBe(0)
})

test(
  'the editor of a version does not turn into that of a new quote once the quote is accepted',
  { tag: '@deep' },
  async ({ openPage }) => {
    const quote = await sendQuote()
    const page = await openAsVendor(openPage, { expectedComplaints: [/status of 4(00|09)/] })
    await button(card(page, 1), 'Edit').click()
    const form = editor(page)
    await form.getByText('Version 2 (replaces version 1)').waitFor()
    const accepted = await client.call('POST', `/api/user/quotes/${quote._id}/accept`, { version: 1 })
    expect(accepted.status).toBe(200)
    await card(page, 1).getByText('View appointment').waitFor()
    const posts: string[] = []
    page.on(
      'request',
      (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname),
    )
    await button(form, 'Send version 2').click()
    await form.getByText('This quote has already been accepted.').waitFor()
    expect(posts).toEqual([`/api/pro/quotes/${quote._id}/versions`])
    await vendor.call('POST', `/api/pro/appointments/${accepted.body.appointmentId}/cancel`, {})
  },
)

test(
  'a link to a quote that does not load or is not there says so',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPage({
      baseURL: product.url,
      signedIn: { pro: vendor },
      expectedComplaints: [/status of 500/],
    })
    const refuse = (route: Route) => route.fulfill({ status: 500, json: { success: false } })
    await page.route('**/api/pro/quotes?*', refuse)
    await page.goto(`/pro/messages/${clientId}?quote=${crypto.randomUUID()}`)
    await editor(page).getByText("We couldn't load this quote").waitFor()
    await expectAccessible(page)
    await page.unroute('**/api/pro/quotes?*', refuse)
    await editor(page).getByRole('button', { name: 'Try Again' }).click()
    await editor(page).getByText("We couldn't find this quote or request").waitFor()
    await editor(page).getByRole('button', { name: 'Close the quote' }).click()
    await expect(editor(page)).toHaveCount(0)
  },
)

test(
  'another version is written of a quote that is not on the first page of messages',
  { tag: '@deep' },
  async ({ openPage }) => {
    const quote = await sendQuote()
    const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor } })
    // As behind many later messages.
    await page.route('**/api/pro/messages/*?*', async (route) => {
      const response = await route.fetch()
      const { messages, ...rest } = await response.json()
      const others = messages.filter(
        (message: { quote?: { _id: string } }) => message.quote?._id !== quote._id,
      )
      await route.fulfill({ response, json: { ...rest, messages: others } })
    })
    await page.goto(`/pro/messages/${clientId}?quote=${quote._id}`)
    await editor(page).getByText('Version 2 (replaces version 1)').waitFor()
  },
)
