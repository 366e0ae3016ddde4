import type { BodyFor } from '@anseo/contract/calls'
import type { Slot } from '@anseo/domain/slot'
import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { useQuery } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'
import { hoursKey } from './hours.ts'

const KEY = [...hoursKey, 'other-calendars']

/** A busy time of another calendar, with the vendor's name for that calendar. */
export interface BusyTime extends Slot {
  calendar: string
}

/** Loads the other calendars whose busy times block bookings. */
export const useOtherCalendars = () =>
  useRead(KEY, 'GET /api/pro/calendars', { select: ({ calendars }) => calendars })

/** Busy times of the other calendars that touch a range, earliest first. */
export const useBusyTimes = ({ start, end }: Slot) => {
  const query = { from: start.toISOString(), to: end.toISOString() }
  return useQuery({
    queryKey: [...KEY, 'busy', query],
    queryFn: async ({ signal }): Promise<BusyTime[]> => {
      const { busy } = await api('GET /api/pro/calendars/busy', { query, signal })
      return busy.map((time) => ({ ...time, start: new Date(time.start), end: new Date(time.end) }))
    },
  })
}

/** Adds a calendar, which is read before the answer. */
export const useAddCalendar = () =>
  useFormChange(hoursKey, (body: BodyFor<'POST /api/pro/calendars'>) =>
    api('POST /api/pro/calendars', { body }),
  )

/** Removes a calendar with its busy times. */
export const useRemoveCalendar = () =>
  useChange(hoursKey, (id: string) => api('DELETE /api/pro/calendars/:id', { params: { id } }))
