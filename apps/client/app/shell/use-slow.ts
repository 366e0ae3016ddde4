import { useEffect, useState } from 'react'

/** Below the 500 ms after which a loading state must show (§9), and long enough that a quick page does not flash. */
const SEEN_AFTER_MS = 250

/** Returns whether something has been loading for so long that its placeholders show. */
export function useSlow(loading: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setSlow(true), SEEN_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [loading])
  return loading && slow
}
