// implements: §2.77
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { type Booked, NoteText } from './note-text.tsx'

interface ImportantNoteProps extends Booked {
  busy: boolean
  onBack: () => void
  onBook: () => void
}

/** The question before each booking. */
export function ImportantNote({ busy, onBack, onBook, ...booked }: ImportantNoteProps) {
  return (
    <Dialog
      open
      onClose={onBack}
      title="Important Note"
      processing={busy}
      footer={
        <>
          <Button tone="sec" disabled={busy} onClick={onBack}>
            No, go back
          </Button>
          <Button tone="cta" busy={busy} onClick={onBook}>
            Yes, Book Appointment
          </Button>
        </>
      }
    >
      <NoteText {...booked} />
    </Dialog>
  )
}
