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
  /** Storage key of the unsaved parts, which survive a login and a visit to another page. */
  key: string
  loaded: Value
  /** Query key of the cached value. */
  queryKey: readonly string[]
  /** Saves the changed parts over what is stored, and returns the whole as stored. */
  save: (changed: Partial<Value>) => Promise<Value>
}

/**
 * Holds settings that save themselves with every change. One save runs at a time; what is chosen meanwhile is saved after it.
 * A choice that could not be saved stays visible until it is saved. Only what was chosen here is kept and saved, so that a
 * choice kept for long reverts nothing that was changed elsewhere.
 */
export function useAutosave<Value extends object>({ key, loaded, queryKey, save }: AutosaveOptions<Value>) {
  const queries = useQueryClient()
  const [unsaved, setShown] = useState(() => readFromTab(key) as Partial<Value> | null)
  const setUnsaved = useCallback(
    (value: Partial<Value> | null) => {
      setShown(value)
      saveInTab(key, value)
    },
    [key],
  )
  const [state, setState] = useState<Saving['state']>('rest')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const waiting = useRef<Partial<Value> | null>(null)
  const running = useRef(false)

  const run = useCallback(async () => {
    if (running.current) return
    running.current = true
    setState('saving')
    try {
      while (waiting.current !== null) {
        const changed = waiting.current
        const saved = await save(changed)
        // A reply to an earlier request would restore the old value.
        await queries.cancelQueries({ queryKey })
        queries.setQueryData(queryKey, saved)
        if (waiting.current === changed) waiting.current = null
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

  const change = (part: Partial<Value>) => {
    waiting.current = { ...waiting.current, ...part }
    setUnsaved(waiting.current)
    void run()
  }
  const retry = useCallback(() => void run(), [run])

  const saved = useRef(unsaved)
  useEffect(() => {
    // The tab still holds changes that were not saved before a login or before the page was left.
    if (saved.current === null) return
    waiting.current = saved.current
    saved.current = null
    void run()
  }, [run])

  return { value: { ...loaded, ...unsaved }, change, saving: { state, savedAt, retry } satisfies Saving }
}
