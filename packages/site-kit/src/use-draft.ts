import { useCallback, useState } from 'react'
import { saveInTab, readFromTab } from '@anseo/api-client/tab-storage'

/**
 * Holds a draft that survives a reload, an error and a login in this tab.
 * @param key identifies the account and the text.
 * @param start the text before anything is typed.
 */
export function useDraft(key: string, start = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    const saved = readFromTab(key)
    return typeof saved === 'string' ? saved : start
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
