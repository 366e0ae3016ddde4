// implements: §2.7, §2.54-2.57, §4.5, §8.12
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { replyText } from '@anseo/api-client/error-texts'
import { useLinkToken } from '@anseo/site-kit/use-link-token'
import { Note } from '@anseo/ui/note'
import envelopePicture from '@anseo/ui/assets/pictures/envelope.webp?no-inline'
import { Skeleton } from '@anseo/ui/skeleton'
import { notify } from '@anseo/ui/toasts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { showPageAgain } from '../../forms/early-submit.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import type { Route } from './+types/verify-email'
import { AccountFrame, BackToLogin } from './account-frame.tsx'
import { loginPath } from './login-path.ts'
import { ResendForm } from './resend-form.tsx'

export const meta = ownPageMeta('Verify email')

/** Shows the page again if its form is submitted before the page is interactive. */
export const action = ({ request }: Route.ActionArgs) => showPageAgain({ request })

const SLOGAN = ['One click', 'in your inbox.'] as const

/** `/verify-email?token=…`, linked from the email (§2). */
export default function VerifyEmail() {
  const failure = useVerification()
  if (failure === null) {
    return (
      <AccountFrame
        title="Verifying..."
        lead="This only takes a moment."
        picture={envelopePicture}
        slogan={SLOGAN}
      >
        <Skeleton height={14} width="70%" />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={failure} picture={envelopePicture} slogan={SLOGAN}>
      <Note role="alert">If your token expired, request a new one:</Note>
      <ResendForm />
      <BackToLogin />
    </AccountFrame>
  )
}

/** Verifies each token once, even where effects run twice; returns the error text, null until it has failed. */
function useVerification(): string | null {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { token, forget } = useLinkToken()
  const [failure, setFailure] = useState<string | null>(null)
  const asked = useRef<string | null>(null)
  const onVerified = useEffectEvent(() => {
    forget()
    notify.success(ACCOUNT.verified)
    void navigate(loginPath(search, 'welcome'), { replace: true })
  })
  useEffect(() => {
    if (asked.current === token) return
    asked.current = token
    setFailure(null)
    api('GET /api/user/verify-email', { query: { token } }).then(
      () => onVerified(),
      (error: unknown) => setFailure(failureText(error)),
    )
  }, [token])
  return failure
}

const failureText = (error: unknown) =>
  replyText(error, ACCOUNT.verificationFailed, ACCOUNT.verificationUnanswered)
