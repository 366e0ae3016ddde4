import { watchCalendar } from '@anseo/api-client/calendar-socket'
import type { QueryFor, ReplyTo } from '@anseo/contract/calls'
import type { Slot } from '@anseo/domain/slot'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../site.ts'
import { appointmentsKey, type VendorAppointment, withFacts } from './appointments.ts'
import { hoursKey } from './hours.ts'

const PAGE = 100

type Query = QueryFor<'GET /api/pro/appointments'>
type Page = ReplyTo<'GET /api/pro/appointments'>

/** The vendor's appointments that touch a stretch of time, by start. */
export const useAppointmentsWithin = ({ start, end }: Slot, enabled = true) => {
  const range = { from: start.toISOString(), to: end.toISOString() }
  return useQuery({
    queryKey: [...appointmentsKey, 'within', range],
    queryFn: async ({ signal }) => {
      const found: VendorAppointment[] = []
      let cursor: string | null = null
      do {
        const query: Query = { ...range, limit: PAGE, ...(cursor !== null && { cursor }) }
        const page: Page = await api('GET /api/pro/appointments', { query, signal })
        found.push(...page.appointments.map(withFacts))
        cursor = page.nextCursor
      } while (cursor !== null)
      return found.toSorted((a, b) => a.facts.start.getTime() - b.facts.start.getTime())
    },
    enabled,
  })
}

/** Reloads appointments and hours when anyone changes the vendor's calendar (S10). */
export function useLiveCalendar(vendorId: string): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      watchCalendar(vendorId, () => {
        void queries.invalidateQueries({ queryKey: appointmentsKey })
        void queries.invalidateQueries({ queryKey: hoursKey })
      }),
    [queries, vendorId],
  )
}
