import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { formErrors } from '@anseo/api-client/form-errors'
import { withNext } from '@anseo/api-client/with-next'
import { EmailForm } from '@anseo/ui/email-form'
import { notify } from '@anseo/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api } from '../../site.ts'
import { AccountFrame } from './account-frame.tsx'

/** `/forgot-password` */
export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const login = withNext('/login', search)
  const request = useMutation({
    mutationFn: (email: string) => api('POST /api/admin/forgot-password', { body: { email } }),
    meta: { inForm: true },
    onSuccess: ({ message }) => {
      notify.success(message)
      void navigate(login)
    },
  })
  const { fields, text } = formErrors(request.error, ACCOUNT.forgotPasswordFailed)
  return (
    <AccountFrame
      title="Forgot your password?"
      lead="Enter your email and we'll send you a link to choose a new one."
    >
      <EmailForm
        action="Send Reset Link"
        onSubmit={request.mutate}
        busy={request.isPending}
        error={fields['email'] ?? text}
      />
      <p className="text-center">
        <Link className="link" to={login}>
          Back to login
        </Link>
      </p>
    </AccountFrame>
  )
}
