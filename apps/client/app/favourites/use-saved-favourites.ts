import { notify } from '@anseo/ui/toasts'
import { useEffect } from 'react'
import { api } from '../api/browser-api.ts'
import { setSavedIds } from './saved.ts'
import { takeWanted } from './wanted-favourite.ts'

/**
 * Loads which vendors the logged-in client has saved, for the hearts of all pages, after saving the one that led to the
 * login; a logout empties them. A failure leaves the hearts empty: they do not say why.
 */
export function useSavedFavourites(): void {
  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal).catch(() => undefined)
    return () => {
      leaving.abort()
      setSavedIds(new Set())
    }
  }, [])
}

async function load(signal: AbortSignal): Promise<void> {
  const wanted = takeWanted()
  if (wanted) {
    const { message } = await api('PUT /api/user/favourites/:vendorId', { params: { vendorId: wanted } })
    notify.success(message)
  }
  const { favourites } = await api('GET /api/user/favourites', { signal })
  setSavedIds(new Set(favourites.map(({ vendor }) => vendor._id)))
}
