import { PersonMenu } from '@anseo/site-kit/cards/person-menu'
import type { Blocks } from '@anseo/site-kit/use-blocks'
import { useNow } from '@anseo/site-kit/use-now'
import { isLive } from '@anseo/domain/appointment'
import { formatSlot } from '@anseo/domain/moment-text'
import { vendorBadge } from '@anseo/domain/vendor-badge'
import { Avatar } from '@anseo/ui/avatar'
import { Badge } from '@anseo/ui/badge'
import { IconButton } from '@anseo/ui/icon-button'
import { Skeleton } from '@anseo/ui/skeleton'
import { ArrowLeft, CalendarClock, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { ChatClient } from './use-chat-client.ts'

interface ChatHeadProps {
  clientId: string
  client: ChatClient | null
  blocks: Blocks
  reporting: ComponentProps<typeof PersonMenu>['reporting']
}

/** Shows the client with a menu, and the next appointment with them. */
export function ChatHead({ clientId, client, blocks, reporting }: ChatHeadProps) {
  const now = useNow()
  const next = client?.appointments.find(({ facts }) => isLive(facts, now))
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
        {client ? (
          <>
            <Avatar name={client.name} src={client.picture} size={46} />
            <div className="min-w-0 flex-1">
              <h2>{client.name}</h2>
              <small>Client</small>
            </div>
            <PersonMenu id={clientId} name={client.name} blocks={blocks} reporting={reporting} />
          </>
        ) : (
          <>
            <Skeleton width={46} height={46} round />
            <div className="flex-1">
              <Skeleton width="9rem" height={18} />
            </div>
          </>
        )}
        <span className="max-lg:hidden">
          <IconButton label="Close the chat" icon={<X aria-hidden="true" />} link={<Link to="/messages" />} />
        </span>
      </div>
      {next && (
        <Link className="chat-context" to={`/appointments/${next._id}`}>
          <CalendarClock aria-hidden="true" />
          {formatSlot(next.facts, now)}
          <Badge tone={vendorBadge(next.facts, now).tone}>{vendorBadge(next.facts, now).text}</Badge>
        </Link>
      )}
    </>
  )
}
