// implements: §5.8
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { emailText } from '@anseo/api-client/field-problems'
import { notify } from '@anseo/ui/toasts'
import { useSearchParams } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { useFormCall } from '../../forms/use-form-call.ts'
import { mailedNext } from './mailed-next.ts'

/** Requests another verification email for an address; its link leads on to this page's target (§5, section 8, C2). */
export function useResend() {
  const [search] = useSearchParams()
  return useFormCall<string>({
    fallback: ACCOUNT.resendFailed,
    check: (email) => ({ email: emailText(email) }),
    call: async (email) => {
      const { message } = await api('POST /api/user/resend-verification', {
        body: { email, ...mailedNext(search) },
      })
      notify.success(message)
    },
  })
}
