import { keep, readKept } from '@anseo/api-client/tab-storage'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { KEPT_PREFIX } from './kept-prefix.ts'
import { session } from './session.ts'

/**
 * State that outlives a login in the middle and a reload, in this tab. It is forgotten once its component is left by
 * somebody who is still signed in: done, or given up.
 * @param key names whose it is and what.
 * @param read what a kept value holds, null when it is not one.
 */
export function useKeptState<Value>(
  key: string,
  initial: Value,
  read: (kept: unknown) => Value | null,
): [Value, Dispatch<SetStateAction<Value>>] {
  const storageKey = KEPT_PREFIX + key
  const [value, setValue] = useState(() => read(readKept(storageKey)) ?? initial)
  useEffect(() => {
    keep(storageKey, value)
    return () => {
      if (session.token() !== null) keep(storageKey, null)
    }
  }, [storageKey, value])
  return [value, setValue]
}
