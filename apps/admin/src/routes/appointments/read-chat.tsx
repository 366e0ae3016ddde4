import { serverNow } from '@anseo/api-client/server-clock'
import { formatMoment } from '@anseo/domain/moment-text'
import { MoreButton } from '@anseo/site-kit/cards/more-button'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Note } from '@anseo/ui/note'
import { SideSheet } from '@anseo/ui/side-sheet'
import { useReadChat } from '../../queries/appointments.ts'
import { ChatMessage } from './chat-message.tsx'

interface ChatOf {
  appointmentId: string
  /** The names of both sides. */
  names: { client: string; vendor: string }
}

/** Shows the chat of both sides, read-only. */
export function ReadChat({ onClose, ...chat }: ChatOf & { onClose: () => void }) {
  return (
    <SideSheet open title="Chat" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what has the focus */}
      <div className="read-chat" role="region" aria-label="Messages" tabIndex={0}>
        <Note>We record in the audit log that you read this.</Note>
        <Messages {...chat} />
      </div>
    </SideSheet>
  )
}

function Messages({ appointmentId, names }: ChatOf) {
  const found = useReadChat(appointmentId)
  const { data } = found
  if (!data && found.isError) return <LoadFailure title="We couldn't load the chat" query={found} />
  if (!data) return <LoadingNote text="Loading chat..." />
  const messages = data.pages.toReversed().flatMap((page) => page.messages)
  if (messages.length === 0) return <p className="muted">No messages.</p>
  return (
    <>
      <MoreButton list={found} countOf={({ pages }) => pages.length} label="Earlier messages" size="sm" />
      <ol className="chat-lines grid gap-[.9rem]">
        {messages.map((message) => (
          <li key={message._id} className={message.from}>
            <p className="hint">
              <b>{names[message.from]}</b>,{' '}
              <time dateTime={message.timestamp}>
                {formatMoment(new Date(message.timestamp), serverNow())}
              </time>
            </p>
            <ChatMessage appointmentId={appointmentId} message={message} name={names[message.from]} />
          </li>
        ))}
      </ol>
    </>
  )
}
