import { firstNameOf } from '@anseo/domain/person-name'
import { Button } from '@anseo/ui/button'

interface BlockedNoteProps {
  name: string
  busy: boolean
  onUnblock: () => void
}

/** Replaces the composer in a chat with a person whom the reader has blocked. */
export function BlockedNote({ name, busy, onUnblock }: BlockedNoteProps) {
  return (
    <div className="composer flex-wrap">
      <p className="muted min-w-0 flex-[1_1_12rem]" role="status">
        You&apos;ve blocked {firstNameOf(name)}. Neither of you can write.
      </p>
      <Button size="sm" tone="sec" busy={busy} onClick={onUnblock}>
        Unblock
      </Button>
    </div>
  )
}
