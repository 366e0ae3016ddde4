import { useSyncExternalStore } from 'react'
import type { Session } from '@anseo/api-client/session'

/** The session's token as it is now, in this tab and others; undefined while rendering on the server. */
export const useToken = (session: Session): string | null | undefined =>
  useSyncExternalStore(session.subscribe, session.token, () => undefined)
