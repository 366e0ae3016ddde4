import { isSignedOut } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { notify } from '@anseo/ui/toasts'
import { useEffect } from 'react'
import { api } from '../api/browser-api.ts'
import { savedIds, setSavedIds } from './saved-ids.ts'
import { takeWanted } from './wanted-favourite.ts'

/**
 * Loads the ids of the vendors that the logged-in client has saved, for the hearts of all pages. It first saves the
 * vendor whose heart led to the login, or says why it could not. A logout empties the hearts, and a failure to load leaves
 * them empty without a message.
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
  if (wanted) await save(wanted)
  await loadIds(signal)
}

async function loadIds(signal: AbortSignal): Promise<void> {
  const before = savedIds()
  const { favourites } = await api('GET /api/user/favourites', { signal })
  if (savedIds() === before) return setSavedIds(new Set(favourites.map(({ vendor }) => vendor._id)))
  // A heart was pressed meanwhile, and the answer may be older.
  const { pressesAnswered } = await import('./toggle-favourite.ts')
  await pressesAnswered()
  await loadIds(signal)
}

async function save(vendorId: string): Promise<void> {
  try {
    notify.success((await api('PUT /api/user/favourites/:vendorId', { params: { vendorId } })).message)
  } catch (error) {
    if (isSignedOut(error)) throw error
    notify.error(bookingErrorText(error))
  }
}
