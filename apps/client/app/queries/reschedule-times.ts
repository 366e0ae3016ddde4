import { serverNow } from '@anseo/api-client/server-clock'
import type { AppointmentOnWire, rescheduleTimes } from '@anseo/contract/appointments'
import type { ReplyOf } from '@anseo/contract/call'
import { HOUR_MS } from '@anseo/domain/duration'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'
import { useCalendarWatch } from './use-calendar-watch.ts'
import { useRead } from './use-read.ts'

/** The starts to which an appointment can be moved, by day. */
export type RescheduleTimes = ReplyOf<typeof rescheduleTimes>

/** A margin, since a timer may fire a little early by the server's clock. */
const TIMER_SLACK_MS = 250

/**
 * Loads the starts to which an appointment can be moved, and again when someone books or frees a slot (S10), when the
 * connection or the tab comes back, and on the hour. While another fortnight loads, it returns the one before.
 * @param from the first day of the fortnight (`21_11_2026`); without it the server chooses.
 */
export function useRescheduleTimes({ _id: id, vendorData }: AppointmentOnWire, from: string | undefined) {
  const times = useRead(['reschedule-times', id, from], 'GET /api/user/appointments/:id/other-times', {
    params: { id },
    query: { from },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    refetchInterval: () => HOUR_MS - (serverNow().getTime() % HOUR_MS) + TIMER_SLACK_MS,
  })
  useCalendarWatch(vendorData._id, times.refetch)
  return times
}

/** Loads the starts on some days from a date on (`21_11_2026`). */
export const loadRescheduleDays = async (id: string, query: { from: string; days: number }) =>
  (await api('GET /api/user/appointments/:id/other-times', { params: { id }, query })).data
