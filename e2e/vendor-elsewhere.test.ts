import type { Page, Route } from 'playwright-core'
import { expect, type OpenPage, test } from './browser.ts'
import { loggedIn, ownProduct } from './own-product.ts'

// What a vendor edits while the same is changed on another device, or while a reply is lost.
const product = ownProduct()
const vendor = loggedIn(product, 'pro')
const admin = loggedIn(product, 'admin')

async function openPro(openPage: OpenPage, path: string, expectedComplaint = /ERR_FAILED/) {
  const page = await openPage({
    baseURL: product.url,
    signedIn: { pro: vendor },
    expectedComplaints: [expectedComplaint],
  })
  await page.goto(path)
  return page
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/**
 * Lets the first of these requests reach the server and loses its reply; returns the idempotency keys of all.
 * @param send takes the request there.
 */
async function loseFirstReply(
  page: Page,
  path: string,
  method: string,
  send: (route: Route, key: string) => Promise<unknown> = (route) => route.fetch(),
): Promise<string[]> {
  const keys: string[] = []
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    const key = route.request().headers()['idempotency-key'] ?? ''
    keys.push(key)
    if (keys.length > 1) return route.fallback()
    await send(route, key)
    await route.abort()
  })
  return keys
}

test('saving the profile keeps a fee that was changed elsewhere', { tag: '@deep' }, async ({ openPage }) => {
  const page = await openPro(openPage, '/pro/profile')
  await button(page, 'Edit profile').click()
  const form = new FormData()
  form.set('fees', '77')
  const headers = { authorization: `Bearer ${vendor.token}` }
  await fetch(`${product.url}/api/pro/profile`, { method: 'PATCH', headers, body: form })
  await page.reload()
  await page.getByLabel('About you').fill('Twelve years of curls.')
  await button(page, 'Save profile').click()
  await button(page, 'Edit profile').waitFor()
  const { fees, about } = (await vendor.call('GET', '/api/pro/profile')).body.vendorData
  expect({ fees, about }).toEqual({ fees: 77, about: 'Twelve years of curls.' })
})

test(
  'a rule and an hour that could not be saved leave the others as they were changed elsewhere',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPro(openPage, '/pro/booking-rules')
    const lose = (route: Route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback())
    await page.route('**/api/pro/{hours,booking-rules}', lose)
    await page.getByLabel('Times start every').selectOption('15 minutes')
    await page.getByText("Not saved. We've kept your changes.").waitFor()
    await page.getByRole('link', { name: 'Hours and time off' }).first().click()
    await page.getByLabel('Tuesday, from').selectOption('10:00 AM')
    await page.getByText("Not saved. We've kept your changes.").waitFor()

    await vendor.call('PUT', '/api/pro/booking-rules', { bufferMinutes: 30 })
    const { hours } = (await vendor.call('GET', '/api/pro/hours')).body
    await vendor.call('PUT', '/api/pro/hours', { ...hours, wed: [] })
    await page.unroute('**/api/pro/{hours,booking-rules}', lose)
    await button(page, 'Try Again').click()

    const rules = async () => (await vendor.call('GET', '/api/pro/booking-rules')).body.rules
    await expect.poll(rules).toMatchObject({ stepMinutes: 15, bufferMinutes: 30 })
    const saved = async () => (await vendor.call('GET', '/api/pro/hours')).body.hours
    await expect.poll(saved).toMatchObject({ tue: [{ start: '10:00 AM' }], wed: [], mon: hours.mon })
  },
)

test(
  "changing a client's tags keeps a phone number that was changed meanwhile",
  { tag: '@deep' },
  async ({ openPage }) => {
    const added = await vendor.call('POST', '/api/pro/contacts', {
      name: 'Brona Healy',
      phone: '086 555 0141',
    })
    const path = `/api/pro/contacts/${added.body.contact._id}`
    const page = await openPro(openPage, `/pro/clients/${added.body.contact._id}`)
    await button(page, 'Change').click()
    const dialog = page.getByRole('dialog', { name: 'Change client' })
    await dialog.getByLabel('Tags').fill('curly hair')
    await vendor.call('PATCH', path, { phone: '086 555 0142' })
    await page.reload()
    await button(page, 'Change').click()
    await expect(dialog.getByLabel('Tags')).toHaveValue('curly hair')
    await dialog.getByRole('button', { name: 'Save client' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await vendor.call('GET', path)).body.contact).toMatchObject({
      phone: '+353865550142',
      tags: ['curly hair'],
    })
  },
)

test('an appointment whose move lost its reply is moved once', { tag: '@deep' }, async ({ openPage }) => {
  const { body } = await vendor.call('POST', '/api/pro/appointments', {
    contact: { name: 'Dervla Nash' },
    slotDate: '10_12_2026',
    startTime: '10:00 AM',
    endTime: '11:00 AM',
    outsideHours: true,
  })
  const page = await openPro(openPage, `/pro/appointments/${body.appointmentId}`)
  const keys = await loseFirstReply(page, '**/slot', 'PATCH')
  await button(page, 'Move').click()
  const dialog = page.getByRole('dialog', { name: 'Move appointment' })
  await dialog.getByLabel('Day').fill('2026-12-11')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(keys).toHaveLength(2)
  expect(keys[0]).not.toBe('')
  expect(keys[1]).toBe(keys[0])
  const path = `/api/pro/appointments/${body.appointmentId}`
  const { appointment } = (await vendor.call('GET', path)).body
  expect(appointment).toMatchObject({ slotDate: '11_12_2026', startTime: '10:00 AM' })
  const { history } = (await vendor.call('GET', `${path}/history`)).body
  expect(history.filter(({ kind }: { kind: string }) => kind === 'rescheduled')).toHaveLength(1)
})

test(
  'an appointment of the vendor’s own that was refused is saved once its time is free',
  { tag: '@deep' },
  async ({ openPage }) => {
    const slot = { slotDate: '14_12_2026', startTime: '10:00 AM', endTime: '11:00 AM' }
    const first = { contact: { name: 'Enda Walsh' }, ...slot }
    const { appointmentId: id } = (await vendor.call('POST', '/api/pro/appointments', first)).body
    const page = await openPro(openPage, '/pro/appointments/new?day=2026-12-14&hour=10', /status of 409/)
    await page.getByRole('option', { name: 'New client', exact: true }).click()
    await page.getByLabel('New client').fill('Fionn Daly')
    await button(page, 'Save appointment').click()
    await page.getByRole('alert').waitFor()
    expect((await vendor.call('POST', `/api/pro/appointments/${id}/cancel`, {})).status).toBe(200)
    await button(page, 'Save appointment').click()
    await page.waitForURL('**/calendar?day=2026-12-14')
  },
)

test('a list whose import lost its reply is imported once', { tag: '@deep' }, async ({ openPage }) => {
  const { total } = (await vendor.call('GET', '/api/pro/contacts')).body
  const page = await openPro(openPage, '/pro/clients/import')
  const path = '/api/pro/contacts/import'
  const list = 'Name\nFidelma Roche\nGobnait Daly\n'
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await page.getByText('2 rows: 2 new').waitFor()
  // The content of a file is not among what a route reads of a request.
  await loseFirstReply(page, `**${path}`, 'POST', (_, key) => {
    const body = new FormData()
    body.set('document', new Blob([list], { type: 'text/csv' }), file.name)
    const headers = { authorization: `Bearer ${vendor.token}`, 'idempotency-key': key }
    return fetch(product.url + path, { method: 'POST', headers, body })
  })
  await button(page, 'Import clients').click()
  await page
    .getByRole('region', { name: 'Last import' })
    .getByText(/: 2 new$/)
    .waitFor()
  await button(page, 'Import clients').click()
  await page.getByRole('heading', { name: 'Imported' }).waitFor()
  expect((await vendor.call('GET', '/api/pro/contacts')).body.total).toBe(total + 2)
})

test(
  'a form in a dialog is kept by a click beside it once something is typed',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPro(openPage, '/pro/clients')
    const dialog = page.getByRole('dialog', { name: 'New client' })
    await button(page, 'New client').click()
    await dialog.waitFor()
    await page.mouse.click(5, 5)
    await dialog.waitFor({ state: 'detached' })
    await button(page, 'New client').click()
    await dialog.getByLabel('Name').fill('Ita Quirke')
    await page.mouse.click(5, 5)
    await expect(dialog.getByLabel('Name')).toHaveValue('Ita Quirke')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
  },
)

test(
  'the switch for taking bookings waits until the last change is saved',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPro(openPage, '/pro/')
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/pro/profile', async (route) => {
      if (route.request().method() === 'PATCH') await answered
      await route.fallback()
    })
    const taking = page.getByRole('switch', { name: 'Taking bookings' })
    await taking.click()
    await expect(taking).toBeDisabled()
    answer()
    await expect(taking).toBeEnabled()
    await taking.click()
    await expect(taking).toBeEnabled()
    await expect(taking).toHaveAttribute('aria-checked', 'true')
  },
)

test(
  'the figures of money follow what happens while the page is open',
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await openPro(openPage, '/pro/')
    await page.getByRole('region', { name: 'Earnings' }).waitFor()
    const again = page.waitForRequest('**/api/pro/earnings/summary')
    const { _id } = (await vendor.call('GET', '/api/pro/profile')).body.vendorData
    await admin.call('POST', `/api/admin/vendors/${_id}/payouts/hold`, {
      reason: 'We are checking a payment.',
    })
    await again
    await page.getByText('Next payout, on hold').waitFor()
  },
)

test('a private note shows what was written on another device', { tag: '@deep' }, async ({ openPage }) => {
  const { contact } = (await vendor.call('POST', '/api/pro/contacts', { name: 'Moya Grant' })).body
  const path = `/api/pro/contacts/${contact._id}`
  await vendor.call('PATCH', path, { note: 'Short hair.' })
  const page = await openPro(openPage, `/pro/clients/${contact._id}`)
  const note = page.getByLabel('Notes', { exact: true })
  await expect(note).toHaveValue('Short hair.')
  await vendor.call('PATCH', path, { note: 'Short hair. Gate code 4711.' })
  // The page loads again what it shows once it is back online.
  await page.evaluate(() => ['offline', 'online'].map((name) => dispatchEvent(new Event(name))))
  await expect(note).toHaveValue('Short hair. Gate code 4711.')
  await note.press('End')
  await note.pressSequentially(' Dog.')
  const written = async () => (await vendor.call('GET', path)).body.contact.note
  await expect.poll(written).toBe('Short hair. Gate code 4711. Dog.')
})
