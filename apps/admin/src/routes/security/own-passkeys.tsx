import { Passkeys } from '@anseo/site-kit/cards/passkeys'
import { usePasskeys } from '@anseo/site-kit/use-passkeys'
import { notify } from '@anseo/ui/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { SECOND_FACTOR_KEY } from '@anseo/site-kit/use-second-factor'
import { api } from '../../site.ts'

/** The passkeys of this account; the first one may be the second step that it owed. */
export function OwnPasskeys() {
  const queries = useQueryClient()
  const passkeys = usePasskeys(
    {
      list: async (signal) => (await api('GET /api/admin/passkeys', { signal })).passkeys,
      begin: (body) => api('POST /api/admin/passkeys/options', { body }),
      add: (body) => api('POST /api/admin/passkeys', { body }),
      rename: (id, name) => api('PATCH /api/admin/passkeys/:id', { params: { id }, body: { name } }),
      remove: (id) => api('DELETE /api/admin/passkeys/:id', { params: { id } }),
    },
    (message) => {
      notify.success(message)
      void queries.invalidateQueries({ queryKey: SECOND_FACTOR_KEY })
    },
  )
  return <Passkeys {...passkeys} />
}
