import { useChange } from '@anseo/site-kit/use-change'
import { api, useRead } from '../site.ts'

const OWN = ['own-terms']

/** Loads the versions of the terms for vendors, for whoever reads them. */
export const useTerms = () => useRead(['terms'], 'GET /api/vendor-terms')

/** Loads the versions with the time when the vendor accepted each; nothing without a login. */
export const useOwnTerms = (isSignedIn = true) => useRead(OWN, 'GET /api/pro/terms', { enabled: isSignedIn })

/** Accepts a version. */
export const useAcceptTerms = () =>
  useChange(OWN, (version: string) => api('POST /api/pro/terms', { body: { version } }))
