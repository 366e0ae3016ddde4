import { ApiError } from '@anseo/api-client/api-error'
import { serverNow } from '@anseo/api-client/server-clock'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'
import { saveAppointments, type SavedAppointments, savedAppointments } from '../offline/saved-appointments.ts'
import { session } from '../session/session.ts'
import { LIVE } from './live.ts'
import { useLoadFailure } from './use-load-failure.ts'

/** As many as one call gives. */
const LIMIT = 100

interface LoadedAppointments extends SavedAppointments {
  /** They were saved by an earlier visit, since they cannot be loaded for want of a connection. */
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
      const maySubstitute = (!shown || shown.isSaved) && error instanceof ApiError && error.kind !== 'refused'
      const saved = maySubstitute ? await savedAppointments(token) : null
      if (!saved) throw error
      return { ...saved, isSaved: true }
    }
  },
})

/** All appointments of the client, or those that an earlier visit left. */
export function useAppointments() {
  const query = useQuery(APPOINTMENTS)
  return { loaded: query.data, busy: query.isFetching, failure: useLoadFailure(query), reload: query.refetch }
}

/** The client's appointments with a vendor, none when they do not load: the chat goes on without them; null until then. */
export function useAppointmentsWith(vendorId: string): readonly AppointmentOnWire[] | null {
  const { data, isError } = useQuery({
    ...APPOINTMENTS,
    select: ({ appointments, isSaved }) =>
      isSaved ? [] : appointments.filter(({ vendorData }) => vendorData._id === vendorId),
  })
  return data ?? (isError ? [] : null)
}

/** Page after page until there is no more. */
async function loadAll(signal: AbortSignal): Promise<AppointmentOnWire[]> {
  const all = new Map<string, AppointmentOnWire>()
  let cursor: string | undefined
  do {
    const reply = await loadPage(cursor, signal)
    // One that moved between two pages may come twice.
    for (const one of reply.appointments) all.set(one._id, one)
    cursor = reply.nextCursor ?? undefined
  } while (cursor !== undefined)
  return [...all.values()]
}

const loadPage = (cursor: string | undefined, signal: AbortSignal) =>
  api('GET /api/user/appointments', {
    query: { limit: LIMIT, ...(cursor !== undefined && { cursor }) },
    signal,
  })
