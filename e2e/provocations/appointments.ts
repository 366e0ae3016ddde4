import type {
  CANCELLING,
  COMPLETING,
  PAYING,
  RESCHEDULING,
} from '@anseo/api-client/error-catalogue/appointments'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { Locator, Page } from 'playwright-core'
import { bookConfirmed, bookNextFree, cardOf } from '../appointments.ts'
import {
  answerWordless,
  breakOff,
  openAs,
  press,
  type ProvocationOf,
  refuseWith,
  type World,
} from './world.ts'

interface Opened {
  page: Page
  dialog: Locator
}

/** Opens the dialog of that title by the button of a card. */
async function openDialog(
  world: World,
  appointment: AppointmentOnWire,
  button: string,
  title: string,
): Promise<Opened> {
  const page = await openAs(world, '/my-appointment')
  await press(cardOf(page, appointment), button)
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  return { page, dialog }
}

type Prepare = (page: Page) => Promise<unknown>
const asItIs: Prepare = async () => {}

const RESCHEDULE = '**/api/user/reschedule-appointment'

/** Moves a request to the first free time; `prepare` arranges how the server replies. */
const reschedules = (prepare: Prepare) => async (world: World) => {
  const booked = await bookNextFree(world.client, { vendorId: world.vendorId })
  const { page, dialog } = await openDialog(world, booked, 'Reschedule', 'Reschedule')
  const starts = dialog.getByRole('radiogroup', { name: 'Start time' })
  await starts.locator('[role=radio]:not([aria-disabled=true])').last().click()
  await prepare(page)
  await press(dialog, 'Reschedule')
  return page
}

export const RESCHEDULING_PROVOKED: ProvocationOf<typeof RESCHEDULING> = {
  success: reschedules(asItIs),
  failed: reschedules((page) => answerWordless(page, RESCHEDULE)),
  unanswered: reschedules((page) => breakOff(page, RESCHEDULE)),
  timeMissing: async (world) => {
    const booked = await bookNextFree(world.client, { vendorId: world.vendorId })
    const { page, dialog } = await openDialog(world, booked, 'Reschedule', 'Reschedule')
    await dialog.getByRole('radiogroup', { name: 'Date' }).waitFor()
    await press(dialog, 'Reschedule')
    return page
  },
}

const CANCEL = '**/api/user/cancel-appointment'

const cancels = (prepare: Prepare) => async (world: World) => {
  const booked = await bookNextFree(world.client, { vendorId: world.vendorId })
  const { page, dialog } = await openDialog(world, booked, 'Cancel', 'Cancel this appointment?')
  await prepare(page)
  await press(dialog, 'Cancel appointment')
  return page
}

export const CANCELLING_PROVOKED: ProvocationOf<typeof CANCELLING> = {
  success: cancels(asItIs),
  failed: cancels((page) => refuseWith(page, CANCEL, 500, 'INTERNAL')),
  // Over the 24-hour line, or paid, between the figure and the click.
  changed: cancels((page) =>
    page.route(CANCEL, (route) => {
      const shown = { ...route.request().postDataJSON(), expectedRefund: 1 }
      return route.continue({ postData: JSON.stringify(shown) })
    }),
  ),
}

/** Marks the demonstration's appointment of yesterday as complete; `prepare` arranges how the server replies. */
const completes = (prepare: Prepare) => async (world: World) => {
  const page = await openAs(world, '/my-appointment')
  await press(page.getByRole('region', { name: 'Needs your confirmation' }), 'Mark Appointment as Complete')
  await prepare(page)
  await press(page.getByRole('dialog', { name: 'Mark as complete?' }), 'Mark as complete')
  return page
}

const COMPLETE = '**/api/user/mark-complete'

export const COMPLETING_PROVOKED: ProvocationOf<typeof COMPLETING> = {
  failed: completes((page) => answerWordless(page, COMPLETE)),
  unanswered: completes((page) => breakOff(page, COMPLETE)),
}

/** Pays by card; `prepare` arranges how the server replies. */
const pays = (prepare: Prepare) => async (world: World) => {
  const booked = await bookConfirmed(world.client, world.vendor, { vendorId: world.vendorId })
  const { page, dialog } = await openDialog(world, booked, 'Confirm Booking', 'Confirm Payment')
  await dialog.getByLabel('Card number').fill('4242424242424242')
  await dialog.getByLabel('Expiry date').fill('12 / 34')
  await dialog.getByLabel('CVC').fill('123')
  await prepare(page)
  await press(dialog, /^Pay €/)
  return page
}

export const PAYING_PROVOKED: ProvocationOf<typeof PAYING> = {
  notStarted: async (world) => {
    const booked = await bookConfirmed(world.client, world.vendor, { vendorId: world.vendorId })
    const page = await openAs(world, '/my-appointment')
    await refuseWith(page, '**/api/user/create-payment-intent', 503, 'PAYMENT_PROVIDER_DOWN')
    await press(cardOf(page, booked), 'Confirm Booking')
    return page
  },
  // The bank has not decided yet.
  notSuccessful: pays((page) =>
    page.route('**/confirm', async (route) => {
      const reply = await route.fetch()
      await route.fulfill({ json: { ...(await reply.json()), status: 'processing' } })
    }),
  ),
  notVerified: pays((page) => breakOff(page, '**/api/user/verify-payment')),
}
