import { serverNow } from '@anseo/api-client/server-clock'
import type { AppointmentFacts } from '@anseo/domain/appointment'
import { nextChange } from '@anseo/domain/next-change'
import { useEffect, useEffectEvent, useState } from 'react'

/** The interval at which running times, such as '22h 10m', are updated. */
const TICK_MS = 15_000

/**
 * Returns the server's time, updated every 15 s and at each instant that changes the state of an appointment.
 * @param onChange called after each such instant.
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
