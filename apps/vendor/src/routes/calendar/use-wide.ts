import { useSyncExternalStore } from 'react'

const QUERY = '(min-width: 1024px)'

function subscribe(listener: () => void) {
  const media = matchMedia(QUERY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether there is room for a week beside the rail. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
