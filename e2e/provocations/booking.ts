import { AUTHENTICATION } from '@anseo/api-client/error-catalogue/authentication'
import type { BOOKED, BOOKING } from '@anseo/api-client/error-catalogue/booking'
import type { Page } from 'playwright-core'
import { bookButton, chooseTimes } from '../booking-page.ts'
import { newClient } from '../new-client.ts'
import { answerWordless, openAs, press, type ProvocationOf, refuseWith, type World } from './world.ts'

const CALL = '**/api/user/book-appointment'

/** The time for which pages wait for an answer. */
const PATIENCE_MS = 30_000

interface Listed {
  _id: string
  available: boolean
  slots_booked: object
}

/** Opens the page of a vendor without bookings. */
async function bookingPath({ client }: World): Promise<string> {
  const { data } = (await client.call('GET', '/api/vendor/list')).body
  const free = (data as Listed[]).find(
    ({ available, slots_booked }) => available && Object.keys(slots_booked).length === 0,
  )
  return `/appointment/${free!._id}`
}

/** Fills in the booking up to its confirmation. */
async function untilAsked(world: World): Promise<Page> {
  const page = await openAs(world, await bookingPath(world))
  await chooseTimes(page)
  await bookButton(page).click()
  await page.getByRole('dialog', { name: 'Important Note' }).waitFor()
  return page
}

const book = (page: Page) => press(page, 'Yes, Book Appointment')

/** Returns a provocation that books after `prepare` has arranged how the server replies. */
const booksAnd = (prepare: (page: Page) => Promise<unknown>) => async (world: World) => {
  const page = await untilAsked(world)
  await prepare(page)
  await book(page)
  return page
}

export const BOOKING_PROVOKED: ProvocationOf<typeof BOOKING> = {
  default: booksAnd((page) =>
    page.evaluate(() => {
      crypto.randomUUID = () => {
        throw new Error('Not in an insecure context')
      }
    }),
  ),
  offline: booksAnd((page) => page.context().setOffline(true)),
  network: async (world) => {
    const page = await untilAsked(world)
    await world.stop()
    await book(page)
    return page
  },
  timeout: async (world) => {
    const page = await untilAsked(world)
    await page.route(CALL, () => {
      // Never answered.
    })
    await page.clock.install()
    const asked = page.waitForRequest(CALL)
    await book(page)
    await asked
    await page.clock.fastForward(PATIENCE_MS)
    return page
  },
  400: booksAnd((page) => answerWordless(page, CALL, 400)),
  // A refused token shows the toast of its own, and no other (A2).
  401: async (world) => {
    const page = await untilAsked(world)
    await refuseWith(page, CALL, 401, 'INVALID_TOKEN')
    await book(page)
    return { page, instead: AUTHENTICATION.INVALID_TOKEN }
  },
  403: booksAnd((page) =>
    page.route(CALL, (route) => route.fulfill({ status: 403, json: { message: 'Blocked by a proxy' } })),
  ),
  404: booksAnd((page) => refuseWith(page, CALL, 404, 'VENDOR_NOT_LISTED')),
  500: booksAnd((page) => answerWordless(page, CALL, 500)),
  503: booksAnd((page) => answerWordless(page, CALL, 503)),
  databaseTimeout: booksAnd((page) => refuseWith(page, CALL, 503, 'DATABASE_TIMEOUT')),
}

export const BOOKED_PROVOKED: ProvocationOf<typeof BOOKED> = {
  success: booksAnd(async () => {}),
  failed: booksAnd((page) => answerWordless(page, CALL)),
  signedOut: async (world) => {
    const page = await openAs(world, await bookingPath(world), { signedIn: {} })
    await bookButton(page).click()
    await page.waitForURL('**/login?next=*')
    return page
  },
  timesMissing: async (world) => {
    const page = await openAs(world, await bookingPath(world))
    await bookButton(page).click()
    return page
  },
  profileIncomplete: async (world) => {
    const page = await openAs(world, await bookingPath(world), {
      signedIn: { client: { token: await newClient(world.url) } },
    })
    await chooseTimes(page)
    await bookButton(page).click()
    await page.waitForURL('**/my-profile?*')
    return page
  },
}
