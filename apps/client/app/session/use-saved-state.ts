import { useSavedState as useSavedStateOf } from '@anseo/site-kit/use-saved-state'
import { STORAGE_PREFIX } from './storage-prefix.ts'
import { session } from './session.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Holds state that survives a login in between and a reload, saved in this tab; a logout deletes it. A page of the server
 * is hydrated with the initial value.
 */
export function useSavedState<Value>(key: string, initial: Value, read: (saved: unknown) => Value | null) {
  const [value, setValue] = useSavedStateOf(session, STORAGE_PREFIX + key, initial, read)
  return [useHydrated() ? value : initial, setValue] as const
}
