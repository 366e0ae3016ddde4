import { returnPath } from '@anseo/api-client/return-path'
import { withNext } from '@anseo/api-client/with-next'
import { useLoginErrors } from '@anseo/site-kit/use-login-errors'
import { usePasskeyLogin } from '@anseo/site-kit/use-passkey-login'
import { type Credentials, LoginForm } from '@anseo/ui/login-form'
import { PasskeyButton } from '@anseo/ui/passkey-button'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api, session, settings } from '../../site.ts'
import { AccountFrame } from './account-frame.tsx'
import { SingleSignOnButton } from './single-sign-on-button.tsx'

/** `/login` */
export function LoginPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const login = useMutation({
    mutationFn: (body: Credentials) =>
      api('POST /api/admin/login', { body: { ...body, ...session.device() } }),
    meta: { inForm: true },
    onSuccess: ({ token, device }) => {
      session.start(token, device)
      void navigate(returnPath(search, '/'), { replace: true })
    },
  })
  const passkey = usePasskeyLogin({
    begin: () => api('POST /api/admin/passkey-login/options'),
    finish: async (body) => {
      session.start((await api('POST /api/admin/passkey-login', { body })).token)
      void navigate(returnPath(search, '/'), { replace: true })
    },
  })
  const { fields, text, asksCode } = useLoginErrors(login.error)
  return (
    <AccountFrame title="Operator login" lead={`Log in to run ${settings.brand.name}.`}>
      <LoginForm
        onLogin={login.mutate}
        busy={login.isPending}
        fields={fields}
        error={text}
        asksCode={asksCode}
        forgotPassword={<Link to={withNext('/forgot-password', search)} />}
        demo={settings.demo}
        passkey={
          <>
            <PasskeyButton {...passkey} />
            {settings.singleSignOn && <SingleSignOnButton next={returnPath(search, '/')} />}
          </>
        }
      />
    </AccountFrame>
  )
}
