import type { ReceiptOnWire } from '@anseo/contract/receipts'
import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { type Loading, useLoading } from './use-loading.ts'

const PAGE = 20

export interface Receipts extends Omit<Loading, 'load'> {
  /** Newest first; null until they are there. */
  list: readonly ReceiptOnWire[] | null
  reload: () => void
  /** Null when all are shown. */
  showEarlier: (() => void) | null
}

/** The client's receipts, of one appointment or of all. */
export function useReceipts(appointmentId: string | null): Receipts {
  const [list, setList] = useState<readonly ReceiptOnWire[] | null>(null)
  const [cursor, setCursor] = useState<string | null>(null)

  const fetchPage = async (shown: readonly ReceiptOnWire[], from: string | null) => {
    const query = {
      limit: PAGE,
      ...(from !== null && { cursor: from }),
      ...(appointmentId && { appointmentId }),
    }
    const reply = await api('GET /api/user/receipts', { query })
    setList([...shown, ...reply.receipts])
    setCursor(reply.nextCursor)
  }
  // What was to be shown next is what a new try after a failure loads.
  const { busy, failure, load } = useLoading(() => fetchPage(list ?? [], cursor))
  return {
    list,
    busy,
    failure,
    reload: () => void load(),
    showEarlier: cursor === null ? null : () => void load(),
  }
}
