import { notify } from '@anseo/ui/toasts'
import { useEffect } from 'react'
import { api } from '../api/browser-api.ts'
import { setSavedIds } from './saved.ts'
import { takeWanted } from './wanted-favourite.ts'

/**
 * Loads the ids of the vendors that the logged-in client has saved, for the hearts of all pages. It first saves the
 * vendor whose heart led to the login. A logout empties the hearts, and a failure leaves them empty without a message.
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
