import { serverNow } from '@anseo/api-client/server-clock'
import type { QuestionOnWire } from '@anseo/contract/traders'
import { formatMoment } from '@anseo/domain/moment-text'
import { Note } from '@anseo/ui/note'

/** Shows what the vendor was asked for, and whether something has been added since. */
export function AskedNote({ asked: { reason, askedAt, answered } }: { asked: QuestionOnWire }) {
  return (
    <Note {...(answered && { tone: 'warm' })}>
      <strong>{answered ? 'The vendor has answered.' : 'Waiting for the vendor.'}</strong>{' '}
      {`Asked ${formatMoment(new Date(askedAt), serverNow())}: “${reason}”`}
    </Note>
  )
}
