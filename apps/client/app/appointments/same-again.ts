import { saveInTab } from '@anseo/api-client/tab-storage'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { UserOnWire } from '@anseo/contract/profiles'
import type { ServiceOnWire } from '@anseo/contract/services'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import type { Address } from '@anseo/domain/address'
import { daysBetween } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { BOOKING_WINDOW_DAYS, DEFAULT_DURATION_MINUTES, MAX_HOURS } from '@anseo/domain/limits'
import { slotMinutes, slotOfLength, slotToWire } from '@anseo/domain/slot'
import { formatSlotDate, parseSlotDate } from '@anseo/domain/slot-date'
import { parseWallTime } from '@anseo/domain/wall-time'
import { STORAGE_PREFIX } from '../session/storage-prefix.ts'
import { checkoutKey, choiceKey, placeKey } from './saved-choice.ts'

/** The contents of a repeated booking: all its services if the vendor still offers them, or time alone. */
export interface Repeated {
  serviceIds: string[] | undefined
  minutes: number
}

/** Returns which services, of which current length, or else how much time repeats an appointment. */
export function repeatedOf(appointment: AppointmentOnWire, menu: readonly ServiceOnWire[]): Repeated {
  const services = appointment.services.flatMap(
    ({ _id }) => menu.find((service) => service._id === _id) ?? [],
  )
  if (services.length > 0 && services.length === appointment.services.length) {
    return {
      serviceIds: services.map(({ _id }) => _id),
      minutes: services.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
    }
  }
  // Time alone is booked by the whole hour.
  const hours = Math.ceil(slotMinutes(appointmentFromWire(appointment)) / DEFAULT_DURATION_MINUTES)
  return { serviceIds: undefined, minutes: Math.min(hours, MAX_HOURS) * DEFAULT_DURATION_MINUTES }
}

/** The values to fill a booking with: its day, its start where one is chosen already, and the client's own address. */
interface Filling {
  /** Today unless given. */
  slotDate: string | undefined
  startTime: string | null
  profile: UserOnWire
  now: Date
}

/**
 * Fills in the vendor's page, which reads it when it opens: services, length, place, address, note, and the time where
 * one is chosen (C4 of growth). Then nothing is left but to book, so the page opens at its checkout.
 */
export function fillIn(
  { vendorData, place, address, note }: AppointmentOnWire,
  { serviceIds, minutes }: Repeated,
  { slotDate, startTime, profile, now }: Filling,
): void {
  const today = dublinDate(now)
  const date = parseSlotDate(slotDate ?? '') ?? today
  const hour = parseWallTime(startTime ?? '')
  const slot = hour === null ? null : slotToWire(slotOfLength(instantOf(date, hour), minutes))
  // The page opens with the days of the specified window; a later one is asked for.
  const isLater = daysBetween(today, date) >= BOOKING_WINDOW_DAYS
  saveInTab(choiceKey(vendorData._id), {
    choice: {
      slotDate: formatSlotDate(date),
      minutes,
      serviceIds,
      startTime: slot?.startTime ?? null,
      endTime: slot?.endTime ?? null,
    },
    note: note ?? '',
    wanted: null,
    ...(isLater && { from: slotDate }),
  })
  saveInTab(STORAGE_PREFIX + checkoutKey(vendorData._id), slot !== null)
  saveInTab(STORAGE_PREFIX + placeKey(vendorData._id), place)
  const isElsewhere = place === 'client' && !isOwn(address, profile)
  saveInTab(`${STORAGE_PREFIX}address.${vendorData._id}`, isElsewhere ? address : null)
}

const isOwn = ({ line1, line2, eircode }: Address, { address, eircode: own }: UserOnWire): boolean =>
  line1 === address.line1 && line2 === address.line2 && eircode === own
