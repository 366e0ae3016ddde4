import { serverNow } from '@anseo/api-client/server-clock'
import type { AppointmentFacts } from '@anseo/domain/appointment'
import { nextChange } from '@anseo/domain/next-change'
import { useEffect, useEffectEvent, useState } from 'react'

/** How often times that run, such as '22h 10m', are shown anew. */
const TICK_MS = 15_000

/**
 * The server's clock, shown anew every 15 s and at each instant that changes the state of an appointment.
 * @param onChange told of such an instant, after it has come.
 */
export function useStateClock(appointments: readonly AppointmentFacts[], onChange: () => void): Date {
  const [now, setNow] = useState(serverNow)
  const next = nextChange(appointments, now)?.getTime()
  const tick = useEffectEvent(() => {
    const current = serverNow()
    setNow(current)
    if (next !== undefined && next <= current.getTime()) onChange()
  })
  useEffect(() => {
    const untilNext = next === undefined ? TICK_MS : next - now.getTime()
    const timer = setTimeout(() => tick(), Math.min(TICK_MS, untilNext))
    return () => clearTimeout(timer)
  }, [next, now])
  return now
}
