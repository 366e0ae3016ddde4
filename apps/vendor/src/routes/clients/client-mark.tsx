import type { ContactOnWire } from '@anseo/contract/contacts'
import { type ContactMark, contactMark } from '@anseo/domain/contact-mark'
import { Badge, type BadgeTone } from '@anseo/ui/badge'

const TONES: Record<ContactMark['kind'], BadgeTone> = { away: 'payable', regular: 'complete', new: 'new' }

const textOf = (mark: ContactMark) =>
  mark.kind === 'away' ? `Not seen for ${mark.weeks} weeks` : mark.kind === 'regular' ? 'Regular' : 'New'

const dateOf = (at: string | null) => (at === null ? null : new Date(at))

/** The badge beside a client in the list: not seen for weeks, regular or new; none for other clients. */
export function ClientMark({ client, now }: { client: ContactOnWire; now: Date }) {
  const { visits, lastVisit, nextVisit, requestedVisit } = client
  const mark = contactMark(
    {
      visits,
      lastVisit: dateOf(lastVisit),
      nextVisit: dateOf(nextVisit),
      requestedVisit: dateOf(requestedVisit),
    },
    now,
  )
  return (
    mark && (
      <Badge tone={TONES[mark.kind]} plain>
        {textOf(mark)}
      </Badge>
    )
  )
}
