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

interface Presses {
  waiting: number
  /** The state that the server confirmed last. */
  isSaved: boolean
}

/** The presses of each vendor that wait for an answer. */
const pressed = new Map<string, Presses>()

/** Resolves once the server has answered every press. */
export const pressesAnswered = (): Promise<void> => underWay

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
  const presses = pressed.get(vendorId) ?? { waiting: 0, isSaved: !isSaved }
  presses.waiting++
  pressed.set(vendorId, presses)
  mark(vendorId, isSaved)
  underWay = underWay.then(async () => {
    try {
      await api(`${isSaved ? 'PUT' : 'DELETE'} /api/user/favourites/:vendorId`, { params: { vendorId } })
      presses.isSaved = isSaved
    } catch (error) {
      if (isSignedOut(error)) return
      // A later press decides what is shown.
      if (presses.waiting === 1) mark(vendorId, presses.isSaved)
      notify.error(bookingErrorText(error))
    } finally {
      if (--presses.waiting === 0) pressed.delete(vendorId)
    }
  })
}

function mark(vendorId: string, isSaved: boolean): void {
  const next = new Set(savedIds())
  if (isSaved) next.add(vendorId)
  else next.delete(vendorId)
  setSavedIds(next)
}
