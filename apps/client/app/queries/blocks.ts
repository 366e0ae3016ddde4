import { useBlocks } from '@anseo/site-kit/use-blocks'
import { notify } from '@anseo/ui/toasts'
import { api } from '../api/browser-api.ts'

/** Returns the vendors whom the client has blocked. */
export const useOwnBlocks = () =>
  useBlocks(
    {
      list: async (signal) =>
        (await api('GET /api/user/blocks', { signal })).blocks.map(({ vendor }) => vendor),
      block: (vendorId) => api('POST /api/user/blocks', { body: { vendorId } }),
      unblock: (vendorId) => api('DELETE /api/user/blocks/:vendorId', { params: { vendorId } }),
    },
    notify.success,
  )
