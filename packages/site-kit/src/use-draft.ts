import { useCallback, useState } from 'react'
import { keep, readKept } from '@anseo/api-client/tab-storage'

/** A text being written, which survives a reload, an error and a login in this tab; `key` names whose it is. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = readKept(key)
    return typeof kept === 'string' ? kept : ''
  })
  const write = useCallback(
    (next: string) => {
      setText(next)
      keep(key, next === '' ? null : next)
    },
    [key],
  )
  return [text, write]
}
