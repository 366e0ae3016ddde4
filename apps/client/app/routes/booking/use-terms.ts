import type { TermsOnWire } from '@anseo/contract/cost'
import type { VendorOnWire } from '@anseo/contract/vendors'
import type { FeeRates } from '@anseo/domain/price'
import { useEffect, useState } from 'react'
import { useToken } from '../../account/profile.tsx'
import { api } from '../../api/lazy-api.ts'

/**
 * Returns the terms on which the logged-in client books a vendor, loaded again with the page. Until they have loaded,
 * and for a visitor, the terms are those of a first booking (A7, B6).
 */
export function useTerms(
  { _id: vendorId, instantBooking }: VendorOnWire,
  first: FeeRates,
  loadedAt: string,
): Omit<TermsOnWire, 'relation'> {
  const token = useToken()
  const occasion = token && token + loadedAt
  const [loaded, setLoaded] = useState<{ token: string; terms: TermsOnWire }>()
  useEffect(() => {
    if (!token || !occasion) return
    const asking = new AbortController()
    void api('GET /api/user/vendors/:vendorId/terms', { params: { vendorId }, signal: asking.signal }).then(
      (terms) => setLoaded({ token, terms }),
      () => {},
    )
    return () => asking.abort()
  }, [occasion, token, vendorId])
  // Whoever logs in next has terms of its own.
  return token && loaded?.token === token ? loaded.terms : { fees: first, instant: instantBooking ?? false }
}
