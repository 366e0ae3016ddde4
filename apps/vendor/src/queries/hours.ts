import type { BookingRulesOnWire } from '@anseo/contract/booking-rules'
import type { TimeOffOnWire, WeeklyHoursOnWire } from '@anseo/contract/hours'
import type { Slot } from '@anseo/domain/slot'
import {
  dayBounds,
  DEFAULT_WEEKLY_HOURS,
  type HourRange,
  type WeeklyHours,
  weeklyHoursFromWire,
  weeklyHoursToWire,
} from '@anseo/domain/working-hours'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
import { notify } from '@anseo/ui/toasts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../site.ts'

/** Common key of the queries that decide when the vendor can be booked. */
export const hoursKey = ['hours']

/** A period without bookings. */
export interface TimeOff extends Slot {
  id: string
  label: string | null
}

const timeOffFrom = ({ _id, start, end, label }: TimeOffOnWire): TimeOff => ({
  id: _id,
  start: new Date(start),
  end: new Date(end),
  label,
})

const hoursFrom = (wire: WeeklyHoursOnWire): WeeklyHours => {
  const hours = weeklyHoursFromWire(wire)
  if (!hours) throw new RangeError('Unreadable hours')
  return hours
}

export const weeklyHoursKey = [...hoursKey, 'weekly']
export const bookingRulesKey = [...hoursKey, 'rules']

/** Loads the weekly hours (S6). */
export const useWeeklyHours = () =>
  useQuery({
    queryKey: weeklyHoursKey,
    queryFn: ({ signal }) => loadWeeklyHours(signal),
  })

const loadWeeklyHours = async (signal?: AbortSignal): Promise<WeeklyHours> =>
  hoursFrom((await api('GET /api/pro/hours', { signal })).hours)

/** Saves the hours of some weekdays, leaves those of the others as they are stored now, and returns the whole week. */
export async function saveWeeklyHours(changed: Partial<WeeklyHours>): Promise<WeeklyHours> {
  const body = weeklyHoursToWire({ ...(await loadWeeklyHours()), ...changed })
  return hoursFrom((await api('PUT /api/pro/hours', { body })).hours)
}

/** Loads the rules by which bookings are taken (B1). */
export const useBookingRules = () =>
  useQuery({
    queryKey: bookingRulesKey,
    queryFn: async ({ signal }) => (await api('GET /api/pro/booking-rules', { signal })).rules,
  })

/** Saves some of the rules (B1), leaves the others as they are stored, and returns them all. */
export const saveBookingRules = async (rules: Partial<BookingRulesOnWire>): Promise<BookingRulesOnWire> =>
  // The API takes the buffer in minutes.
  (await api('PUT /api/pro/booking-rules', { body: { ...rules, bufferHours: undefined } })).rules

/** Loads the time off that has not ended or, with a range, that touches the range; earliest first. */
export const useTimeOff = (range?: Slot) => {
  const query = range && { from: range.start.toISOString(), to: range.end.toISOString() }
  return useQuery({
    queryKey: [...hoursKey, 'time-off', query],
    queryFn: async ({ signal }) =>
      (await api('GET /api/pro/time-off', { ...(query && { query }), signal })).timeOff.map(timeOffFrom),
  })
}

/** Loads the number of bookable hours on each day of the booking window, as clients see them (S7). */
export const useFreeHours = (vendorId: string, listed: boolean) =>
  useQuery({
    queryKey: [...hoursKey, 'free', vendorId],
    queryFn: async ({ signal }) =>
      (await api('GET /api/vendor/:vendorId/availability', { params: { vendorId }, signal })).data,
    enabled: listed,
  })

/** Loads the starts of a day at which a booking of that length is free, as clients see them (S7, B4). */
export const useFreeStarts = (
  vendorId: string,
  listed: boolean,
  { slotDate, minutes }: { slotDate: string; minutes: number },
) =>
  useQuery({
    queryKey: [...hoursKey, 'free', vendorId, slotDate, minutes],
    queryFn: async ({ signal }) => {
      const query = { from: slotDate, days: 1, minutes }
      const { data } = await api('GET /api/vendor/:vendorId/availability', {
        params: { vendorId },
        query,
        signal,
      })
      return data[0]?.free ?? []
    },
    enabled: listed,
  })

type NewTimeOff = Omit<TimeOff, 'id'>

/** Returns a function that adds time off; a retry after a lost reply does not add it again. */
function useAdd() {
  const once = useSendOnce()
  return async ({ start, end, label }: NewTimeOff) => {
    const body = { start: start.toISOString(), end: end.toISOString(), ...(label !== null && { label }) }
    const { timeOff } = await once(body, (idempotencyKey) =>
      api('POST /api/pro/time-off', { body, idempotencyKey }),
    )
    return timeOffFrom(timeOff)
  }
}

const remove = ({ id }: TimeOff) => api('DELETE /api/pro/time-off/:id', { params: { id } })

/** Adds time off, with an undo. The form shows refusals. */
export function useAddTimeOff() {
  const queries = useQueryClient()
  const undo = useUndo(remove)
  return useMutation({
    mutationFn: useAdd(),
    meta: { inForm: true },
    onSuccess: (added) =>
      notify.success('Time off added', { label: 'Undo', onClick: () => undo.mutate(added) }),
    onSettled: () => queries.invalidateQueries({ queryKey: hoursKey }),
  })
}

/** Removes a time off, with an undo while it has not ended. */
export function useRemoveTimeOff() {
  const queries = useQueryClient()
  const undo = useUndo(useAdd())
  return useMutation({
    mutationFn: remove,
    onSuccess: (_reply, removed) =>
      notify.success('Time off removed', { label: 'Undo', onClick: () => undo.mutate(removed) }),
    onSettled: () => queries.invalidateQueries({ queryKey: hoursKey }),
  })
}

function useUndo(take: (timeOff: TimeOff) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: take,
    onSettled: () => queries.invalidateQueries({ queryKey: hoursKey }),
  })
}

/** Returns the hours between which the vendor's days lie; those of the default hours until the own are loaded. */
export function useDayBounds(): HourRange {
  const { data: hours } = useWeeklyHours()
  return dayBounds(hours ?? DEFAULT_WEEKLY_HOURS)
}
