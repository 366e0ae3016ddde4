import { serverNow } from '@anseo/api-client/server-clock'
import { HOUR_MS } from '@anseo/domain/slot'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api/browser-api.ts'

/**
 * A vendor's free times, kept true while the page is open: asked again when somebody books or frees a slot (S10),
 * when the connection or the tab comes back, and when the hour turns.
 */
export function useAvailability(vendorId: string, loaded: DayAvailability[]) {
  const [days, setDays] = useState(loaded)
  const refresh = useCallback(async () => {
    const reply = await api('GET /api/vendor/:vendorId/availability', { params: { vendorId } }).catch(
      () => null,
    )
    if (reply) setDays(reply.data)
  }, [vendorId])

  useEffect(() => {
    let stop = () => {}
    let left = false
    void import('@anseo/api-client/calendar-socket').then(({ watchCalendar }) => {
      if (!left) stop = watchCalendar(vendorId, () => void refresh())
    })
    return () => {
      left = true
      stop()
    }
  }, [vendorId, refresh])

  useEffect(() => {
    const again = () => void (document.visibilityState === 'visible' && refresh())
    addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [refresh])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const untilNextHour = HOUR_MS - (serverNow().getTime() % HOUR_MS)
      timer = setTimeout(() => void refresh().then(wait), untilNextHour)
    }
    wait()
    return () => clearTimeout(timer)
  }, [refresh])

  return { days, refresh }
}
