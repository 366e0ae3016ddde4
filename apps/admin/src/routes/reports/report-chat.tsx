import type { ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { formatMoment } from '@anseo/domain/moment-text'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { SideSheet } from '@anseo/ui/side-sheet'
import { useReportChat } from '../../queries/reports.ts'

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
          <LoadFailure title="We couldn't load the chat" busy={isFetching} onRetry={() => void refetch()}>
            Check your connection and try again.
          </LoadFailure>
        )}
        {data?.messages.length === 0 && <p>No messages.</p>}
        {data?.messages.map(({ _id, from, content, timestamp }) => (
          <article key={_id} className={from}>
            <header>
              <b>{names[from]}</b>
              <time dateTime={timestamp} className="hint num">
                {formatMoment(new Date(timestamp))}
              </time>
            </header>
            <p className="whitespace-pre-line">{content}</p>
          </article>
        ))}
      </div>
    </SideSheet>
  )
}
