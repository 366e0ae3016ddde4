import { useEffect, useState } from 'react'

/**
 * Code that only some people need: loaded once it is wanted, null until it is there. What could not be loaded for want
 * of a connection is tried again when there is one.
 */
export function useCode<Code>(wanted: boolean, load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<Code | null>(null)
  const missing = wanted && code === null
  useEffect(() => {
    if (!missing) return
    const attempt = () => void load().then(setCode, () => undefined)
    attempt()
    addEventListener('online', attempt)
    return () => removeEventListener('online', attempt)
  }, [missing, load])
  return code
}
