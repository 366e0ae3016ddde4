import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
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
    <Dialog
      open
      onClose={() => blocker.reset()}
      title="Leave without saving?"
      footer={
        <>
          <Button tone="sec" onClick={() => blocker.reset()}>
            Keep editing
          </Button>
          <Button tone="dngf" onClick={leave}>
            Leave
          </Button>
        </>
      }
    >
      <p className="muted">Your changes haven&apos;t been saved.</p>
    </Dialog>
  )
}
