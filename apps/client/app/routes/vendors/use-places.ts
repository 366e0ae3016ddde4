import type { PlaceOnWire } from '@anseo/contract/places'
import { useEffect, useState } from 'react'
import { api } from '../../api/lazy-api.ts'

/** So long a pause in typing asks for places. */
const PAUSE_MS = 150

/**
 * Places that begin with what is typed, large towns before anything is; those of the last text stay until there are new
 * ones. Whoever gets none can still search for what was typed.
 * @param typed null while nothing is asked.
 */
export function usePlaces(typed: string | null): PlaceOnWire[] {
  const [places, setPlaces] = useState<PlaceOnWire[]>([])
  const search = typed?.trim()
  useEffect(() => {
    if (search === undefined) return
    const leaving = new AbortController()
    const { signal } = leaving
    const load = async () => {
      const found = await api('GET /api/vendor/places', { query: { search }, signal }).catch(() => null)
      if (!signal.aborted) setPlaces(found?.data ?? [])
    }
    const timer = setTimeout(() => void load(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [search])
  return search === undefined ? [] : places
}
