import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { Session } from '@anseo/api-client/session'
import { saveInTab, readFromTab } from '@anseo/api-client/tab-storage'

/**
 * Holds state that survives a login in between and a reload, saved in this tab. It is deleted when its component unmounts
 * while the user is still logged in, since the task is then done or given up.
 * @param storageKey identifies the account and the value.
 * @param read returns the saved value, null when it has another form.
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
    // An unchanged value need not be saved.
    saveInTab(storageKey, value === first ? null : value)
    return () => {
      if (session.token() !== null) saveInTab(storageKey, null)
    }
  }, [session, storageKey, value, first])
  return [value, setValue]
}

/** Reads a saved text; null when it has another form. */
export const readText = (saved: unknown): string | null => (typeof saved === 'string' ? saved : null)
