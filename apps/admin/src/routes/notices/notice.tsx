import { serverNow } from '@anseo/api-client/server-clock'
import type { ReplyTo } from '@anseo/contract/calls'
import { useNow } from '@anseo/site-kit/use-now'
import { formatMoment } from '@anseo/domain/moment-text'
import { Badge } from '@anseo/ui/badge'
import { Note } from '@anseo/ui/note'
import { useParams } from 'react-router'
import { useContentNotice } from '../../queries/content-notices.ts'
import { useMay } from '../../queries/profile.ts'
import { BackLink } from '../../navigation/back-link.tsx'
import { Page } from '../../shell/page.tsx'
import { UnloadedRecord } from '../../shell/unloaded-record.tsx'
import { DecisionForm } from './decision-form.tsx'
import { NoticeAside } from './notice-aside.tsx'
import { NoticeContent } from './notice-content.tsx'
import { DECIDED, DECIDING, deadlineTone } from './notice-texts.ts'
import '../../listing/listing.css'
import '../appointments/appointment.css'
import './notices.css'

export type ShownNotice = ReplyTo<'GET /api/admin/content-notices/:id'>

/** `/notices/:id`: a report with the content as it was, its surroundings, and the decision with its reasons (D6). */
export function NoticePage() {
  const { id = '' } = useParams()
  const found = useContentNotice(id)
  const { data } = found
  const may = useMay()
  const decisions = data?.notice.decisions.filter((decision) => may(DECIDING[decision])) ?? []
  const title = data?.notice.reason === 'illegal' ? 'Notice of illegal content' : 'Report of content'
  return (
    <Page title={title} controls={data && <State notice={data.notice} />}>
      <BackLink to="/notices">Reports</BackLink>
      {!data && <UnloadedRecord what="this report" query={found} />}
      {data && (
        <div className="record-panes">
          <div className="grid content-start gap-5">
            <NoticeContent {...data} />
            {data.notice.decision !== null && <Decided notice={data.notice} />}
            {data.notice.decision === null && decisions.length > 0 && (
              <DecisionForm notice={{ ...data.notice, decisions }} alike={data.alike} />
            )}
            {data.notice.decision === null && decisions.length === 0 && (
              <Note>Your role can see this report, but not decide it.</Note>
            )}
          </div>
          <NoticeAside {...data} />
        </div>
      )}
    </Page>
  )
}

function State({ notice: { decision, decideBy } }: { notice: ShownNotice['notice'] }) {
  const now = useNow(60_000)
  if (decision) {
    return (
      <Badge tone="complete" plain>
        {DECIDED[decision]}
      </Badge>
    )
  }
  return <Badge tone={deadlineTone(decideBy, now)}>Decide by {formatMoment(new Date(decideBy), now)}</Badge>
}

const Decided = ({
  notice: { decision, decidedAt, decidedBy, reasons },
}: {
  notice: ShownNotice['notice']
}) => (
  <section className="card pad record-part" aria-labelledby="decided">
    <h2 id="decided">{decision && DECIDED[decision]}</h2>
    <p className="muted">
      {decidedAt && formatMoment(new Date(decidedAt), serverNow())}
      {decidedBy && `, ${decidedBy.name}`}
    </p>
    <div>
      <h3 className="field-label">Told the reporter</h3>
      <p className="wrap-anywhere whitespace-pre-line">{reasons}</p>
    </div>
  </section>
)
