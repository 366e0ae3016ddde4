import { useEffect, useState } from 'react'

/**
 * Loads code that only some users need once it is wanted; null until it has loaded. A load that fails is retried when
 * the browser is online again.
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
