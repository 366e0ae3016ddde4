import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { notify } from '@anseo/ui/toasts'
import { api } from '../site.ts'

const OWN = ['own-terms']

/** Loads the versions of the terms for vendors, for whoever reads them. */
export const useTerms = () =>
  useQuery({ queryKey: ['terms'], queryFn: ({ signal }) => api('GET /api/vendor-terms', { signal }) })

/** Loads the same with when the vendor accepted each; without a login nothing. */
export const useOwnTerms = (isSignedIn = true) =>
  useQuery({
    queryKey: OWN,
    enabled: isSignedIn,
    queryFn: ({ signal }) => api('GET /api/pro/terms', { signal }),
  })

/** Accepts a version. */
export function useAcceptTerms() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (version: string) => api('POST /api/pro/terms', { body: { version } }),
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => queries.invalidateQueries({ queryKey: OWN }),
  })
}
