// implements: §2.77
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'

interface ImportantNoteProps {
  busy: boolean
  onBack: () => void
  onBook: () => void
}

/** Asked before each booking: the fee is a deposit. */
export default function ImportantNote({ busy, onBack, onBook }: ImportantNoteProps) {
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
      <p>
        The fee secures your appointment slot, not the full cost — unless stated by the vendor. Always request
        a full quote before booking.
      </p>
      <p className="mt-4 font-semibold">Did you get a full quote?</p>
    </Dialog>
  )
}
