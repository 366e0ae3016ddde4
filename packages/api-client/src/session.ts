// implements: §3.17
/** The local storage keys of the sites' tokens (A1). */
export type SessionKey = 'anseo.client' | 'anseo.pro' | 'anseo.admin'

/** The token of one site, shared by its tabs. */
export interface Session {
  token(): string | null
  /** @param device the token with which the server will recognise this device at the next login. */
  start(token: string, device?: string): void
  /**
   * The proof of a known device, sent with the next login so that strangers cannot delay it; it outlives the login.
   */
  device(): { device: string }
  end(): void
  /** Calls back when the token changes, in this tab or another; returns a function that stops it. */
  subscribe(listener: () => void): () => void
}

/** Opens the session stored under `key`; while rendering on the server there is none, as for a visitor (A8). */
export function openSession(key: SessionKey): Session {
  const deviceKey = `${key}.device`
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  const storage = typeof localStorage === 'undefined' ? null : localStorage
  if (storage) {
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) notify()
    })
  }
  return {
    token: () => storage?.getItem(key) || null,
    start: (token, device) => {
      if (device !== undefined) storage?.setItem(deviceKey, device)
      storage?.setItem(key, token)
      notify()
    },
    device: () => ({ device: storage?.getItem(deviceKey) ?? '' }),
    end: () => {
      storage?.removeItem(key)
      notify()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
