import { ApiError } from '@anseo/api-client/api-error'
import { serverNow } from '@anseo/api-client/server-clock'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { HistoryEntryOnWire } from '@anseo/contract/history'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'
import { saveAppointments, type SavedAppointments, savedAppointments } from '../offline/saved-appointments.ts'
import { session } from '../session/session.ts'
import { LIVE } from './live.ts'
import { useLoadFailure } from './use-load-failure.ts'

/** The largest page that one call returns. */
const LIMIT = 100

interface LoadedAppointments extends SavedAppointments {
  /** True for a list that an earlier visit saved, shown because the current one cannot load. */
  isSaved: boolean
}

const APPOINTMENTS = queryOptions({
  queryKey: [LIVE, 'appointments'],
  queryFn: async ({ client, queryKey, signal }): Promise<LoadedAppointments> => {
    const token = session.token() ?? ''
    try {
      const appointments = await loadAll(signal)
      void saveAppointments(token, appointments)
      return { appointments, asOf: serverNow(), isSaved: false }
    } catch (error) {
      const shown = client.getQueryData<LoadedAppointments>(queryKey)
      return { ...(await savedInstead(error, token, shown)), isSaved: true }
    }
  },
})

/**
 * Returns the saved appointments in place of data that cannot load now.
 * @throws the error if the server has refused, or there is something better to show.
 */
async function savedInstead(
  error: unknown,
  token: string,
  shown: { isSaved: boolean } | undefined,
): Promise<SavedAppointments> {
  const maySubstitute = (!shown || shown.isSaved) && error instanceof ApiError && error.kind !== 'answered'
  const saved = maySubstitute ? await savedAppointments(token) : null
  if (!saved) throw error
  return saved
}

interface LoadedAppointment {
  appointment: AppointmentOnWire
  history: readonly HistoryEntryOnWire[]
  /** The time of the load, by the server's clock. */
  asOf: Date
  /** True for one that an earlier visit saved, without its history. */
  isSaved: boolean
}

/** Returns one appointment of the client, or what an earlier visit saved of it while it is ahead. */
export function useAppointment(id: string) {
  const query = useQuery({
    queryKey: [LIVE, 'appointment', id],
    queryFn: async ({ client, queryKey, signal }): Promise<LoadedAppointment> => {
      const token = session.token() ?? ''
      try {
        const { appointment, history } = await api('GET /api/user/appointments/:id', {
          params: { id },
          signal,
        })
        return { appointment, history, asOf: serverNow(), isSaved: false }
      } catch (error) {
        const shown = client.getQueryData<LoadedAppointment>(queryKey)
        const { appointments, asOf } = await savedInstead(error, token, shown)
        const appointment = appointments.find(({ _id }) => _id === id)
        if (!appointment) throw error
        return { appointment, history: [], asOf, isSaved: true }
      }
    },
  })
  return { loaded: query.data, busy: query.isFetching, failure: useLoadFailure(query), reload: query.refetch }
}

/** Returns all appointments of the client, or those that an earlier visit saved. */
export function useAppointments() {
  const query = useQuery(APPOINTMENTS)
  return { loaded: query.data, busy: query.isFetching, failure: useLoadFailure(query), reload: query.refetch }
}

/** Returns the client's appointments with a vendor; null while loading, none on failure, since a chat works without. */
export function useAppointmentsWith(vendorId: string): readonly AppointmentOnWire[] | null {
  const { data, isError } = useQuery({
    ...APPOINTMENTS,
    select: ({ appointments, isSaved }) =>
      isSaved ? [] : appointments.filter(({ vendorData }) => vendorData._id === vendorId),
  })
  return data ?? (isError ? [] : null)
}

/** Loads every page of the list. */
async function loadAll(signal: AbortSignal): Promise<AppointmentOnWire[]> {
  const all = new Map<string, AppointmentOnWire>()
  let cursor: string | undefined
  do {
    const reply = await loadPage(cursor, signal)
    // An appointment that moved between two pages may be returned twice.
    for (const appointment of reply.appointments) all.set(appointment._id, appointment)
    cursor = reply.nextCursor ?? undefined
  } while (cursor !== undefined)
  return [...all.values()]
}

const loadPage = (cursor: string | undefined, signal: AbortSignal) =>
  api('GET /api/user/appointments', {
    query: { limit: LIMIT, ...(cursor !== undefined && { cursor }) },
    signal,
  })
