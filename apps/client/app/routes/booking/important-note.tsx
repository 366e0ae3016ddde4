// implements: §2.77
import { addressLine } from '@anseo/domain/address'
import { firstNameOf } from '@anseo/domain/person-name'
import { Note } from '@anseo/ui/note'
import { Question } from '@anseo/ui/question'
import { useState } from 'react'
import { useExpressRequest } from '../../appointments/use-express-request.tsx'
import type { Loss } from './loss.ts'
import { type PlannedBooking, NoteText, timeGoneText } from './note-text.tsx'
import { type Repeat, RepeatChoice } from './repeat-choice.tsx'
import type { usePlace } from './use-place.ts'
import { withdrawableUntil } from './withdrawal-period.ts'

interface ImportantNoteProps extends PlannedBooking {
  where: ReturnType<typeof usePlace>
  /** The reason why the chosen time was dropped. */
  lost: Loss | null
  busy: boolean
  onBack: () => void
  onBook: (repeat: Repeat, expressRequest: true | undefined) => void
}

/** The question before each booking; once its time is gone, the way back to the times. */
export function ImportantNote({ where, lost, busy, onBack, onBook, ...booked }: ImportantNoteProps) {
  const [repeat, setRepeat] = useState<Repeat>(null)
  const {
    vendor,
    chosen: { slot, cost },
  } = booked
  const payee = firstNameOf(vendor.name)
  const express = useExpressRequest(withdrawableUntil(vendor), slot?.start, payee)
  return (
    <Question
      onClose={onBack}
      title="Important Note"
      busy={busy}
      keep={slot ? 'No, go back' : 'Choose another time'}
      confirm={slot && 'Yes, Book Appointment'}
      tone="cta"
      onConfirm={() => express.confirm() && onBook(repeat, express.expressRequest)}
    >
      {slot ? (
        <>
          {where.place === 'client' && where.other && (
            <p className="mb-2">
              {payee} comes to {addressLine(where.other)}.
            </p>
          )}
          <NoteText {...booked} />
          <RepeatChoice
            repeat={repeat}
            onChange={setRepeat}
            paid={cost?.nowCents !== 0}
            asked={where.asked}
            {...{ vendor, slot }}
          />
          {express.box}
        </>
      ) : (
        <Note tone="warm" role="status">
          {timeGoneText(lost)}
        </Note>
      )}
    </Question>
  )
}
