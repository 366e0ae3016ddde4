import { useEffect, useState } from 'react'

/** Debounces a text: returns the new value once it has not changed for `afterMs` milliseconds, until then the old. */
export function useSettled(text: string, afterMs: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), afterMs)
    return () => clearTimeout(timer)
  }, [text, afterMs])
  return settled
}
