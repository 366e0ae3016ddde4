import { isApiError } from '@anseo/api-client/api-error'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { MAX_AVAILABILITY_DAYS } from '@anseo/domain/limits'
import { usualTimes } from '@anseo/domain/usual-times'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'
import { repeatedOf } from '../appointments/same-again.ts'

/** Loads what of an appointment can be booked again, the next usual times for it, and the first day with any (C4 of growth). */
export const useSameAgain = (appointment: AppointmentOnWire) =>
  useQuery({
    queryKey: ['same-again', appointment._id],
    queryFn: async ({ signal }) => {
      const params = { vendorId: appointment.vendorData._id }
      const { services } = await api('GET /api/vendor/:vendorId/services', { params, signal })
      const repeated = repeatedOf(appointment, services)
      const { place, address } = appointment
      const { data: days } = await api('GET /api/vendor/:vendorId/availability', {
        params,
        query: {
          days: MAX_AVAILABILITY_DAYS,
          minutes: repeated.minutes,
          ...(place === 'vendor' ? { place } : address.eircode && { eircode: address.eircode }),
        },
        signal,
      }).catch((error: unknown) => {
        // Nothing is free at an address that the vendor no longer travels to (B4).
        if (isApiError(error) && error.code === 'OUTSIDE_AREA') return { data: [] }
        throw error
      })
      return {
        repeated,
        usual: usualTimes(appointmentFromWire(appointment), days),
        firstDay: days.find(({ free }) => free.length > 0)?.slotDate,
      }
    },
  })
