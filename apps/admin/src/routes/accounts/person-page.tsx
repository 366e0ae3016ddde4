import type { ClientDetailOnWire, VendorDetailOnWire } from '@anseo/contract/accounts-admin'
import { useNow } from '@anseo/site-kit/use-now'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatFullDate } from '@anseo/domain/near-day'
import { formatPhone } from '@anseo/domain/phone'
import { relativeTime } from '@anseo/domain/relative-time'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { Button } from '@anseo/ui/button'
import { type KeyValue, KeyValueList } from '@anseo/ui/key-value-list'
import { Unloaded } from '@anseo/ui/unloaded'
import { MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { MessageDialog } from '../../messages/message-dialog.tsx'
import { BackLink } from '../../navigation/back-link.tsx'
import { useDialogInAddress } from '../../navigation/use-dialog-in-address.ts'
import { Page } from '../../shell/page.tsx'
import { TeamNotes } from '../../team-notes/team-notes.tsx'
import { EndSessions } from './end-sessions.tsx'
import { PersonRecords, type RecordsProps } from './person-records.tsx'
import '../../listing/listing.css'
import '../appointments/appointment.css'
import './person.css'
import { Allowed } from '../../shell/allowed.tsx'

type Person = ClientDetailOnWire | VendorDetailOnWire

interface PersonPageProps extends RecordsProps {
  person: Person
  /** Content at the top of the card, in addition to name and contact. */
  head?: ReactNode
  /** Facts that only this role has. */
  facts: KeyValue[]
  /** A card below the facts. */
  card?: ReactNode
  children?: ReactNode
}

/** Page of a person: facts, activity and records. */
export function PersonPage({ id, side, person, head, facts, card, children }: PersonPageProps) {
  const now = useNow(60_000)
  const [opened, open] = useDialogInAddress()
  const { name, image, email, emailVerified, phone, since, lastSeenAt, sessions } = person
  return (
    <Page
      title={name}
      controls={
        <>
          {children}
          <Allowed to="POST /api/admin/people/messages">
            <Button tone="sec" icon={<MessageSquare aria-hidden="true" />} onClick={() => open('message')}>
              Write
            </Button>
            {opened === 'message' && <MessageDialog to={name} people={[id]} onClose={() => open(null)} />}
          </Allowed>
        </>
      }
    >
      <BackLink to={side === 'vendor' ? '/people?role=vendor' : '/people'}>People</BackLink>
      <div className="record-panes">
        <PersonRecords id={id} side={side} />
        <div className="grid content-start gap-5 max-[1180px]:-order-1">
          <section className="card pad record-part" aria-label={name}>
            <div className="record-party">
              <ArchPortrait name={name} src={image} width={72} />
              <div>
                <b>{name}</b>
                <p className="hint">{email}</p>
                {phone && <p className="hint">{formatPhone(phone)}</p>}
                {head}
              </div>
            </div>
            <KeyValueList
              items={[
                { label: 'Since', value: formatFullDate(dublinDate(new Date(since))) },
                {
                  label: 'Email',
                  value: emailVerified ? 'Verified' : 'Not verified',
                  absent: !emailVerified,
                },
                { label: 'Active logins', value: sessions },
                lastSeenAt
                  ? { label: 'Last seen', value: relativeTime(lastSeenAt, now) }
                  : { label: 'Last seen', value: 'Not logged in', absent: true },
                ...facts,
              ]}
            />
            {sessions > 0 && (
              <Allowed to="POST /api/admin/people/:id/end-sessions">
                <EndSessions id={id} name={name} />
              </Allowed>
            )}
          </section>
          {card}
          <Allowed to="GET /api/admin/team-notes">
            <TeamNotes kind={side} subject={id} />
          </Allowed>
        </div>
      </div>
    </Page>
  )
}

interface PersonLoadingProps {
  title: string
  found: { isError: boolean; isFetching: boolean; refetch: () => unknown }
}

/** Shown in place of a person's page while it loads, or when it could not be loaded. */
export function PersonLoading({ title, found }: PersonLoadingProps) {
  return (
    <Page title={title}>
      <Unloaded what="this person" query={found} count={4}>
        The account may have been removed, or you may be offline.
      </Unloaded>
    </Page>
  )
}
