import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { replyText } from '@anseo/api-client/error-texts'
import { useLinkToken } from '@anseo/site-kit/use-link-token'
import { FormError } from '@anseo/ui/form-error'
import { LoadingNote } from '@anseo/ui/loading-note'
import envelopePicture from '@anseo/ui/assets/pictures/envelope.webp?no-inline'
import { notify } from '@anseo/ui/toasts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../site.ts'
import { AccountFrame } from './account-frame.tsx'
import { ResendForm } from './resend-form.tsx'

/** `/verify-email?token=…`, from the email (§2). */
export function VerifyEmailPage() {
  const navigate = useNavigate()
  const { token, forget } = useLinkToken()
  const { isSuccess, error } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: ({ signal }) => api('GET /api/pro/verify-email', { query: { token }, signal }),
    retry: false,
  })
  const onVerified = useEffectEvent(() => {
    forget()
    notify.success(ACCOUNT.verified)
    void navigate('/login', { replace: true })
  })
  useEffect(() => {
    if (isSuccess) onVerified()
  }, [isSuccess])
  return (
    <AccountFrame title="Verify your email" lead="One moment…" picture={envelopePicture}>
      {error ? (
        <>
          <FormError text={failureText(error)} />
          <p>If your token expired, request a new one:</p>
          <ResendForm tone="pri" />
        </>
      ) : (
        <LoadingNote text="Verifying..." atOnce />
      )}
    </AccountFrame>
  )
}

const failureText = (error: unknown) =>
  replyText(error, ACCOUNT.verificationFailed, ACCOUNT.verificationUnanswered)
