// implements: §4.3, §4.4
import type { UserOnWire } from '@anseo/contract/profiles'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { api } from '../api/lazy-api.ts'
import { session } from '../session/session.ts'

/** `unknown` until the browser has read its token: pages rendered by the server are a visitor's (A8). */
export type ProfileState =
  | { state: 'unknown' | 'visitor' }
  | { state: 'loading' | 'failed'; token: string }
  | { state: 'client'; token: string; user: UserOnWire }

interface ProfileContext {
  profile: ProfileState
  /** The logged-in client; null for a visitor, and until the profile has loaded. */
  user: UserOnWire | null
  /** Loads the profile again, after a change; what was loaded before stays if that fails. */
  reload: () => Promise<void>
}

const Context = createContext<ProfileContext | null>(null)

/** Returns the current token of this site's tabs; undefined while rendering on the server. */
export const useToken = (): string | null | undefined =>
  useSyncExternalStore(session.subscribe, session.token, () => undefined)

/** Loads the profile on start and whenever the token changes; without one user data is cleared (section 4). */
export function ProfileProvider({ children }: { children: ReactNode }) {
  const token = useToken()
  const [loaded, setLoaded] = useState<{ token: string; user: UserOnWire | null } | null>(null)
  const reload = useCallback(async () => {
    const asked = session.token()
    if (asked === null) return
    const user = await api('GET /api/user/get-profile').then(
      (reply) => reply.userData,
      () => null,
    )
    setLoaded((before) => (user || before?.token !== asked ? { token: asked, user } : before))
  }, [])
  useEffect(() => {
    if (token) void reload()
  }, [token, reload])
  const profile = stateOf(token, loaded)
  const user = profile.state === 'client' ? profile.user : null
  return <Context value={{ profile, user, reload }}>{children}</Context>
}

function stateOf(
  token: string | null | undefined,
  loaded: { token: string; user: UserOnWire | null } | null,
) {
  if (token === undefined) return { state: 'unknown' } as const
  if (token === null) return { state: 'visitor' } as const
  if (loaded?.token !== token) return { state: 'loading', token } as const
  return loaded.user
    ? ({ state: 'client', token, user: loaded.user } as const)
    : ({ state: 'failed', token } as const)
}

/** Returns the state of the client's profile and a function that reloads it. Throws outside a `ProfileProvider`. */
export function useProfile(): ProfileContext {
  const context = use(Context)
  if (!context) throw new Error('useProfile needs a ProfileProvider')
  return context
}
