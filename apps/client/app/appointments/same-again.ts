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
import { parseSlotDate } from '@anseo/domain/slot-date'
import type { UsualTime } from '@anseo/domain/usual-times'
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

/** The values to fill a booking with: the free time, whether it is chosen already, and the client's own address. */
interface Filling {
  time: UsualTime
  isChosen: boolean
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
  { time, isChosen, profile, now }: Filling,
): void {
  const date = parseSlotDate(time.slotDate)
  const hour = parseWallTime(time.startTime)
  if (!date || hour === null) return
  const { startTime, endTime } = slotToWire(slotOfLength(instantOf(date, hour), minutes))
  // The page opens with the days of the specified window; a later one is asked for.
  const isLater = daysBetween(dublinDate(now), date) >= BOOKING_WINDOW_DAYS
  saveInTab(choiceKey(vendorData._id), {
    choice: {
      slotDate: time.slotDate,
      minutes,
      serviceIds,
      startTime: isChosen ? startTime : null,
      endTime: isChosen ? endTime : null,
    },
    note: note ?? '',
    wanted: null,
    ...(isLater && { from: time.slotDate }),
  })
  if (isChosen) saveInTab(STORAGE_PREFIX + checkoutKey(vendorData._id), true)
  saveInTab(STORAGE_PREFIX + placeKey(vendorData._id), place)
  if (place === 'client' && !isOwn(address, profile))
    saveInTab(`${STORAGE_PREFIX}address.${vendorData._id}`, address)
}

const isOwn = ({ line1, line2, eircode }: Address, { address, eircode: own }: UserOnWire): boolean =>
  line1 === address.line1 && line2 === address.line2 && eircode === own
