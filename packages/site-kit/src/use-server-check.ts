import { useOnline } from '@anseo/ui/use-online'
import { useEffect, useEffectEvent } from 'react'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/**
 * Asks the server whether it is available, for what could not be loaded: after a second, and then at growing intervals.
 * Nothing is asked while the browser is offline.
 * @param failed whether something could not be loaded.
 * @param onAnswer called each time that the server answers.
 */
export function useServerCheck(failed: boolean, onAnswer: () => void) {
  const asks = useOnline() && failed
  const notify = useEffectEvent(onAnswer)
  useEffect(() => {
    if (!asks) return
    let timer: ReturnType<typeof setTimeout>
    const leaving = new AbortController()
    const ask = async (waitMs: number) => {
      const answer = await fetch('/health/ready', { cache: 'no-store', signal: leaving.signal }).catch(
        () => null,
      )
      if (leaving.signal.aborted) return
      if (answer?.ok) notify()
      timer = setTimeout(() => void ask(Math.min(waitMs * 2, LONGEST_WAIT_MS)), waitMs)
    }
    timer = setTimeout(() => void ask(FIRST_WAIT_MS), FIRST_WAIT_MS)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [asks])
}
