import { usePasskeyLogin } from '@anseo/site-kit/use-passkey-login'
import { PasskeyButton } from '@anseo/ui/passkey-button'
import { api } from '../../api/browser-api.ts'
import { session } from '../../session/session.ts'

/** Logs in with a passkey, by the button or the autofill of the email field. */
export function PasskeyLogin() {
  const passkey = usePasskeyLogin({
    begin: () => api('POST /api/user/passkey-login/options'),
    finish: async (body) => session.start((await api('POST /api/user/passkey-login', { body })).token),
  })
  return <PasskeyButton {...passkey} />
}
