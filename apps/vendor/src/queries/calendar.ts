import { watchCalendar } from '@anseo/api-client/calendar-socket'
import type { QueryFor, ReplyTo } from '@anseo/contract/calls'
import { overlaps, type Slot } from '@anseo/domain/slot'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../site.ts'
import { appointmentsKey, type VendorAppointment, withFacts } from './appointments.ts'
import { hoursKey } from './hours.ts'
import { waitlistKey } from './waitlist.ts'

const PAGE = 100

type Query = QueryFor<'GET /api/pro/appointments'>
type Page = ReplyTo<'GET /api/pro/appointments'>

/** The entries of a range of the vendor's calendar. */
interface CalendarEntries {
  /** Sorted by start; includes those on other days with a suggested time on these days (B8). */
  appointments: VendorAppointment[]
  /** Travel between neighbouring visits (B5). */
  travel: Slot[]
}

const entriesWithin = ({ start, end }: Slot) => {
  const range = { from: start.toISOString(), to: end.toISOString() }
  return queryOptions({
    queryKey: [...appointmentsKey, 'within', range],
    queryFn: async ({ signal }): Promise<CalendarEntries> => {
      const found: VendorAppointment[] = []
      const travel: Slot[] = []
      let cursor: string | null = null
      do {
        const query: Query = { ...range, limit: PAGE, ...(cursor !== null && { cursor }) }
        const page: Page = await api('GET /api/pro/appointments', { query, signal })
        found.push(...page.appointments.map(withFacts))
        travel.push(...(page.travel ?? []).map(slotFrom))
        cursor = page.nextCursor
      } while (cursor !== null)
      return {
        appointments: found.toSorted((a, b) => a.facts.start.getTime() - b.facts.start.getTime()),
        travel,
      }
    },
  })
}

const slotFrom = (wire: { start: string; end: string }): Slot => ({
  start: new Date(wire.start),
  end: new Date(wire.end),
})

/** Loads the entries of a range of the calendar. */
export const useCalendarEntries = (range: Slot) => useQuery(entriesWithin(range))

/** Loads the vendor's appointments that touch a range, by start. */
export const useAppointmentsWithin = (range: Slot) =>
  useQuery({
    ...entriesWithin(range),
    placeholderData: keepPreviousData,
    select: ({ appointments }) => appointments.filter(({ facts }) => overlaps(facts, range)),
  })

/** Reloads appointments, hours and who waits for a time when anyone changes the vendor's calendar (S10). */
export function useLiveCalendar(vendorId: string): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      watchCalendar(vendorId, () => {
        void queries.invalidateQueries({ queryKey: appointmentsKey })
        void queries.invalidateQueries({ queryKey: hoursKey })
        void queries.invalidateQueries({ queryKey: waitlistKey })
      }),
    [queries, vendorId],
  )
}
