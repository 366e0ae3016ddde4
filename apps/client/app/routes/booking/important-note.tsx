// implements: §2.77
import { firstNameOf } from '@anseo/domain/person-name'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { useState } from 'react'
import { useExpressRequest } from '../../appointments/use-express-request.tsx'
import { type Booked, NoteText } from './note-text.tsx'
import { type Repeat, RepeatChoice } from './repeat-choice.tsx'
import type { AskedPlace } from './use-place.ts'

interface ImportantNoteProps extends Booked {
  /** Where it takes place, as far as that changes the free times. */
  asked: AskedPlace
  busy: boolean
  onBack: () => void
  onBook: (repeat: Repeat, expressRequest: true | undefined) => void
}

/** The question before each booking. */
export function ImportantNote({ asked, busy, onBack, onBook, ...booked }: ImportantNoteProps) {
  const [repeat, setRepeat] = useState<Repeat>(null)
  const { vendor } = booked
  const express = useExpressRequest(vendor.withdrawal !== undefined, firstNameOf(vendor.name))
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
          <Button
            tone="cta"
            busy={busy}
            onClick={() => express.confirm() && onBook(repeat, express.expressRequest)}
          >
            Yes, Book Appointment
          </Button>
        </>
      }
    >
      <NoteText {...booked} />
      <RepeatChoice
        repeat={repeat}
        onChange={setRepeat}
        vendor={vendor}
        slot={booked.chosen.slot}
        asked={asked}
      />
      {express.box}
    </Dialog>
  )
}
