import type { VendorAppointmentOnWire } from '@anseo/contract/appointments'
import type { ReplyTo } from '@anseo/contract/calls'
import { type AppointmentFacts } from '@anseo/domain/appointment'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { useChange } from '@anseo/site-kit/use-change'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, useRead, useReadPages } from '../site.ts'
import { earningsKey } from './earnings.ts'

const KEY = ['appointments']
const PAGE = 100

/** An appointment with the facts that the rules ask about. */
export interface VendorAppointment extends VendorAppointmentOnWire {
  facts: AppointmentFacts
}

/** Loads the vendor's appointments: live ones first by time, then ended ones newest first (C7). */
export const useAppointments = () =>
  useReadPages(KEY, 'GET /api/pro/appointments', {
    query: { limit: PAGE },
    select: ({ pages }) => pages.flatMap(({ appointments }) => appointments.map(withFacts)),
  })

/** Adds the domain's facts to an appointment from the API. */
export const withFacts = (wire: VendorAppointmentOnWire): VendorAppointment => ({
  ...wire,
  facts: appointmentFromWire(wire),
})

const REQUESTS_PAGE = 20

/** Loads the open requests page by page, soonest first. */
export const useRequests = () =>
  useReadPages([...KEY, 'requests'], 'GET /api/pro/appointments', {
    query: { only: 'requests', limit: REQUESTS_PAGE },
    select: ({ pages }) => pages.flatMap(({ appointments }) => appointments.map(withFacts)),
  })

/** Loads all open requests, up to 1,000, soonest first; a page of the appointments has only those before its end. */
export const useOpenRequests = () =>
  useRead([...KEY, 'requests', 'all'], 'GET /api/pro/appointments', {
    query: { only: 'requests' },
    select: ({ appointments }) => appointments.map(withFacts),
  })

/** Loads the vendor's appointments with one client, the first 100 in the same order. */
export const useAppointmentsOf = (clientId: string) =>
  useRead([...KEY, 'of', clientId], 'GET /api/pro/appointments', {
    query: { clientId, limit: PAGE },
    select: ({ appointments }) => appointments.map(withFacts),
  })

const FOUND_AT_ONCE = 20

/** Loads the first appointments whose client or service matches a text: live ones by time, then ended ones. */
export const useFoundAppointments = (search: string) =>
  useQuery({
    queryKey: [...KEY, 'found', search],
    queryFn: async ({ signal }) => {
      const query = { search, limit: FOUND_AT_ONCE }
      return (await api('GET /api/pro/appointments', { query, signal })).appointments.map(withFacts)
    },
    placeholderData: keepPreviousData,
  })

/** Loads one appointment with the vendor's private note. */
export const useAppointment = (id: string) =>
  useRead([...KEY, id], 'GET /api/pro/appointments/:id', {
    params: { id },
    select: ({ appointment, vendorNote }) => ({ appointment: withFacts(appointment), vendorNote }),
  })

/** Loads the history of an appointment, oldest first. */
export const useHistory = (id: string) =>
  useRead([...KEY, id, 'history'], 'GET /api/pro/appointments/:id/history', {
    params: { id },
    select: ({ history }) => history,
  })

/** Saves the vendor's private note on an appointment, and puts it into the cache for the next visit to the page. */
export function useKeepNote(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (note: string) =>
      api('PUT /api/pro/appointments/:id/note', { params: { id }, body: { note } }),
    onSuccess: (_, vendorNote) => {
      // A reply that is under way may have the earlier note.
      void queries.cancelQueries({ queryKey: [...KEY, id], exact: true })
      queries.setQueryData<ReplyTo<'GET /api/pro/appointments/:id'>>(
        [...KEY, id],
        (loaded) => loaded && { ...loaded, vendorNote },
      )
    },
  })
}

/** The steps that a vendor can take on an appointment. */
type VendorStep = 'confirm' | 'decline' | 'cancel' | 'complete' | 'no-show'

interface StepRequest {
  id: string
  step: VendorStep
  reason?: string
}

/** Takes a step and reloads the appointments and what they earn, also after a refusal, because they were stale then. */
export const useVendorStep = () =>
  useChange({ each: [KEY, earningsKey] }, ({ id, step, reason }: StepRequest) =>
    api(`POST /api/pro/appointments/:id/${step}`, { params: { id }, body: { reason } }),
  )

/** The common key of all queries about appointments: invalidating it reloads them all. */
export const appointmentsKey = KEY
