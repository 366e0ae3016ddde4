import { useEffect, useState } from 'react'
import { serverNow, watchServerClock } from './server-clock.ts'

/** The server's clock, anew every `everyMs`: for texts that depend on it. Not for what is rendered on the server. */
export function useNow(everyMs = 15_000): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const look = () => setNow(serverNow())
    const timer = setInterval(look, everyMs)
    const unwatch = watchServerClock(look)
    return () => {
      clearInterval(timer)
      unwatch()
    }
  }, [everyMs])
  return now
}
