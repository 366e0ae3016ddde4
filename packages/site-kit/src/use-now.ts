import { useEffect, useState } from 'react'
import { serverNow, watchServerClock } from '@anseo/api-client/server-clock'

/**
 * The server's clock, anew every `everyMs`: for texts that depend on it.
 * @param first what a page that is rendered on the server begins with, there and in the browser.
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
