import { isApiError } from '@anseo/api-client/api-error'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { addDays } from '@anseo/domain/calendar-date'
import { BOOKING_WINDOW_DAYS, MAX_AVAILABILITY_DAYS } from '@anseo/domain/limits'
import { formatSlotDate, parseSlotDate } from '@anseo/domain/slot-date'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { USUAL_TIMES, usualTimes } from '@anseo/domain/usual-times'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'
import { repeatedOf } from '../appointments/same-again.ts'

/** Loads what of an appointment can be booked again, the next usual times for it, and the first day with any (C4 of growth). */
export const useSameAgain = (appointment: AppointmentOnWire) =>
  useQuery({
    queryKey: ['same-again', appointment._id],
    queryFn: ({ signal }) => readSameAgain(appointment, signal),
  })

/** Reads what `useSameAgain` loads; looks on to the end of the vendor's booking window until enough usual times are found. */
export async function readSameAgain(appointment: AppointmentOnWire, signal?: AbortSignal) {
  const params = { vendorId: appointment.vendorData._id }
  const { services } = await api('GET /api/vendor/:vendorId/services', { params, signal })
  const repeated = repeatedOf(appointment, services)
  const { place, address } = appointment
  const daysFrom = (from: string | undefined) =>
    api('GET /api/vendor/:vendorId/availability', {
      params,
      query: {
        from,
        days: MAX_AVAILABILITY_DAYS,
        minutes: repeated.minutes,
        ...(place === 'vendor' ? { place } : address.eircode && { eircode: address.eircode }),
      },
      signal,
    }).catch((error: unknown) => {
      // Nothing is free at an address that the vendor no longer travels to (B4).
      if (isApiError(error) && error.code === 'OUTSIDE_AREA') return { data: [], rules: undefined }
      throw error
    })
  const { data, rules } = await daysFrom(undefined)
  const days: DayAvailability[] = [...data]
  const usual = () => usualTimes(appointmentFromWire(appointment), days)
  const horizonDays = rules?.horizonDays ?? BOOKING_WINDOW_DAYS
  while (days.length < horizonDays && usual().length < USUAL_TIMES) {
    const last = days.length > 0 ? parseSlotDate(days.at(-1)!.slotDate) : null
    if (!last) break
    const { data: more } = await daysFrom(formatSlotDate(addDays(last, 1)))
    if (more.length === 0) break
    days.push(...more)
  }
  return {
    repeated,
    usual: usual(),
    firstDay: days.find(({ free }) => free.length > 0)?.slotDate,
  }
}
