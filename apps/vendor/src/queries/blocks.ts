import { useBlocks } from '@anseo/site-kit/use-blocks'
import { notify } from '@anseo/ui/toasts'
import { api } from '../site.ts'

/** Returns the clients whom the vendor has blocked. */
export const useOwnBlocks = () =>
  useBlocks(
    {
      list: async (signal) =>
        (await api('GET /api/pro/blocks', { signal })).blocks.map(({ client }) => client),
      block: (clientId) => api('POST /api/pro/blocks', { body: { clientId } }),
      unblock: (clientId) => api('DELETE /api/pro/blocks/:clientId', { params: { clientId } }),
    },
    notify.success,
  )
