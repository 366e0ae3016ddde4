import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

/** The server's clock, anew every `everyMs`: for texts that depend on it. Not for what is rendered on the server. */
export function useNow(everyMs = 15_000): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
