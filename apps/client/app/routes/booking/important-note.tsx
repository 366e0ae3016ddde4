// implements: §2.77
import { firstNameOf } from '@anseo/domain/person-name'
import { Question } from '@anseo/ui/question'
import { useState } from 'react'
import { useExpressRequest } from '../../appointments/use-express-request.tsx'
import { type PlannedBooking, NoteText } from './note-text.tsx'
import { type Repeat, RepeatChoice } from './repeat-choice.tsx'
import type { AskedPlace } from './use-place.ts'
import { withdrawableUntil } from './withdrawal-period.ts'

interface ImportantNoteProps extends PlannedBooking {
  /** Where it takes place, as far as that changes the free times. */
  asked: AskedPlace
  busy: boolean
  onBack: () => void
  onBook: (repeat: Repeat, expressRequest: true | undefined) => void
}

/** The question before each booking. */
export function ImportantNote({ asked, busy, onBack, onBook, ...booked }: ImportantNoteProps) {
  const [repeat, setRepeat] = useState<Repeat>(null)
  const {
    vendor,
    chosen: { slot, cost },
  } = booked
  const express = useExpressRequest(withdrawableUntil(vendor), slot?.start, firstNameOf(vendor.name))
  return (
    <Question
      onClose={onBack}
      title="Important Note"
      busy={busy}
      keep="No, go back"
      confirm="Yes, Book Appointment"
      tone="cta"
      onConfirm={() => express.confirm() && onBook(repeat, express.expressRequest)}
    >
      <NoteText {...booked} />
      <RepeatChoice
        repeat={repeat}
        onChange={setRepeat}
        paid={cost?.nowCents !== 0}
        {...{ vendor, slot, asked }}
      />
      {express.box}
    </Question>
  )
}
