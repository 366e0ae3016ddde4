// implements: §2.9, §2.59, §5.9, §8.13
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { EmailForm } from '@anseo/ui/email-form'
import keyPicture from '@anseo/ui/assets/pictures/key.webp?no-inline'
import { notify } from '@anseo/ui/toasts'
import { useNavigate } from 'react-router'
import { useProfile } from '../../account/profile.tsx'
import { api } from '../../api/browser-api.ts'
import { showPageAgain } from '../../forms/early-submit.ts'
import { useFormCall } from '../../forms/use-form-call.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { AccountFrame, BackToLogin } from './account-frame.tsx'

export const meta = ownPageMeta('Forgot password')
export const action = showPageAgain

/** `/forgot-password`: requests a link to set a new password (§2, section 8). */
export default function ForgotPassword() {
  const navigate = useNavigate()
  const { user } = useProfile()
  const { submit, busy, fields } = useFormCall<string>({
    fallback: ACCOUNT.forgotPasswordFailed,
    call: async (email) => {
      const { message } = await api('POST /api/user/forgot-password', { body: { email } })
      notify.success(message)
      await navigate('/')
    },
  })
  return (
    <AccountFrame
      title="Forgot password?"
      lead="We'll email you a link. It works once and expires in 1 hour."
      picture={keyPicture}
      wall="barley"
      slogan={["We'll get you", 'back in.']}
    >
      <EmailForm
        action="Send Reset Link"
        optional
        email={user?.email ?? ''}
        onSubmit={(email) => void submit(email)}
        busy={busy}
        error={fields['email']}
      />
      <BackToLogin />
    </AccountFrame>
  )
}
