import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { formErrors } from '@anseo/api-client/form-errors'
import { useLinkToken } from '@anseo/site-kit/use-link-token'
import { NewPasswordForm } from '@anseo/ui/new-password-form'
import lockWithKeyPicture from '@anseo/ui/assets/pictures/lock-with-key.webp?no-inline'
import { notify } from '@anseo/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { api } from '../../site.ts'
import { AccountFrame } from './account-frame.tsx'

/** `/reset-password?token=…`, from the email. */
export function ResetPasswordPage() {
  const navigate = useNavigate()
  const { token, forget } = useLinkToken()
  const reset = useMutation({
    mutationFn: (password: string) =>
      api('POST /api/pro/reset-password', {
        query: { token },
        body: { password },
      }),
    meta: { inForm: true },
    onSuccess: ({ message }) => {
      forget()
      notify.success(message)
      void navigate('/login')
    },
  })
  const { fields, text } = formErrors(reset.error, ACCOUNT.resetPasswordFailed)
  return (
    <AccountFrame
      title="Choose a new password"
      lead="This will log you out on all other devices."
      picture={lockWithKeyPicture}
    >
      <NewPasswordForm
        action="Reset Password"
        onSubmit={({ newPassword }) => reset.mutate(newPassword)}
        busy={reset.isPending}
        fields={{ newPassword: fields['password'] }}
        error={text ?? fields['token'] ?? null}
      />
      <p className="text-center">
        <Link className="link" to="/forgot-password">
          Request a new link
        </Link>
      </p>
    </AccountFrame>
  )
}
