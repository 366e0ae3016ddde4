import { isSignedOut } from '@anseo/api-client/api-error'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { replyText } from '@anseo/api-client/error-texts'
import { notify } from '@anseo/ui/toasts'

/** Shows a toast with the reason why a call failed, unless it was the end of the login, which has its own. */
export function notifyFailure(error: unknown): void {
  if (!isSignedOut(error)) notify.error(replyText(error, FAILED))
}
