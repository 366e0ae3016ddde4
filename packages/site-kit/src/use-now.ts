import { useEffect, useState } from 'react'
import { serverNow, watchServerClock } from '@anseo/api-client/server-clock'

/**
 * Returns the server's time, updated every `everyMs`, for texts that depend on it.
 * @param first the time of the first render, the same on the server and in the browser.
 */
export function useNow(everyMs = 15_000, first?: Date): Date {
  const [now, setNow] = useState(() => first ?? serverNow())
  useEffect(() => {
    const look = () => setNow(serverNow())
    look()
    const timer = setInterval(look, everyMs)
    const unwatch = watchServerClock(look)
    return () => {
      clearInterval(timer)
      unwatch()
    }
  }, [everyMs])
  return now
}
