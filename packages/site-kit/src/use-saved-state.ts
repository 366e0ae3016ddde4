import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { Session } from '@anseo/api-client/session'
import { saveInTab, readFromTab } from '@anseo/api-client/tab-storage'

/**
 * State that outlives a login in the middle and a reload, in this tab. It is forgotten once its component is left by
 * somebody who is still signed in: done, or given up.
 * @param storageKey names whose it is and what.
 * @param read what a kept value holds, null when it is not one.
 */
export function useSavedState<Value>(
  session: Session,
  storageKey: string,
  initial: Value,
  read: (saved: unknown) => Value | null,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [first] = useState(initial)
  const [value, setValue] = useState(() => read(readFromTab(storageKey)) ?? first)
  useEffect(() => {
    // What nobody has touched need not be kept.
    saveInTab(storageKey, value === first ? null : value)
    return () => {
      if (session.token() !== null) saveInTab(storageKey, null)
    }
  }, [session, storageKey, value, first])
  return [value, setValue]
}
