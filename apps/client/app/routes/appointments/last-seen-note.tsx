import { serverNow } from '@anseo/api-client/server-clock'
import { formatMoment } from '@anseo/domain/moment-text'
import { Note } from '@anseo/ui/note'
import { WifiOff } from 'lucide-react'

interface LastSeenNoteProps {
  asOf: Date
  online: boolean
}

/** The reason why actions are disabled. */
export const OFFLINE_REASON = 'Go online to do this'

/** Shows that the list is not up to date, and its age. */
export function LastSeenNote({ asOf, online }: LastSeenNoteProps) {
  return (
    <Note tone="warm" icon={<WifiOff aria-hidden="true" />} role="status">
      <strong>
        {online ? "We can't reach the server." : "You're offline."} Last updated{' '}
        {formatMoment(asOf, serverNow())}.
      </strong>{' '}
      You need to be online to pay, reschedule or cancel.
    </Note>
  )
}
