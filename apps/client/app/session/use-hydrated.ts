import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns whether the page may differ from the server's: false while it is hydrated, which has to produce the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
