import { Question } from '@anseo/ui/question'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { session } from '../../session/session.ts'

interface UnsavedQuestionProps {
  unsaved: boolean
  /** Discards the typed changes. */
  onLeave: () => void
}

/** Asks before the page is left with unsaved changes; not after the session has ended, since the draft is saved. */
export function UnsavedQuestion({ unsaved, onLeave }: UnsavedQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && session.token() !== null && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    onLeave()
    blocker.proceed()
  }
  return (
    <Question
      onClose={() => blocker.reset()}
      title="Leave without saving?"
      keep="Keep editing"
      confirm="Leave"
      tone="dngf"
      onConfirm={leave}
    >
      <p className="muted">Your changes haven&apos;t been saved.</p>
    </Question>
  )
}
