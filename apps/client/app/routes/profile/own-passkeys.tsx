import { Passkeys } from '@anseo/site-kit/cards/passkeys'
import { usePasskeys } from '@anseo/site-kit/use-passkeys'
import { notify } from '@anseo/ui/toasts'
import { api } from '../../api/browser-api.ts'

/** The client's passkeys; who has no password adds one by an emailed code. */
export default function OwnPasskeys({ email }: { email: string }) {
  const passkeys = usePasskeys(
    {
      list: async (signal) => (await api('GET /api/user/passkeys', { signal })).passkeys,
      begin: (body) => api('POST /api/user/passkeys/options', { body }),
      add: (body) => api('POST /api/user/passkeys', { body }),
      rename: (id, name) => api('PATCH /api/user/passkeys/:id', { params: { id }, body: { name } }),
      remove: (id) => api('DELETE /api/user/passkeys/:id', { params: { id } }),
      mailCode: () => api('POST /api/user/login-code', { body: { email } }),
    },
    notify.success,
  )
  return <Passkeys {...passkeys} />
}
