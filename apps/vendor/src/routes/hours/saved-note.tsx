import { formatTime } from '@anseo/domain/moment-text'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import type { Saving } from './use-autosave.ts'

/** Shows 'Saving…', then the time of the last save, such as 'Saved at 12:21 PM'. */
export function SavedAt({ savings }: { savings: Saving[] }) {
  const isSaving = savings.some(({ state }) => state === 'saving')
  const isFailed = savings.some(({ state }) => state === 'failed')
  const latest = Math.max(0, ...savings.map(({ savedAt }) => savedAt?.getTime() ?? 0))
  const text = isSaving ? 'Saving…' : latest && !isFailed ? `Saved at ${formatTime(new Date(latest))}` : ''
  return (
    <span className="hint num" role="status">
      {text}
    </span>
  )
}

/** Says that the choice is not saved yet, with a retry. */
export function NotSaved({ savings }: { savings: Saving[] }) {
  const failed = savings.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return null
  return (
    <Note tone="bad" role="alert">
      <p>Not saved. We&apos;ve kept your changes.</p>
      <Button tone="sec" size="sm" className="mt-2" onClick={() => failed.forEach(({ retry }) => retry())}>
        Try Again
      </Button>
    </Note>
  )
}
