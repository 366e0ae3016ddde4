import { useEffect, useState } from 'react'

/** Long enough that a quick answer does not flash. */
const SEEN_AFTER_MS = 250

/** Returns whether something has been loading for so long that its place holders show. */
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
