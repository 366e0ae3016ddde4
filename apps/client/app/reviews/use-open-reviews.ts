import type { ClientExchangeOnWire } from '@anseo/contract/reviews'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../api/browser-api.ts'
import { useToken } from '../session/profile.tsx'

/** More are never open at once for anybody. */
const MOST = 100

/**
 * The client's completed bookings that can be reviewed now, with a vendor or with all; none for a visitor.
 * @param news loads them anew when it changes.
 */
export function useOpenReviews(vendorId?: string, news?: unknown) {
  const token = useToken()
  const [open, setOpen] = useState<ClientExchangeOnWire[]>([])
  const reload = useCallback(async () => {
    const query = { pageSize: MOST, ...(vendorId && { vendorId }) }
    // Without an answer the page stands without the way to a review, and says nothing of it.
    const reply = token ? await api('GET /api/user/reviews', { query }).catch(() => null) : null
    setOpen(reply?.exchanges ?? [])
  }, [token, vendorId])
  useEffect(() => void reload(), [reload, news])
  return { open, reload }
}
