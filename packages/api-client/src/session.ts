// implements: §3.17
/** The keys in local storage, one a site (A1). */
export type SessionKey = 'anseo.client' | 'anseo.pro' | 'anseo.admin'

/** The token of one site, shared by its tabs. */
export interface Session {
  token(): string | null
  start(token: string): void
  end(): void
  /** Calls back when the token changes, in this tab or another; returns how to stop. */
  subscribe(listener: () => void): () => void
}

/** Opens the session kept under `key`. Without a browser there is none: pages rendered on the server are a visitor's (A8). */
export function openSession(key: SessionKey): Session {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const storage = typeof localStorage === 'undefined' ? null : localStorage
  if (storage) {
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) tell()
    })
  }
  return {
    token: () => storage?.getItem(key) ?? null,
    start: (token) => {
      storage?.setItem(key, token)
      tell()
    },
    end: () => {
      storage?.removeItem(key)
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
