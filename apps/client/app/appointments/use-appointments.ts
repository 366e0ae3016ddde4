import { ApiError } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { useConnected } from '@anseo/site-kit/on-connected'
import { serverNow } from '@anseo/api-client/server-clock'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../api/browser-api.ts'
import { saveAppointments, type SavedAppointments, savedAppointments } from '../offline/saved-appointments.ts'
import { useSocket } from '../account/live.tsx'
import { session } from '../session/session.ts'

/** As many as one call gives. */
const LIMIT = 100

export interface Appointments {
  /** Null until they are there. */
  list: readonly AppointmentOnWire[] | null
  /** When they were loaded, by the server's clock. */
  asOf: Date | null
  /** What an earlier visit left, when they cannot be loaded for want of a connection. */
  saved: SavedAppointments | null
  /** Why they did not load the last time. */
  error: string | null
  loading: boolean
  reload: () => Promise<void>
}

/** All appointments of the client; loaded anew on a notice, a new connection and when the window is looked at again. */
export function useAppointments(): Appointments {
  const socket = useSocket()
  const [list, setList] = useState<readonly AppointmentOnWire[] | null>(null)
  const [asOf, setAsOf] = useState<Date | null>(null)
  const [saved, setSaved] = useState<SavedAppointments | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [loading, setLoading] = useState(true)
  const lastAsked = useRef(0)

  const reload = useCallback(async () => {
    const token = session.token()
    // Whose login has just ended is on the way to a new one.
    if (token === null) return
    const asked = ++lastAsked.current
    const ifLatest = (use: () => void) => asked === lastAsked.current && use()
    setLoading(true)
    try {
      const loaded = await loadAll()
      ifLatest(() => {
        setList(loaded)
        setAsOf(serverNow())
        setError(null)
      })
      void saveAppointments(token, loaded)
    } catch (reason) {
      const found = isUnanswered(reason) ? await savedAppointments(token) : null
      ifLatest(() => {
        setSaved(found)
        setError(bookingErrorText(reason))
      })
    } finally {
      ifLatest(() => setLoading(false))
    }
  }, [])

  const refresh = useEffectEvent(() => void reload())
  useEffect(() => {
    refresh()
    const onFocus = () => refresh()
    window.addEventListener('focus', onFocus)
    window.addEventListener('online', onFocus)
    return () => {
      window.removeEventListener('focus', onFocus)
      window.removeEventListener('online', onFocus)
    }
  }, [])
  useEffect(() => {
    const onNews = () => refresh()
    socket?.on('receive_notification', onNews)
    return () => void socket?.off('receive_notification', onNews)
  }, [socket])
  useConnected(socket, () => void reload())
  return { list, asOf, saved, error, loading, reload }
}

const isUnanswered = (reason: unknown) => reason instanceof ApiError && reason.kind !== 'refused'

/** Page after page until there is no more. */
async function loadAll(): Promise<AppointmentOnWire[]> {
  const all = new Map<string, AppointmentOnWire>()
  let cursor: string | undefined
  do {
    const reply = await loadPage(cursor)
    // One that moved between two pages may come twice.
    for (const one of reply.appointments) all.set(one._id, one)
    cursor = reply.nextCursor ?? undefined
  } while (cursor !== undefined)
  return [...all.values()]
}

const loadPage = (cursor?: string) =>
  api('GET /api/user/appointments', { query: { limit: LIMIT, ...(cursor !== undefined && { cursor }) } })
