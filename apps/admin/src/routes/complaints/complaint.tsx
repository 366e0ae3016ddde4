import { serverNow } from '@anseo/api-client/server-clock'
import type { ReplyTo } from '@anseo/contract/calls'
import { formatMoment } from '@anseo/domain/moment-text'
import { Badge } from '@anseo/ui/badge'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { Note } from '@anseo/ui/note'
import { Link, useParams } from 'react-router'
import { PageLink } from '../../navigation/page-link.tsx'
import { MayOpen } from '../../navigation/may-open.tsx'
import { useComplaint } from '../../queries/complaints.ts'
import { useProfile } from '../../queries/profile.ts'
import { BackLink } from '../../navigation/back-link.tsx'
import { Page } from '../../shell/page.tsx'
import { UnloadedRecord } from '../../shell/unloaded-record.tsx'
import { DECIDED, KINDS, MEASURES, pathOfPerson } from '../notices/notice-texts.ts'
import { AnswerForm } from './answer-form.tsx'
import { OUTCOMES } from './complaint-texts.ts'
import { Allowed } from '../../shell/allowed.tsx'
import '../../listing/listing.css'
import '../appointments/appointment.css'

type Shown = ReplyTo<'GET /api/admin/complaints/:id'>

/** `/complaints/:id`: a complaint with the decision that it is about, and the answer (D6). */
export function ComplaintPage() {
  const { id = '' } = useParams()
  const found = useComplaint(id)
  const { data } = found
  const { data: self } = useProfile()
  const outcome = data?.complaint.outcome
  return (
    <Page
      title={data ? `Complaint from ${data.complaint.name}` : 'Complaint'}
      controls={
        data && (
          <Badge tone={outcome ? 'complete' : 'pending'} plain>
            {outcome ? OUTCOMES[outcome] : 'Open'}
          </Badge>
        )
      }
    >
      <BackLink to="/complaints">Complaints</BackLink>
      {!data && <UnloadedRecord what="this complaint" query={found} />}
      {data && (
        <div className="record-panes">
          <div className="grid content-start gap-5">
            <Words complaint={data.complaint} />
            {data.complaint.outcome ? (
              <Answered complaint={data.complaint} />
            ) : data.mayAnswer ? (
              <Allowed to="POST /api/admin/complaints/:id/answer">
                <AnswerForm id={id} by={data.complaint.by} />
              </Allowed>
            ) : (
              <Note>
                {data.complaint.decidedBy?._id === self?._id
                  ? 'You made this decision. Someone else on the team has to answer.'
                  : 'Your role can see this complaint, but not answer it.'}
              </Note>
            )}
          </div>
          <Decision {...data} />
        </div>
      )}
    </Page>
  )
}

const Words = ({ complaint: { name, person, text, sentAt } }: Pick<Shown, 'complaint'>) => (
  <section className="card pad record-part" aria-labelledby="complaint">
    <h2 id="complaint">The complaint</h2>
    <p className="muted">
      {person ? (
        <PageLink className="record-link" to={pathOfPerson(person)}>
          {name}
        </PageLink>
      ) : (
        name
      )}
      , {formatMoment(new Date(sentAt), serverNow())}
    </p>
    <p className="wrap-anywhere whitespace-pre-line">{text}</p>
  </section>
)

const Answered = ({ complaint: { outcome, answer, answeredAt, answeredBy } }: Pick<Shown, 'complaint'>) => (
  <section className="card pad record-part" aria-labelledby="answered">
    <h2 id="answered">{outcome && OUTCOMES[outcome]}</h2>
    <p className="muted">
      {answeredAt && formatMoment(new Date(answeredAt), serverNow())}
      {answeredBy && `, ${answeredBy.name}`}
    </p>
    <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
  </section>
)

/** The decision that the complaint is about. */
function Decision({ complaint, statement, notice, noticeId }: Shown) {
  return (
    <div className="grid content-start gap-5">
      <section className="card pad record-part" aria-labelledby="decision">
        <h2 id="decision">The decision</h2>
        {statement && (
          <>
            <p className="wrap-anywhere whitespace-pre-line">{statement.facts}</p>
            <KeyValueList
              items={[
                { label: 'Decision', value: MEASURES[statement.measure] },
                ...(statement.kind ? [{ label: 'Content', value: KINDS[statement.kind] }] : []),
                { label: statement.ground === 'law' ? 'Law' : 'Terms', value: statement.provision },
                { label: 'Decided', value: formatMoment(new Date(statement.decidedAt), serverNow()) },
                { label: 'Decided by', value: complaint.decidedBy?.name ?? 'The system' },
                ...(statement.endsAt
                  ? [{ label: 'Ends', value: formatMoment(new Date(statement.endsAt), serverNow()) }]
                  : []),
                ...(statement.liftedAt
                  ? [{ label: 'Lifted', value: formatMoment(new Date(statement.liftedAt), serverNow()) }]
                  : []),
              ]}
            />
          </>
        )}
        {notice && (
          <>
            <p className="wrap-anywhere whitespace-pre-line">{notice.reasons}</p>
            <KeyValueList
              items={[
                { label: 'Decision', value: DECIDED[notice.decision] },
                { label: 'Content', value: KINDS[notice.kind] },
                { label: 'Decided', value: formatMoment(new Date(notice.decidedAt), serverNow()) },
                { label: 'Decided by', value: complaint.decidedBy?.name ?? 'The system' },
              ]}
            />
          </>
        )}
        {!statement && !notice && <p>The report is open again.</p>}
        {noticeId && (
          <MayOpen to={`/notices/${noticeId}`}>
            <Link className="record-link" to={`/notices/${noticeId}`}>
              Open the report
            </Link>
          </MayOpen>
        )}
      </section>
    </div>
  )
}
