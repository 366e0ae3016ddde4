import { useCallback, useEffect, useState } from 'react'
import { useServerCheck } from './use-server-check.ts'

/**
 * Loads code that only some users need once it is wanted; null until it has loaded. A load that fails is retried when
 * the server answers.
 */
export function useCode<Code>(wanted: boolean, load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<Code | null>(null)
  const [failed, setFailed] = useState(false)
  const missing = wanted && code === null
  const attempt = useCallback(() => void load().then(setCode, () => setFailed(true)), [load])
  useEffect(() => {
    if (missing) attempt()
  }, [missing, attempt])
  useServerCheck(missing && failed, attempt)
  return code
}
