import { VENDOR_NOTE_MAX_LENGTH } from '@anseo/domain/limits'
import { PrivateNote } from '../../notes/private-note.tsx'
import { useKeepNote } from '../../queries/appointments.ts'

/** The vendor's own note on an appointment. */
export const OwnNote = ({ id, note }: { id: string; note: string }) => (
  <PrivateNote
    draftKey={`anseo.pro.note.${id}`}
    note={note}
    label="Private note"
    hint="Only you can see this"
    maxLength={VENDOR_NOTE_MAX_LENGTH}
    saving={useKeepNote(id)}
  />
)
