import type { ClientExchangeOnWire } from '@anseo/contract/reviews'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../api/browser-api.ts'
import { useSocket } from '../account/live.tsx'
import { useToken } from '../account/profile.tsx'

/** More are never open at once for anybody. */
const MOST = 100

/**
 * The client's completed bookings that can be reviewed now, with a vendor or with all; none for a visitor. Loaded anew
 * on a notice, such as that one more is complete.
 */
export function useOpenReviews(vendorId?: string) {
  const socket = useSocket()
  const token = useToken()
  const [open, setOpen] = useState<ClientExchangeOnWire[]>([])
  const reload = useCallback(async () => {
    const query = { pageSize: MOST, ...(vendorId && { vendorId }) }
    // Without an answer the page stands without the way to a review, and says nothing of it.
    const reply = token ? await api('GET /api/user/reviews', { query }).catch(() => null) : null
    setOpen(reply?.exchanges ?? [])
  }, [token, vendorId])
  useEffect(() => void reload(), [reload])
  useEffect(() => {
    const onNews = () => void reload()
    socket?.on('receive_notification', onNews)
    return () => void socket?.off('receive_notification', onNews)
  }, [socket, reload])
  return { open, reload }
}
