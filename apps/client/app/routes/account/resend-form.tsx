// implements: §2.57
import type { ButtonTone } from '@anseo/ui/button'
import { EmailForm } from '@anseo/ui/email-form'
import { useResend } from './use-resend.ts'

/** Requests the verification email again. */
export function ResendForm({ tone = 'cta' }: { tone?: ButtonTone }) {
  const { submit, busy, fields } = useResend()
  return (
    <EmailForm
      action="Resend Email"
      tone={tone}
      onSubmit={(email) => void submit(email)}
      busy={busy}
      error={fields['email']}
    />
  )
}
