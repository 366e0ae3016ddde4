import { bookingErrorText } from '@anseo/api-client/error-texts'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../../api/browser-api.ts'

/** The vendor's free times as the dialog opens, or why they did not load; `retry` asks again. */
export function useFirstAvailability(vendorId: string) {
  const [days, setDays] = useState<DayAvailability[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const retry = useCallback(async () => {
    setError(null)
    await api('GET /api/vendor/:vendorId/availability', { params: { vendorId } }).then(
      ({ data }) => setDays(data),
      (reason: unknown) => setError(bookingErrorText(reason)),
    )
  }, [vendorId])
  useEffect(() => void retry(), [retry])
  return { days, error, retry: () => void retry() }
}
