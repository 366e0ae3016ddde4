// implements: §2.8, §2.58
import mailboxPicture from '@anseo/ui/assets/pictures/mailbox.webp?no-inline'
import { showPageAgain } from '../../forms/early-submit.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { AccountFrame, BackToLogin } from './account-frame.tsx'
import { ResendForm } from './resend-form.tsx'

export const meta = ownPageMeta('Resend verification')
export const action = showPageAgain

/** `/resend-verification`: requests the verification email again. */
export default function ResendVerification() {
  return (
    <AccountFrame
      title="Verify your email"
      lead="We'll email you a new link. It expires in 24 hours."
      picture={mailboxPicture}
      wall="primrose"
      slogan={['One click', 'in your inbox.']}
    >
      <ResendForm />
      <BackToLogin />
    </AccountFrame>
  )
}
