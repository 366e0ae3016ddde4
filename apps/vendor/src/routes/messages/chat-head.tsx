import { useNow } from '@anseo/api-client/use-now'
import { isLive } from '@anseo/domain/appointment'
import { formatSlot } from '@anseo/domain/moment-text'
import { vendorBadge } from '@anseo/domain/vendor-badge'
import { Avatar } from '@anseo/ui/avatar'
import { Badge } from '@anseo/ui/badge'
import { IconButton } from '@anseo/ui/icon-button'
import { ArrowLeft, CalendarClock, X } from 'lucide-react'
import { Link } from 'react-router'
import { useAppointments } from '../../queries/appointments.ts'
import { useInbox } from '../../queries/inbox.ts'

/** Who one is writing to, and the next appointment with them. */
export function ChatHead({ clientId }: { clientId: string }) {
  const now = useNow()
  const { data: inbox = [] } = useInbox()
  const { data: appointments = [] } = useAppointments()
  const conversation = inbox.find((entry) => entry.clientId === clientId)
  const withClient = appointments.filter(({ clientData }) => clientData._id === clientId)
  const next = withClient.find(({ facts }) => isLive(facts, now))
  const name = conversation?.clientName ?? withClient[0]?.clientData.name ?? ''
  const picture = conversation?.clientImage ?? withClient[0]?.clientData.image
  return (
    <>
      <div className="chat-head">
        <span className="lg:hidden">
          <IconButton
            label="Back to messages"
            icon={<ArrowLeft aria-hidden="true" />}
            link={<Link to="/messages" />}
          />
        </span>
        <Avatar name={name} src={picture} size={46} />
        <div className="min-w-0 flex-1">
          <h2>{name}</h2>
          <small>Client</small>
        </div>
        <span className="max-lg:hidden">
          <IconButton label="Close the chat" icon={<X aria-hidden="true" />} link={<Link to="/messages" />} />
        </span>
      </div>
      {next && (
        <Link className="chat-context" to={`/appointments/${next._id}`}>
          <CalendarClock aria-hidden="true" />
          {formatSlot(next.facts)}
          <Badge tone={vendorBadge(next.facts, now).tone}>{vendorBadge(next.facts, now).text}</Badge>
        </Link>
      )}
    </>
  )
}
