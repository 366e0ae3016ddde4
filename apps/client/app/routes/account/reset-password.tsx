// implements: §2.10, §2.60, §8.14
import { createApi } from '@anseo/api-client/api'
import { isSignedOut } from '@anseo/api-client/api-error'
import { browserTransport } from '@anseo/api-client/browser-transport'
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { useLinkToken } from '@anseo/site-kit/use-link-token'
import { NewPasswordForm } from '@anseo/ui/new-password-form'
import lockWithKeyPicture from '@anseo/ui/assets/pictures/lock-with-key.webp?no-inline'
import { notify } from '@anseo/ui/toasts'
import { Link, useNavigate } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { showPageAgain } from '../../forms/early-submit.ts'
import { useFormCall } from '../../forms/use-form-call.ts'
import { session } from '../../session/session.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { AccountFrame, BackToLogin } from './account-frame.tsx'

export const meta = ownPageMeta('Reset password')
export const action = showPageAgain

const quietApi = createApi({ transport: browserTransport, token: session.token })

/** Ends the session here, without a toast, if it was one of the account whose sessions the server has ended. */
const endIfRefused = async () =>
  session.token() !== null &&
  quietApi('GET /api/user/sessions').catch((error: unknown) => isSignedOut(error) && session.end())

/** `/reset-password?token=…`, linked from the email (§2, section 8). */
export default function ResetPassword() {
  const navigate = useNavigate()
  const { token, forget } = useLinkToken()
  const { submit, busy, fields } = useFormCall<string>({
    fallback: ACCOUNT.resetPasswordFailed,
    call: async (password) => {
      const { message } = await api('POST /api/user/reset-password', {
        query: { token },
        body: { password },
      })
      forget()
      await endIfRefused()
      notify.success(message)
      await navigate('/login')
    },
  })
  return (
    <AccountFrame
      title="Choose a new password"
      lead="This will log you out on all other devices."
      picture={lockWithKeyPicture}
      wall="primrose"
      slogan={['A new password,', 'just for you.']}
    >
      <NewPasswordForm
        action="Reset Password"
        onSubmit={({ newPassword }) => void submit(newPassword)}
        busy={busy}
        fields={{ newPassword: fields['password'] }}
        error={null}
      />
      <p className="text-center">
        <Link className="link" to="/forgot-password">
          Request a new link
        </Link>
      </p>
      <BackToLogin />
    </AccountFrame>
  )
}
