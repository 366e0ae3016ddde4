import type { CalendarDate } from '@anseo/domain/calendar-date'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DayHours } from './free-hours.ts'

/** Calls `onAsked` once with the hour that the previous page asked to block, if it did. */
export function useBlockAsked(onAsked: (hours: DayHours) => void): void {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const asked = (state as { block?: { date: CalendarDate; startHour: number } } | null)?.block
  const ask = useEffectEvent(() => {
    if (!asked) return
    void navigate({ search }, { replace: true, state: null })
    onAsked({ ...asked, endHour: asked.startHour + 1 })
  })
  useEffect(() => ask(), [])
}
