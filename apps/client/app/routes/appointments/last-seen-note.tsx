import { formatMoment } from '@anseo/domain/moment-text'
import { Note } from '@anseo/ui/note'
import { WifiOff } from 'lucide-react'

interface LastSeenNoteProps {
  asOf: Date
  online: boolean
}

/** Why nothing can be done with an appointment now. */
export const OFFLINE_REASON = 'This needs a connection'

/** Says that what is shown is not of this moment. */
export function LastSeenNote({ asOf, online }: LastSeenNoteProps) {
  return (
    <Note tone="warm" icon={<WifiOff aria-hidden="true" />} role="status">
      <strong>
        As of {formatMoment(asOf)}, {online ? 'we cannot be reached' : 'you are offline'}.
      </strong>{' '}
      Paying, rescheduling and cancelling need a connection.
    </Note>
  )
}
