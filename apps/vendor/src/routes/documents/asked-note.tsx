import type { QuestionOnWire } from '@anseo/contract/traders'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatDay } from '@anseo/domain/slot-date'
import { Note } from '@anseo/ui/note'

/** Shows what the operator has asked the vendor for, and whether something has been added since (D5). */
export function AskedNote({ asked: { reason, askedAt, answered } }: { asked: QuestionOnWire }) {
  const day = formatDay(dublinDate(new Date(askedAt)))
  return (
    <Note {...(!answered && { tone: 'warm' })} role="status">
      <strong>{answered ? "We're reviewing what you sent." : 'We need more from you.'}</strong>{' '}
      {`Asked on ${day}: ${reason}`}
    </Note>
  )
}
