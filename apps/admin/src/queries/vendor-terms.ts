import type { BodyFor } from '@anseo/contract/calls'
import { notify } from '@anseo/ui/toasts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../site.ts'

const KEY = ['vendor-terms']

/** Loads the versions of the terms for vendors, with how many vendors accepted each. */
export const useVendorTerms = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => api('GET /api/admin/vendor-terms', { signal }) })

/** Announces a version; the form shows errors itself. */
export function useAnnounceTerms() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyFor<'POST /api/admin/vendor-terms'>) =>
      api('POST /api/admin/vendor-terms', { body }),
    meta: { inForm: true },
    onSuccess: async ({ message }) => {
      notify.success(message)
      await queries.invalidateQueries({ queryKey: KEY })
    },
  })
}
