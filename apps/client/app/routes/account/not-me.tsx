import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { useLinkToken } from '@anseo/site-kit/use-link-token'
import { DisownRegistration } from '@anseo/ui/disown-registration'
import envelopePicture from '@anseo/ui/assets/pictures/envelope.webp?no-inline'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { showPageAgain } from '../../forms/early-submit.ts'
import { useFormCall } from '../../forms/use-form-call.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { useStepFocus } from '../../shell/use-step-focus.ts'
import { AccountFrame, BackToLogin } from './account-frame.tsx'

export const meta = ownPageMeta('Delete a sign-up')
export const action = showPageAgain

/** `/not-me?token=…`, linked from the verification email: deletes a sign-up made with another person's address. */
export default function NotMe() {
  const { token, forget } = useLinkToken()
  const [done, setDone] = useState<string | null>(null)
  const { submit, busy, fields } = useFormCall<void>({
    fallback: ACCOUNT.disownFailed,
    call: async () => {
      const { message } = await api('POST /api/user/disown-registration', { body: { token } })
      forget()
      setDone(message)
    },
  })
  useStepFocus(done !== null)
  return (
    <AccountFrame title="Was this not you?" picture={envelopePicture} slogan={['Not you?', 'Not here.']}>
      <DisownRegistration
        onDelete={() => void submit()}
        busy={busy}
        done={done}
        error={fields['token'] ?? null}
        newPassword={<Link to="/forgot-password" />}
      />
      <BackToLogin />
    </AccountFrame>
  )
}
