import type { ErasureCalls } from '@anseo/site-kit/use-erasure'
import { api } from '../api/browser-api.ts'

/** The calls that show, request and undo the closing of a client's account. */
export const ERASURE_CALLS: ErasureCalls = {
  show: () => api('GET /api/user/erasure'),
  request: (body) => api('POST /api/user/erasure', { body }),
  undo: () => api('DELETE /api/user/erasure'),
}
