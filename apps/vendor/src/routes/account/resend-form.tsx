import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { formErrors } from '@anseo/api-client/form-errors'
import type { ButtonTone } from '@anseo/ui/button'
import { EmailForm } from '@anseo/ui/email-form'
import { notify } from '@anseo/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../site.ts'

/** Form that requests the verification email again. */
export function ResendForm({ email, tone }: { email?: string | undefined; tone?: ButtonTone }) {
  const resend = useMutation({
    mutationFn: (address: string) => api('POST /api/pro/resend-verification', { body: { email: address } }),
    meta: { inForm: true },
    onSuccess: ({ message }) => notify.success(message),
  })
  const { fields, text } = formErrors(resend.error, ACCOUNT.resendFailed)
  return (
    <EmailForm
      action="Resend Email"
      onSubmit={resend.mutate}
      busy={resend.isPending}
      error={fields['email'] ?? text}
      {...(email !== undefined && { email })}
      {...(tone && { tone })}
    />
  )
}
