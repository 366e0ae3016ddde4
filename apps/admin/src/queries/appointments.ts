import type { QueryFor } from '@anseo/contract/calls'
import { useChange } from '@anseo/site-kit/use-change'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, useRead, useReadPages } from '../site.ts'

const KEY = ['appointments']

/** Interval at which an open appointment page polls for changes. */
const POLL_INTERVAL_MS = 10_000

export type AppointmentQuery = NonNullable<QueryFor<'GET /api/admin/appointments'>>

/** Loads a page of everybody's appointments, with the count of each state. */
export const useAppointments = (query: AppointmentQuery) =>
  useRead([...KEY, query], 'GET /api/admin/appointments', { query, placeholderData: keepPreviousData })

/** Loads an appointment with everything that belongs to it, and polls for changes. */
export const useAppointment = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/appointments/:id', { params: { id }, signal })).appointment,
    refetchInterval: POLL_INTERVAL_MS,
  })

/** Cancels an appointment with a full refund, and reloads it, also after a refusal. */
export const useCancelAppointment = (id: string) =>
  useChange(KEY, (reason: string) =>
    api('POST /api/admin/appointments/:id/cancel', { params: { id }, body: { reason } }),
  )

/** Loads the chat of both sides, newest page first; the audit log records that it was opened. */
export const useReadChat = (id: string) =>
  useReadPages([...KEY, 'chat', id], 'GET /api/admin/appointments/:id/messages', {
    params: { id },
    query: { limit: 30 },
    // Each load adds an audit entry, so an open chat is not reloaded, and a closed one is not kept in the cache.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
