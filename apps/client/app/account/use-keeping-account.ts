import { isSignedOut } from '@anseo/api-client/api-error'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { replyText } from '@anseo/api-client/error-texts'
import { useKeeping } from '@anseo/site-kit/use-erasure'
import { notify } from '@anseo/ui/toasts'
import { ERASURE_CALLS } from './erasure-calls.ts'

/** Returns the call that keeps an account that is closing; a toast shows the outcome. */
export const useKeepingAccount = () =>
  useKeeping(ERASURE_CALLS, {
    onDone: notify.success,
    onFailure: (error) => {
      if (!isSignedOut(error)) notify.error(replyText(error, FAILED))
    },
  })
