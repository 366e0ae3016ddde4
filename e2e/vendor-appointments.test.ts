import type { ServiceOnWire } from '@anseo/contract/services'
import { formatWallTime } from '@anseo/domain/wall-time'
import type { Page } from 'playwright-core'
import { expectAccessible } from './accessibility.ts'
import { bookNextFree } from './appointments.ts'
import { expect, type OpenPage, type PageOptions, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { loggedInParties } from './parties.ts'
import { ownProduct } from './own-product.ts'
import { pressIfThere } from './press-if-there.ts'
import { onEachSize } from './each-size.ts'

/** Áine Power's paid hour with the demonstration's vendor begins at noon. */
const TWENTY_PAST_NOON = '2026-11-21T12:20:00Z'

const product = ownProduct(() => ({ FAKE_NOW: TWENTY_PAST_NOON }))
const parties = loggedInParties(product)
const { client, vendor } = parties

async function open(openPage: OpenPage, path: string, options: Partial<PageOptions> = {}): Promise<Page> {
  const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor }, ...options })
  await page.goto(path)
  return page
}

/** Returns the id of the demonstration's appointment with this client. */
async function idOf(name: string): Promise<string> {
  const { appointments } = (await vendor.call('GET', '/api/pro/appointments')).body
  const found = appointments.find((one: { clientData: { name: string } }) => one.clientData.name === name)
  return found._id
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

onEachSize((viewport) => {
  test('a new request appears by itself, and is confirmed with one tap', async ({ openPage }) => {
    const page = await open(openPage, '/pro/requests', { viewport })
    await page.getByRole('heading', { name: 'Requests', exact: true }).waitFor()
    const requests = button(page, /^Confirm /)
    await requests.first().waitFor()
    const before = await requests.count()
    const { startTime } = await bookNextFree(client, {
      vendorId: parties.vendorId,
      fromDay: viewport === 'phone' ? 8 : 9,
    })
    await expect(requests).toHaveCount(before + 1)
    await expectAccessible(page)
    let sent = 0
    page.on('request', (request) => void (sent += request.url().endsWith('/confirm') ? 1 : 0))
    await button(page, new RegExp(`^Confirm Ciara Nolan.*${startTime} to`)).dblclick()
    await page.getByText('Appointment confirmed').waitFor()
    await expect(requests).toHaveCount(before)
    expect(sent).toBe(1)
  })

  test(
    'phone and address are shown once it is confirmed, and every step is in the history',
    { tag: '@deep' },
    async ({ openPage }) => {
      const { _id } = await bookNextFree(client, {
        vendorId: parties.vendorId,
        fromDay: viewport === 'phone' ? 10 : 11,
      })
      const page = await open(openPage, `/pro/appointments/${_id}`, { viewport })
      await page.getByText('Shown after you confirm').first().waitFor()
      await button(page, 'Confirm').click()
      await page.getByRole('link', { name: /^08/ }).waitFor()
      await page
        .getByRole('region', { name: 'History' })
        .getByText(/^Confirmed, payment due by/)
        .waitFor()
      await expectAccessible(page)
    },
  )

  test("the vendor's private note saves itself", { tag: '@deep' }, async ({ openPage }) => {
    const id = await idOf('Anita Menon')
    const page = await open(openPage, `/pro/appointments/${id}`, { viewport })
    const note = page.getByLabel('Private note')
    await note.fill(`Bring the small brushes, ${viewport}.`)
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await expect.poll(() => note.inputValue()).toBe(`Bring the small brushes, ${viewport}.`)
  })
})

test('cancelling shows the exact refund, and keeps the reason when the dialog is closed and reopened', async ({
  openPage,
}) => {
  const page = await open(openPage, `/pro/appointments/${await idOf('Emma Kelly')}`, { viewport: 'phone' })
  await button(page, 'Cancel appointment').click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this appointment?' })
  await dialog.getByText('Emma Kelly will get a full refund of €100.74.').waitFor()
  await dialog.getByText("You won't earn").waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Reason (optional, sent to the client)').fill('My van broke down.')
  await dialog.getByRole('button', { name: 'Keep appointment' }).click()
  await button(page, 'Cancel appointment').click()
  expect(await dialog.getByLabel('Reason (optional, sent to the client)').inputValue()).toBe(
    'My van broke down.',
  )
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click()
  await page.getByText('Cancelled by You').first().waitFor()
  await page.getByText('Cancelled by the vendor: “My van broke down.”; €100.74 refunded').waitFor()
})

test('a declined request asks for no payment on the day', { tag: '@deep' }, async ({ openPage }) => {
  const { fees } = (await vendor.call('GET', '/api/pro/profile')).body.vendorData
  const { services } = (await vendor.call('GET', '/api/pro/services')).body
  // One that costs more than its deposit.
  const { _id: serviceId, durationMinutes } = (services as ServiceOnWire[]).find(
    (service) => service.price > (service.durationMinutes / 60) * fees,
  )!
  const { body } = await client.call('POST', '/api/user/book-appointment', {
    vendorId: parties.vendorId,
    slotDate: '30_11_2026',
    startTime: '10:00 AM',
    endTime: formatWallTime(10 + durationMinutes / 60),
    serviceIds: [serviceId],
  })
  const page = await open(openPage, `/pro/appointments/${body.appointmentId}`)
  const onTheDay = page.getByRole('region', { name: 'Payment' }).getByText('pays you on the day')
  await onTheDay.waitFor()
  await vendor.call('POST', `/api/pro/appointments/${body.appointmentId}/decline`)
  await page.reload()
  await page.getByText('You earn nothing from it.').waitFor()
  await expect(onTheDay).toBeHidden()
})

test('an address that names no appointment says so', async ({ openPage }) => {
  const page = await open(openPage, '/pro/appointments/none', { expectedComplaints: [/status of 40[04]/] })
  await page.getByText('Appointment not found').waitFor()
})

test('a no-show is marked after a confirmation, and the client has time to object', async ({ openPage }) => {
  const page = await open(openPage, `/pro/appointments/${await idOf('Áine Power')}`)
  await button(page, 'Mark as no-show').click()
  const dialog = page.getByRole('dialog', { name: 'Mark as a no-show?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Mark as no-show' }).click()
  await page.getByText(/^You marked this as a no-show/).waitFor()
  await expect.poll(() => button(page, 'Mark as no-show').count()).toBe(0)
})

test(
  'a half-written suggestion survives the end of the session and a login',
  { tag: '@deep' },
  async ({ openPage }) => {
    const id = await idOf('Joanne Sheridan')
    const other = await logInDemo(product.url, 'pro')
    const page = await open(openPage, `/pro/appointments/${id}`, {
      signedIn: { pro: other },
      expectedComplaints: [/status of 401/],
    })
    await button(page, 'Suggest a time').click()
    const dialog = page.getByRole('dialog', { name: 'Suggest another time' })
    await dialog.getByRole('radio', { name: '08:00 PM' }).click()
    await dialog.getByLabel(/^Message to /).fill('The bridge is closed until seven.')
    await other.call('POST', '/api/pro/logout')
    await pressIfThere(dialog.getByRole('button', { name: 'Send suggestion' }))
    await button(page, 'Use the demo account').click()
    await button(page, 'Suggest a time').click()
    await expect
      .poll(() => dialog.getByLabel(/^Message to /).inputValue())
      .toBe('The bridge is closed until seven.')
    await dialog.getByRole('button', { name: 'Send suggestion' }).click()
    await page.getByText('Waiting for Joanne Sheridan.').waitFor()
  },
)

test(
  "the vendor's private note is the saved one after returning to the page",
  { tag: '@deep' },
  async ({ openPage }) => {
    const page = await open(openPage, `/pro/appointments/${await idOf('Anita Menon')}`)
    const note = page.getByLabel('Private note')
    await note.fill('Ring twice.')
    await page.getByText('Saved', { exact: true }).waitFor()
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Requests/ })
      .click()
    await page.getByRole('heading', { name: 'Requests', exact: true }).waitFor()
    await page.goBack()
    await expect(note).toHaveValue('Ring twice.')
  },
)
