import { useCallback, useState } from 'react'
import { saveInTab, readFromTab } from '@anseo/api-client/tab-storage'

/**
 * Holds a draft that survives a reload, an error and a login in this tab.
 * @param key identifies the account and the text; with another key it is another draft.
 * @param start the text before anything is typed.
 */
export function useDraft(key: string, start = ''): [string, (text: string) => void] {
  const [held, hold] = useState(() => ({ key, text: savedText(key, start) }))
  const { text } = held.key === key ? held : { text: savedText(key, start) }
  if (held.key !== key) hold({ key, text })
  const write = useCallback(
    (next: string) => {
      hold({ key, text: next })
      saveInTab(key, next === '' ? null : next)
    },
    [key],
  )
  return [text, write]
}

function savedText(key: string, start: string): string {
  const saved = readFromTab(key)
  return typeof saved === 'string' ? saved : start
}
