import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { type ErasureCalls, useKeeping } from '@anseo/site-kit/use-erasure'
import { replyText } from '@anseo/api-client/error-texts'
import { notify } from '@anseo/ui/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../site.ts'

/** The calls that close a vendor's account and keep it open. */
export const ERASURE_CALLS: ErasureCalls = {
  show: () => api('GET /api/pro/erasure'),
  request: (body) => api('POST /api/pro/erasure', { body }),
  undo: () => api('DELETE /api/pro/erasure'),
}

/** Keeps an account that is closing, and shows the result; the vendor is listed again then. */
export function useKeepingAccount() {
  const queries = useQueryClient()
  return useKeeping(ERASURE_CALLS, {
    onDone: (message) => {
      notify.success(message)
      void queries.invalidateQueries()
    },
    onFailure: (error) => notify.error(replyText(error, FAILED)),
  })
}
