import { useKeptState as useKeptStateOf } from '@anseo/site-kit/use-kept-state'
import { KEPT_PREFIX } from './kept-prefix.ts'
import { session } from './session.ts'

/** State that outlives a login in the middle and a reload, in this tab; a logout forgets it. */
export const useKeptState = <Value>(key: string, initial: Value, read: (kept: unknown) => Value | null) =>
  useKeptStateOf(session, KEPT_PREFIX + key, initial, read)
