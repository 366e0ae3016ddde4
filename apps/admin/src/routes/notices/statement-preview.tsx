import { serverNow } from '@anseo/api-client/server-clock'
import { dublinDate } from '@anseo/domain/dublin-time'
import { complainUntil, type Measure } from '@anseo/domain/moderation'
import { redressText } from '@anseo/domain/moderation-words'
import { formatFullDate } from '@anseo/domain/near-day'
import { StatementView } from '@anseo/site-kit/cards/statement-view'
import type { ShownNotice } from './notice.tsx'
import type { VerdictDraft } from './use-verdict.ts'

interface StatementPreviewProps {
  notice: ShownNotice['notice']
  verdict: VerdictDraft
  measure: Measure
}

/** Shows a statement of reasons as its addressee gets it, before it is sent. */
export function StatementPreview({ notice, verdict, measure }: StatementPreviewProps) {
  const now = serverNow()
  const { statement, passages, timed } = verdict
  const text = notice.currentText ?? ''
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a dialog that scrolls must be reached by keyboard
    <div className="grid gap-4" role="group" aria-label="Statement of reasons" tabIndex={0}>
      <StatementView
        heading="h3"
        statement={{
          _id: null,
          measure,
          kind: notice.kind === 'person' ? null : notice.kind,
          passages: measure === 'redact' ? passages.map(({ from, to }) => text.slice(from, to)) : null,
          ...statement.body(),
          fromReport: true,
          automated: false,
          decidedAt: now.toISOString(),
          endsAt: (timed && statement.duration.endsAt?.toISOString()) ?? null,
          endedAt: null,
          liftedAt: null,
        }}
      />
      <p>{redressText(formatFullDate(dublinDate(complainUntil(now))))}</p>
    </div>
  )
}
