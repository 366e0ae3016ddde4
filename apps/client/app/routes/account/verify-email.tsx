// implements: §2.7, §2.54-2.57, §4.5, §8.12
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { isApiError } from '@anseo/api-client/api-error'
import { replyText } from '@anseo/api-client/error-texts'
import { useLinkToken } from '@anseo/site-kit/use-link-token'
import { Button } from '@anseo/ui/button'
import { FormError } from '@anseo/ui/form-error'
import envelopePicture from '@anseo/ui/assets/pictures/envelope.webp?no-inline'
import { Skeleton } from '@anseo/ui/skeleton'
import { notify } from '@anseo/ui/toasts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { showPageAgain } from '../../forms/early-submit.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { AccountFrame, BackToLogin } from './account-frame.tsx'
import { loginPath } from './login-path.ts'
import { ResendForm } from './resend-form.tsx'

export const meta = ownPageMeta('Verify email')
export const action = showPageAgain

const SLOGAN = ['One click', 'in your inbox.'] as const

/** `/verify-email?token=…`, linked from the email (§2). */
export default function VerifyEmail() {
  const { error, retry } = useVerification()
  if (error === null) {
    return (
      <AccountFrame
        title="Verifying..."
        lead="This only takes a moment."
        picture={envelopePicture}
        slogan={SLOGAN}
      >
        {/* As high as what a failure shows, so that the heading stays where it is. */}
        <div className="min-h-70">
          <Skeleton height={14} width="70%" />
        </div>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title="Verify your email" picture={envelopePicture} slogan={SLOGAN}>
      <FormError text={failureText(error)} />
      {isApiError(error) && error.kind !== 'answered' && <Button onClick={retry}>Try Again</Button>}
      <p>If your token expired, request a new one:</p>
      <ResendForm />
      <BackToLogin />
    </AccountFrame>
  )
}

/** Verifies each token once, even where effects run twice; returns the error, null until it has failed. */
function useVerification(): { error: unknown; retry: () => void } {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { token, forget } = useLinkToken()
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const asked = useRef('')
  const onVerified = useEffectEvent(() => {
    forget()
    notify.success(ACCOUNT.verified)
    void navigate(loginPath(search, 'welcome'), { replace: true })
  })
  useEffect(() => {
    const key = `${attempt} ${token}`
    if (asked.current === key) return
    asked.current = key
    setError(null)
    api('GET /api/user/verify-email', { query: { token } }).then(() => onVerified(), setError)
  }, [token, attempt])
  return { error, retry: () => setAttempt(attempt + 1) }
}

const failureText = (error: unknown) =>
  replyText(error, ACCOUNT.verificationFailed, ACCOUNT.verificationUnanswered)
