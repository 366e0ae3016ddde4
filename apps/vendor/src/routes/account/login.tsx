import { ApiError } from '@anseo/api-client/api-error'
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { formErrors } from '@anseo/api-client/form-errors'
import { returnPath } from '@anseo/api-client/return-path'
import { type Credentials, LoginForm } from '@anseo/ui/login-form'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api, session, settings } from '../../site.ts'
import { AccountFrame } from './account-frame.tsx'

/** `/login` */
export function LoginPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const login = useMutation({
    mutationFn: (body: Credentials) => api('POST /api/pro/login', { body }),
    meta: { inForm: true },
    onSuccess: ({ token }) => {
      session.start(token)
      void navigate(returnPath(search, '/'), { replace: true })
    },
  })
  const { fields, text } = formErrors(login.error, ACCOUNT.loginUnanswered)
  const unverified = login.error instanceof ApiError && login.error.code === 'EMAIL_NOT_VERIFIED'
  return (
    <AccountFrame title="Welcome back" lead="Log in to answer requests, chat and see your day.">
      <LoginForm
        onLogin={login.mutate}
        busy={login.isPending}
        fields={fields}
        error={text}
        forgotPassword={<Link to="/forgot-password" />}
        demo={settings.demo}
      />
      {unverified && (
        <p className="text-center">
          <Link className="link" to="/resend-verification" state={{ email: login.variables?.email }}>
            Send the verification e-mail again
          </Link>
        </p>
      )}
      <p className="text-center">
        New to {settings.brand.name}?{' '}
        <Link className="link" to="/register">
          Apply as a vendor
        </Link>
      </p>
    </AccountFrame>
  )
}
