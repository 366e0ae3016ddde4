import { ERROR_CATALOGUE } from '@anseo/api-client/error-catalogue'
import type { Page } from 'playwright-core'
import { logInDemo } from '../caller.ts'
import { type PreparedProduct, startPreparedProduct } from '../prepared-product.ts'
import { ACCOUNT_PROVOKED } from './account.ts'
import {
  CANCELLING_PROVOKED,
  COMPLETING_PROVOKED,
  PAYING_PROVOKED,
  RESCHEDULING_PROVOKED,
} from './appointments.ts'
import { AUTHENTICATION_PROVOKED } from './authentication.ts'
import { BOOKED_PROVOKED, BOOKING_PROVOKED } from './booking.ts'
import { CHAT_HISTORY_PROVOKED } from './chat-history.ts'
import { PHOTOS_PROVOKED, SENDING_PROVOKED, SOCKET_PROVOKED } from './socket.ts'
import type { ProvocationOf, Provoke, World } from './world.ts'
import { expect, test } from '../browser.ts'

type Catalogue = typeof ERROR_CATALOGUE
type Part = keyof Catalogue

/** A row of the catalogue without a provocation does not compile. */
const PROVOKED = {
  authentication: AUTHENTICATION_PROVOKED,
  account: ACCOUNT_PROVOKED,
  socket: SOCKET_PROVOKED,
  sending: SENDING_PROVOKED,
  chatHistory: CHAT_HISTORY_PROVOKED,
  photos: PHOTOS_PROVOKED,
  booking: BOOKING_PROVOKED,
  booked: BOOKED_PROVOKED,
  rescheduling: RESCHEDULING_PROVOKED,
  cancelling: CANCELLING_PROVOKED,
  completing: COMPLETING_PROVOKED,
  paying: PAYING_PROVOKED,
} satisfies { [Part in keyof Catalogue]: ProvocationOf<Catalogue[Part]> }

/** The parts about the session and the connection; they take about as long as all others together. */
export const CONNECTION_PARTS: readonly Part[] = [
  'authentication',
  'socket',
  'sending',
  'chatHistory',
  'photos',
]
export const OTHER_PARTS = (Object.keys(PROVOKED) as Part[]).filter(
  (part) => !CONNECTION_PARTS.includes(part),
)

/** The rows of a part with their texts. */
export const rowsOf = (part: Part): [row: string, text: string][] => Object.entries(ERROR_CATALOGUE[part])

/** Runs the product for the tests of a file. @returns a function that gives the environment of their provocations. */
export function useWorld(): () => Omit<World, 'openPage'> {
  let product: PreparedProduct
  let world: Omit<World, 'openPage'>
  let stopping: Promise<void> | null = null
  test.beforeAll(async () => {
    product = await startPreparedProduct()
    const client = await logInDemo(product.url, 'user')
    const vendor = await logInDemo(product.url, 'pro')
    world = {
      url: product.url,
      client,
      vendor,
      vendorId: (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id,
      async restart(settings) {
        await stopping
        stopping = null
        await product.restart(settings)
      },
      stop() {
        stopping = product.stop()
        return stopping
      },
    }
  })
  test.afterEach(async () => {
    if (stopping) await world.restart()
  })
  test.afterAll(() => product?.remove())
  return () => world
}

const toast = (page: Page, text: string) => page.locator('.toast').getByText(text).first()
const isPage = (shown: object): shown is Page => 'goto' in shown

/** Provokes the error of a row, and waits until its text is shown. */
export async function expectText(part: Part, [row, text]: [row: string, text: string], world: World) {
  const provocations: Record<string, Provoke> = PROVOKED[part]
  const shown = await provocations[row]!(world)
  if ('instead' in shown) {
    await toast(shown.page, shown.instead).waitFor()
    expect(await shown.page.getByText(text, { exact: true }).count()).toBe(0)
  } else if (isPage(shown)) {
    await toast(shown, text).waitFor({ timeout: 60_000 })
  } else {
    await shown
      .getByText(text)
      .or(shown.filter({ hasText: text }))
      .first()
      .waitFor()
  }
}
