import { isSignedOut } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { loginPath } from '@anseo/api-client/return-path'
import { notify } from '@anseo/ui/toasts'
import { api } from '../api/browser-api.ts'
import { session } from '../session/session.ts'
import { keepWanted } from './wanted-favourite.ts'
import { savedIds, setSavedIds } from './saved-ids.ts'

/** The last call, which the next one waits for, so that the server has the last press last. */
let underWay: Promise<void> = Promise.resolve()

/**
 * Saves the vendor, or removes it: shown at once and undone when the call fails. A visitor is led to the login and back;
 * then it is saved.
 */
export function toggleFavourite(vendorId: string, navigate: (path: string) => unknown): void {
  if (session.token() === null) {
    keepWanted(vendorId)
    navigate(loginPath(location.pathname + location.search))
    return
  }
  const isSaved = !savedIds().has(vendorId)
  mark(vendorId, isSaved)
  underWay = underWay.then(async () => {
    try {
      await api(`${isSaved ? 'PUT' : 'DELETE'} /api/user/favourites/:vendorId`, { params: { vendorId } })
    } catch (error) {
      mark(vendorId, !isSaved)
      if (!isSignedOut(error)) notify.error(bookingErrorText(error))
    }
  })
}

function mark(vendorId: string, isSaved: boolean): void {
  const next = new Set(savedIds())
  if (isSaved) next.add(vendorId)
  else next.delete(vendorId)
  setSavedIds(next)
}
