import type { ReceiptIssuer, ReceiptOnWire } from '@anseo/contract/receipts'
import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { type Loading, useLoading } from './use-loading.ts'

interface Shown {
  receipt: ReceiptOnWire
  issuer: ReceiptIssuer
}

const NUMBER = /^[1-9]\d{0,9}$/

/** One receipt of the client, by the number in the address. */
export function useReceipt(text: string): Loading & { shown: Shown | null; unknown: boolean } {
  const [shown, setShown] = useState<Shown | null>(null)
  const number = NUMBER.test(text) ? Number(text) : null
  const loading = useLoading(async () => {
    if (number !== null) setShown(await api('GET /api/user/receipts/:number', { params: { number } }))
  })
  return { ...loading, shown, unknown: number === null || loading.failure?.missing === true }
}
