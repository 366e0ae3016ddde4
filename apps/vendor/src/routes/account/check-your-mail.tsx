import mailboxPicture from '@anseo/ui/assets/pictures/mailbox.webp?no-inline'
import { Link, Navigate, useLocation } from 'react-router'
import { AccountFrame, BackToLogin } from './account-frame.tsx'
import { ResendForm } from './resend-form.tsx'

/**
 * `/check-your-mail`: the next step after an application, and a button to send the email again; asks for a
 * missing address.
 */
export function CheckYourMailPage() {
  const { state } = useLocation() as { state: { email?: string } | null }
  if (!state?.email) return <Navigate to="/resend-verification" replace />
  return (
    <AccountFrame
      title="Check your inbox"
      lead={
        <>
          We&apos;ve sent a link to <strong className="break-words">{state.email}</strong>. Open it to verify
          your email. It expires in 24 hours.
        </>
      }
      picture={mailboxPicture}
    >
      <p>No email? Check your spam folder, then send it again.</p>
      <ResendForm email={state.email} tone="sec" />
      <p className="text-center">
        Wrong address?{' '}
        <Link className="link" to="/register">
          Apply again
        </Link>
      </p>
      <BackToLogin />
    </AccountFrame>
  )
}
