import { Passkeys } from '@anseo/site-kit/cards/passkeys'
import { usePasskeys } from '@anseo/site-kit/use-passkeys'
import { notify } from '@anseo/ui/toasts'
import { api } from '../../site.ts'

/** The passkeys of this account. */
export function OwnPasskeys() {
  const passkeys = usePasskeys(
    {
      list: async (signal) => (await api('GET /api/admin/passkeys', { signal })).passkeys,
      begin: (body) => api('POST /api/admin/passkeys/options', { body }),
      add: (body) => api('POST /api/admin/passkeys', { body }),
      rename: (id, name) => api('PATCH /api/admin/passkeys/:id', { params: { id }, body: { name } }),
      remove: (id) => api('DELETE /api/admin/passkeys/:id', { params: { id } }),
    },
    notify.success,
  )
  return <Passkeys {...passkeys} />
}
