import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { Locator, Page } from 'playwright-core'
import { appointmentOf, bookConfirmed } from './appointments.ts'
import type { OpenPage, PageOptions } from './browser.ts'
import { type Caller, payByCard } from './caller.ts'
import type { Parties } from './parties.ts'
import type { PreparedProduct } from './prepared-product.ts'

/** Three hours that are booked, confirmed and paid, more than a week ahead. */
export async function bookPaid(productUrl: string, { client, vendor, vendorId }: Parties) {
  const { _id } = await bookConfirmed(client, vendor, { vendorId, fromDay: 8, hours: 3 })
  const intent = await client.call('POST', '/api/user/create-payment-intent', { appointmentId: _id })
  const id = await payByCard(productUrl, intent.body.clientSecret)
  await client.call('POST', '/api/user/verify-payment', { id })
  return appointmentOf(client, _id)
}

interface MyAppointmentsOptions extends PageOptions {
  /** The part of the path after `/my-appointment`. */
  path?: string
}

/** Returns a function that opens a client's My Appointments, with a clock that a test can move. */
export const appointmentsOpener =
  (product: PreparedProduct, client: Caller) =>
  async (openPage: OpenPage, given: Partial<MyAppointmentsOptions> = {}): Promise<Page> => {
    const { path = '', ...options } = given
    const page = await openPage({ baseURL: product.url, signedIn: { client }, ...options })
    await page.clock.install()
    await page.goto(`/my-appointment${path}`)
    await tile(page, 'Total').waitFor()
    return page
  }

/** The tile that filters by a state. */
export const tile = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Show appointments' }).getByRole('button', { name: label })

/** Reads the number in a tile. */
export const figure = async (page: Page, label: string) =>
  Number((await tile(page, label).innerText()).match(/\d+/)?.[0])

/** All appointment cards on the page. */
export const cards = (page: Page) => page.getByRole('article')

/** The cards of one vendor. */
export const cardsOfVendor = (page: Page, vendorName: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: vendorName }) })

/** Loads the client's appointments from the API. */
export const loadAppointments = async (client: Caller) =>
  (await client.call('GET', '/api/user/appointments')).body.appointments as AppointmentOnWire[]

/** A toast with this text. */
export const toast = (page: Page, text: string | RegExp) => page.locator('.toast').getByText(text)

/** Alerts with this text, anywhere on the page: an open dialog may hide the rest from screen readers. */
export const alerts = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: text })
