// implements: §5.20
import { serverNow } from '@anseo/api-client/server-clock'
import { HOUR_MS } from '@anseo/domain/slot'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { daysWithTaken, onlyAhead } from './calendar-change.ts'
import { useHeld } from './use-held.ts'

/** A margin, since a timer may fire a little early by the server's clock. */
const TIMER_SLACK_MS = 250

interface Calendar {
  days: DayAvailability[]
  /** The days on which the last change made a time unavailable. */
  takenOn: string[]
  asked: Asked
}

/** The length of a booking and the first day, where they differ from hours of the next 14 days (B4). */
export interface Asked {
  minutes?: number
  from?: string
}

const NOTHING: Asked = {}

/**
 * A vendor's free times, kept up to date while the page is open: loaded again when someone books or frees a slot (S10),
 * when the connection or the tab comes back, and on the hour.
 * @param held while true, the times on screen are not updated.
 * @returns with `ask`, which loads the free times of another length or from another day on.
 */
export function useAvailability(vendorId: string, loaded: DayAvailability[], held = false) {
  const [calendar, setCalendar] = useState<Calendar>({ days: loaded, takenOn: [], asked: NOTHING })
  const [asked, ask] = useState<Asked>(NOTHING)
  const refresh = useCallback(async () => {
    const reply = await api('GET /api/vendor/:vendorId/availability', {
      params: { vendorId },
      query: asked,
    }).catch(() => null)
    if (!reply) return
    setCalendar((before) => ({
      days: reply.data,
      takenOn: before.asked === asked ? daysWithTaken(before.days, reply.data, serverNow()) : [],
      asked,
    }))
  }, [vendorId, asked])

  useEffect(() => {
    if (calendar.asked !== asked) void refresh()
    // Only when something else is asked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked])

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
      timer = setTimeout(turn, untilNextHour + TIMER_SLACK_MS)
    }
    const turn = () => {
      setCalendar((before) => ({ ...before, days: onlyAhead(before.days, serverNow()), takenOn: [] }))
      void refresh()
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [refresh])

  return { ...useHeld(calendar, held), refresh, asked, ask }
}
