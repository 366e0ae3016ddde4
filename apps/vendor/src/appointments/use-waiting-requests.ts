import { appointmentState } from '@anseo/domain/appointment'
import type { VendorAppointment } from '../queries/appointments.ts'
import { useAskedSeries } from '../queries/series.ts'

/** Returns the requests that wait for an answer; a series is one request, shown by its next visit. */
export function useWaitingRequests(
  appointments: readonly VendorAppointment[],
  now: Date,
): VendorAppointment[] {
  const asked = useAskedSeries()
  const pending = appointments.filter(({ facts }) => appointmentState(facts, now) === 'pending')
  return pending.filter(
    ({ seriesId }, index) =>
      !seriesId ||
      !asked.has(seriesId) ||
      pending.findIndex((other) => other.seriesId === seriesId) === index,
  )
}
