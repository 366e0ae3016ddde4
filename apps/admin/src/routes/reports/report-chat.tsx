import { serverNow } from '@anseo/api-client/server-clock'
import type { ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { formatMoment } from '@anseo/domain/moment-text'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { SideSheet } from '@anseo/ui/side-sheet'
import { useReportChat } from '../../queries/reports.ts'
import { ChatWords } from '../appointments/chat-words.tsx'

interface ReportChatProps {
  report: ProblemReportOnWire
  open: boolean
  onClose: () => void
}

/** Shows the chat of both sides, read-only. */
export function ReportChat({ report: { appointment, client, vendor }, open, onClose }: ReportChatProps) {
  const { data, isError, isFetching, refetch } = useReportChat(appointment._id, open)
  const names = { client: client.name, vendor: vendor.name }
  return (
    <SideSheet open={open} onClose={onClose} title="Chat">
      <div className="report-chat">
        <p className="hint">We record in the audit log that you read this.</p>
        {!data && !isError && <LoadingNote text="Loading..." />}
        {!data && isError && (
          <LoadFailure title="We couldn't load the chat" query={{ isFetching, refetch }} />
        )}
        {data?.messages.length === 0 && <p>No messages.</p>}
        {data?.messages.map((message) => (
          <article key={message._id} className={message.from}>
            <header>
              <b>{names[message.from]}</b>
              <time dateTime={message.timestamp} className="hint num">
                {formatMoment(new Date(message.timestamp), serverNow())}
              </time>
            </header>
            <ChatWords appointmentId={appointment._id} message={message} name={names[message.from]} />
          </article>
        ))}
      </div>
    </SideSheet>
  )
}
