import { useChange } from '@anseo/site-kit/use-change'
import { useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

const OWN = ['own-terms']

/** Loads the versions of the terms for vendors, for whoever reads them. */
export const useTerms = () =>
  useQuery({ queryKey: ['terms'], queryFn: ({ signal }) => api('GET /api/vendor-terms', { signal }) })

/** Loads the versions with the time when the vendor accepted each; nothing without a login. */
export const useOwnTerms = (isSignedIn = true) =>
  useQuery({
    queryKey: OWN,
    enabled: isSignedIn,
    queryFn: ({ signal }) => api('GET /api/pro/terms', { signal }),
  })

/** Accepts a version. */
export const useAcceptTerms = () =>
  useChange(OWN, (version: string) => api('POST /api/pro/terms', { body: { version } }))
