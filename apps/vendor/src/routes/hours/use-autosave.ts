import { isSignedOut } from '@anseo/api-client/api-error'
import { serverNow } from '@anseo/api-client/server-clock'
import { readFromTab, saveInTab } from '@anseo/api-client/tab-storage'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { hoursKey } from '../../queries/hours.ts'

/** Progress of saving a setting. */
export interface Saving {
  state: 'rest' | 'saving' | 'failed'
  /** Time of the last save, by the server's clock. */
  savedAt: Date | null
  retry: () => void
}

interface AutosaveOptions<Value> {
  /** Storage key of the unsaved value, which survives a login and a visit to another page. */
  key: string
  loaded: Value
  /** Query key of the cached value. */
  queryKey: readonly string[]
  save: (value: Value) => Promise<Value>
}

/**
 * Holds a setting that saves itself with every change. One save runs at a time; what is chosen meanwhile is saved after it.
 * A choice that could not be saved stays visible until it is saved.
 */
export function useAutosave<Value>({ key, loaded, queryKey, save }: AutosaveOptions<Value>) {
  const queries = useQueryClient()
  const [unsaved, setShown] = useState(() => readFromTab(key) as Value | null)
  const setUnsaved = useCallback(
    (value: Value | null) => {
      setShown(value)
      saveInTab(key, value)
    },
    [key],
  )
  const [state, setState] = useState<Saving['state']>('rest')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const waiting = useRef<Value | null>(null)
  const running = useRef(false)

  const run = useCallback(async () => {
    if (running.current) return
    running.current = true
    setState('saving')
    try {
      while (waiting.current !== null) {
        const value = waiting.current
        const saved = await save(value)
        // A reply to an earlier request would restore the old value.
        await queries.cancelQueries({ queryKey })
        queries.setQueryData(queryKey, saved)
        if (waiting.current === value) waiting.current = null
      }
      setUnsaved(null)
      setSavedAt(serverNow())
      setState('rest')
      void queries.invalidateQueries({ queryKey: hoursKey })
    } catch (error) {
      if (!isSignedOut(error)) setState('failed')
    } finally {
      running.current = false
    }
  }, [queries, queryKey, save, setUnsaved])

  const change = (value: Value) => {
    waiting.current = value
    setUnsaved(value)
    void run()
  }
  const retry = useCallback(() => void run(), [run])

  const saved = useRef(unsaved)
  useEffect(() => {
    // A value that was chosen before a login in between, or that could not be saved before the page was left.
    if (saved.current === null) return
    waiting.current = saved.current
    saved.current = null
    void run()
  }, [run])

  return { value: unsaved ?? loaded, change, saving: { state, savedAt, retry } satisfies Saving }
}
