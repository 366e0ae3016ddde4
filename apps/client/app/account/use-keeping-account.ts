import { isSignedOut } from '@anseo/api-client/api-error'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { replyText } from '@anseo/api-client/error-texts'
import { useKeeping } from '@anseo/site-kit/use-erasure'
import { notify } from '@anseo/ui/toasts'
import { ERASURE_CALLS } from './erasure-calls.ts'

/** The way to keep an account that is closing, which says what came of it. */
export const useKeepingAccount = () =>
  useKeeping(ERASURE_CALLS, {
    onDone: notify.success,
    onFailure: (error) => {
      if (!isSignedOut(error)) notify.error(replyText(error, FAILED))
    },
  })
