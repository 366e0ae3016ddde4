// implements: §5.20
import { isApiError } from '@anseo/api-client/api-error'
import { serverNow } from '@anseo/api-client/server-clock'
import { HOUR_MS } from '@anseo/domain/duration'
import type { DayAvailability } from '@anseo/domain/slot-grid'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { useCalendarWatch } from '../../queries/use-calendar-watch.ts'
import type { OwnRules } from './choice.ts'
import { daysWithTaken, onlyAhead } from './calendar-change.ts'
import { useHeld } from './use-held.ts'
import type { AskedPlace } from './use-place.ts'

/** A margin, since a timer may fire a little early by the server's clock. */
const TIMER_SLACK_MS = 250

interface Calendar {
  days: DayAvailability[]
  rules: OwnRules | null
  /** The days on which the last change made a time unavailable. */
  takenOn: string[]
  asked: Asked
}

/** The length, first day and place of a booking, where they differ from hours of the next 14 days at no address (B4). */
export interface Asked extends AskedPlace {
  minutes?: number | undefined
  from?: string | undefined
}

const NOTHING: Asked = {}

/**
 * Returns a vendor's free times, kept up to date while the page is open: loaded again when someone books or frees a slot
 * (S10), when the connection or the tab comes back, and on the hour.
 * @param held while true, the times on screen are not updated.
 * @returns with the vendor's own rules, `ask`, which loads the free times of another length or from another day on; in
 * `asked` and `loaded` what was asked for last and what the times are of, and whether what is asked for failed to load.
 */
export function useAvailability(
  vendorId: string,
  loaded: DayAvailability[],
  loadedRules: OwnRules | null,
  held = false,
) {
  const [calendar, setCalendar] = useState<Calendar>({
    days: loaded,
    rules: loadedRules,
    takenOn: [],
    asked: NOTHING,
  })
  const [asked, ask] = useState<Asked>(NOTHING)
  const [failed, setFailed] = useState<Asked | null>(null)
  const latest = useRef<AbortController>(null)
  const refresh = useCallback(async () => {
    // Only the newest request counts: an earlier one may be answered later, or be about other days or another place.
    latest.current?.abort()
    const { signal } = (latest.current = new AbortController())
    const reply = await api('GET /api/vendor/:vendorId/availability', {
      params: { vendorId },
      query: asked,
      signal,
    }).catch((error: unknown) => isApiError(error) && error.code === 'OUTSIDE_AREA')
    if (signal.aborted) return
    if (reply === false) return setFailed(asked)
    setCalendar((before) => {
      if (reply === true) return outside(before, asked)
      return {
        days: reply.data,
        rules: reply.rules ?? null,
        takenOn: before.asked === asked ? daysWithTaken(before.days, reply.data, serverNow()) : [],
        asked,
      }
    })
  }, [vendorId, asked])

  useEffect(() => {
    if (calendar.asked !== asked) void refresh()
    // Only when something else is asked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked])

  useCalendarWatch(vendorId, refresh)

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

  const isFailed = failed === asked
  return { ...useHeld(calendar, held), refresh, asked, ask, loaded: calendar.asked, isFailed }
}

/** Nothing is free at an address to which the vendor does not travel (B4). */
const outside = ({ days, rules }: Calendar, asked: Asked): Calendar => ({
  days: days.map(({ slotDate }) => ({ slotDate, free: [] })),
  rules: rules && { ...rules, travelFee: null },
  takenOn: [],
  asked,
})
