import { useCallback, useState } from 'react'
import { saveInTab, readFromTab } from '@anseo/api-client/tab-storage'

/** A draft that survives a reload, an error and a login in this tab; `key` identifies the account and the text. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    const saved = readFromTab(key)
    return typeof saved === 'string' ? saved : ''
  })
  const write = useCallback(
    (next: string) => {
      setText(next)
      saveInTab(key, next === '' ? null : next)
    },
    [key],
  )
  return [text, write]
}
