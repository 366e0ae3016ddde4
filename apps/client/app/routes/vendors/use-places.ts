import type { PlaceOnWire } from '@anseo/contract/places'
import { useEffect, useState } from 'react'
import { api } from '../../api/lazy-api.ts'

/** The pause in typing after which places are requested. */
const PAUSE_MS = 150

/**
 * Loads the places that begin with the typed text, or large towns while it is empty; earlier places stay until new ones
 * have loaded. When the request fails, the typed text can still be searched.
 * @param typed null while no suggestions are needed.
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
