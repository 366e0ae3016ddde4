import { useSecondFactor } from '@anseo/site-kit/use-second-factor'
import { api } from '../site.ts'

/** The second step of the own login. */
export const useOwnSecondFactor = () =>
  useSecondFactor({
    show: () => api('GET /api/pro/second-factor'),
    begin: (body) => api('POST /api/pro/second-factor', { body }),
    confirm: (body) => api('POST /api/pro/second-factor/confirm', { body }),
    renewCodes: (body) => api('POST /api/pro/second-factor/recovery-codes', { body }),
    remove: (body) => api('POST /api/pro/second-factor/remove', { body }),
  })
