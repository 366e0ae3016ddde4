import { useSyncExternalStore } from 'react'
import type { Session } from '@anseo/api-client/session'

/** Returns the session's current token of all tabs; undefined while rendering on the server. */
export const useToken = (session: Session): string | null | undefined =>
  useSyncExternalStore(session.subscribe, session.token, () => undefined)
