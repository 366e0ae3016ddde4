// implements: §5.8
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { emailText } from '@anseo/api-client/field-problems'
import { notify } from '@anseo/ui/toasts'
import { api } from '../../api/browser-api.ts'
import { useFormCall } from '../../forms/use-form-call.ts'

/** Has the verification mail sent again to an address (§5, section 8). */
export const useResend = () =>
  useFormCall<string>({
    fallback: ACCOUNT.resendFailed,
    check: (email) => ({ email: emailText(email) }),
    call: async (email) => {
      const { message } = await api('POST /api/user/resend-verification', { body: { email } })
      notify.success(message)
    },
  })
