import { useSavedState as useSavedStateOf } from '@anseo/site-kit/use-saved-state'
import { STORAGE_PREFIX } from './storage-prefix.ts'
import { session } from './session.ts'

/** State that survives a login in between and a reload, saved in this tab; a logout deletes it. */
export const useSavedState = <Value>(key: string, initial: Value, read: (saved: unknown) => Value | null) =>
  useSavedStateOf(session, STORAGE_PREFIX + key, initial, read)
