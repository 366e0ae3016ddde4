import type { BodyFor } from '@anseo/contract/calls'
import { useFormChange } from '@anseo/site-kit/use-change'
import { api, useRead } from '../site.ts'

const KEY = ['vendor-terms']

/** Loads the versions of the terms for vendors, with how many vendors accepted each. */
export const useVendorTerms = () => useRead(KEY, 'GET /api/admin/vendor-terms')

/** Announces a new version of the terms; the form shows errors itself. */
export const useAnnounceTerms = () =>
  useFormChange(KEY, (body: BodyFor<'POST /api/admin/vendor-terms'>) =>
    api('POST /api/admin/vendor-terms', { body }),
  )
