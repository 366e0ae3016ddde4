import { ApiError } from '@anseo/api-client/api-error'
import { returnPath } from '@anseo/api-client/return-path'
import { withNext } from '@anseo/api-client/with-next'
import { useLoginErrors } from '@anseo/site-kit/use-login-errors'
import { usePasskeyLogin } from '@anseo/site-kit/use-passkey-login'
import { type Credentials, LoginForm } from '@anseo/ui/login-form'
import { PasskeyButton } from '@anseo/ui/passkey-button'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useFirstPage } from '../../queries/profile.ts'
import { api, session, settings } from '../../site.ts'
import { AccountFrame } from './account-frame.tsx'

/** `/login` */
export function LoginPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const firstPage = useFirstPage()
  const login = useMutation({
    mutationFn: (body: Credentials) => api('POST /api/pro/login', { body: { ...body, ...session.device() } }),
    meta: { inForm: true },
    onSuccess: async ({ token, device }) => {
      session.start(token, device)
      void navigate(returnPath(search, await firstPage()), { replace: true })
    },
  })
  const passkey = usePasskeyLogin({
    begin: () => api('POST /api/pro/passkey-login/options'),
    finish: async (body) => {
      session.start((await api('POST /api/pro/passkey-login', { body })).token)
      void navigate(returnPath(search, await firstPage()), { replace: true })
    },
  })
  const { fields, text, asksCode } = useLoginErrors(login.error)
  const unverified = login.error instanceof ApiError && login.error.code === 'EMAIL_NOT_VERIFIED'
  return (
    <AccountFrame title="Welcome back" lead="Log in to answer requests, chat and see your day.">
      <LoginForm
        onLogin={login.mutate}
        busy={login.isPending}
        fields={fields}
        error={text}
        asksCode={asksCode}
        forgotPassword={<Link to={withNext('/forgot-password', search)} />}
        demo={settings.demo}
        passkey={<PasskeyButton {...passkey} />}
      />
      {unverified && (
        <p className="text-center">
          <Link className="link" to="/resend-verification" state={{ email: login.variables?.email }}>
            Resend the verification email
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
