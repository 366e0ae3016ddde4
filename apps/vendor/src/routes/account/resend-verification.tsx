import mailboxPicture from '@anseo/ui/assets/pictures/mailbox.webp?no-inline'
import { useLocation } from 'react-router'
import { AccountFrame, BackToLogin } from './account-frame.tsx'
import { ResendForm } from './resend-form.tsx'

/** `/resend-verification` */
export function ResendVerificationPage() {
  const { state } = useLocation() as { state: { email?: string } | null }
  return (
    <AccountFrame
      title="Verify your email"
      lead="We'll email you a new link. It expires in 24 hours."
      picture={mailboxPicture}
    >
      <ResendForm email={state?.email} />
      <BackToLogin />
    </AccountFrame>
  )
}
