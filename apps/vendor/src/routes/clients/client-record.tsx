import type { ContactRecordOnWire } from '@anseo/contract/contacts'
import { dublinDate } from '@anseo/domain/dublin-time'
import { CONTACT_NOTE_MAX_LENGTH } from '@anseo/domain/limits'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { formatFullDate } from '@anseo/domain/near-day'
import { formatPhone } from '@anseo/domain/phone'
import { PersonMenu } from '@anseo/site-kit/cards/person-menu'
import { useNow } from '@anseo/site-kit/use-now'
import { Button } from '@anseo/ui/button'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { PersonLine } from '@anseo/ui/person-line'
import { CalendarPlus, MessageCircle, Pencil, Phone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { PrivateNote } from '../../notes/private-note.tsx'
import { useOwnBlocks } from '../../queries/blocks.ts'
import { useSaveContactNote } from '../../queries/contacts.ts'
import { settings } from '../../site.ts'
import { ClientDialog } from './client-dialog.tsx'
import { ClientHistory } from './client-history.tsx'
import { ClientMark } from './client-mark.tsx'
import { HealthCard } from './health-card.tsx'
import { PhotosCard } from './photos-card.tsx'
import { RemoveClient } from './remove-client.tsx'

/** Shows a client: who it is, the visits, the vendor's note and the history. */
export function ClientRecord({ client }: { client: ContactRecordOnWire }) {
  const [asked, setAsked] = useState<'change' | 'remove' | null>(null)
  const navigate = useNavigate()
  const close = () => setAsked(null)
  return (
    <div className="appointment">
      <div className="grid gap-5">
        <Head client={client} onChange={() => setAsked('change')} onRemove={() => setAsked('remove')} />
        <HealthCard client={client} />
        <PhotosCard client={client} />
        <Figures client={client} />
        <ClientHistory visits={client.history} />
      </div>
      <div className="grid gap-5">
        <PrivateNote
          draftKey={`anseo.pro.client-note.${client._id}`}
          note={client.note ?? ''}
          label="Notes"
          hint="Only you can see this. Write nothing about health here."
          maxLength={CONTACT_NOTE_MAX_LENGTH}
          saving={useSaveContactNote(client._id)}
        />
        <section className="card pad" aria-label="Contact details">
          <KeyValueList items={factsOf(client)} />
        </section>
      </div>
      {asked === 'change' && <ClientDialog client={client} onClose={close} />}
      {asked === 'remove' && (
        <RemoveClient client={client} onClose={close} onRemoved={() => void navigate('/clients')} />
      )}
    </div>
  )
}

/** The next visit; without one, what the client has asked for. */
function nextText({ nextVisit, requestedVisit }: ContactRecordOnWire, now: Date): string {
  if (nextVisit) return `Next visit\n${formatMoment(new Date(nextVisit), now)}`
  return requestedVisit ? `Requested\n${formatMoment(new Date(requestedVisit), now)}` : 'Nothing booked'
}

interface HeadProps {
  client: ContactRecordOnWire
  onChange: () => void
  onRemove: () => void
}

function Head({ client, onChange, onRemove }: HeadProps) {
  const now = useNow()
  const { name, image, phone, clientId, tags } = client
  const blocks = useOwnBlocks()
  return (
    <section className="card pad grid gap-5" aria-label="Client">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PersonLine name={name} picture={image} lines={nextText(client, now)} />
        <ClientMark client={client} now={now} />
      </div>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag} className="badge new plain">
              {tag}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button asChild tone="cta" icon={<CalendarPlus aria-hidden="true" />}>
          <Link to={`/appointments/new?contact=${client._id}`}>Book again</Link>
        </Button>
        {phone && (
          <Button asChild tone="sec" icon={<Phone aria-hidden="true" />}>
            <a href={`tel:${phone}`}>Call</a>
          </Button>
        )}
        {clientId && (
          <Button asChild tone="sec" icon={<MessageCircle aria-hidden="true" />}>
            <Link to={`/messages/${clientId}`}>Message</Link>
          </Button>
        )}
        <Button tone="sec" icon={<Pencil aria-hidden="true" />} onClick={onChange}>
          Change
        </Button>
        <Button tone="dng" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
          Delete
        </Button>
        {clientId && <PersonMenu id={clientId} name={name} blocks={blocks} />}
      </div>
    </section>
  )
}

const Figures = ({ client: { visits, spent, noShows } }: { client: ContactRecordOnWire }) => (
  <dl className="card pad flex flex-wrap gap-x-12 gap-y-3">
    {[
      ['Visits', visits],
      ['Spent', euroText(spent)],
      ['No-shows', noShows],
    ].map(([label, figure]) => (
      <div key={label}>
        <dt className="text-sm text-ink-2">{label}</dt>
        <dd className="num font-display text-xl font-bold">{figure}</dd>
      </div>
    ))}
  </dl>
)

const factsOf = ({ phone, email, clientId, since }: ContactRecordOnWire) => [
  {
    label: 'Phone',
    value: phone ? (
      <a className="link" href={`tel:${phone}`}>
        {formatPhone(phone)}
      </a>
    ) : (
      'None'
    ),
    absent: !phone,
  },
  { label: 'Email', value: email ?? 'None', absent: !email },
  {
    label: 'Since',
    value: `${formatFullDate(dublinDate(new Date(since)))}, ${clientId ? `by ${settings.brand.name}` : 'your own client'}`,
  },
]
