import { serverNow } from '@anseo/api-client/server-clock'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { Badge } from '@anseo/ui/badge'
import { Note } from '@anseo/ui/note'
import { useParams } from 'react-router'
import { useEvidence } from '../../queries/evidence.ts'
import { useDisputeDetails } from '../../queries/money.ts'
import { BackLink } from '../../navigation/back-link.tsx'
import { Page } from '../../shell/page.tsx'
import { UnloadedRecord } from '../../shell/unloaded-record.tsx'
import { Allowed } from '../../shell/allowed.tsx'
import { EvidenceDue } from '../money/evidence-due.tsx'
import { STATES } from '../money/money-texts.ts'
import { Movements } from '../money/ledger-entries.tsx'
import { AcceptLoss } from './accept-loss.tsx'
import { DisputeMoney } from './dispute-money.tsx'
import { reasonText } from './dispute-texts.ts'
import { EvidenceEditor } from './evidence-editor.tsx'
import { SentEvidence } from './sent-evidence.tsx'
import '../appointments/appointment.css'
import '../money/money.css'

/** `/disputes/:id`: the deadline and the evidence left, the money right; read-only once it was sent or decided (D3). */
export function DisputePage() {
  const { id = '' } = useParams()
  const found = useDisputeDetails(id)
  const evidence = useEvidence(id)
  const { data } = found
  // A reload that fails leaves the page, and what is typed on it, as it was.
  const failed = [found, evidence].find(({ data: loaded, isError }) => !loaded && isError)
  const title = data ? `${reasonText(data.dispute.reason)}, ${euroText(data.dispute.amount)}` : 'Dispute'
  const state = data && STATES.disputes[data.dispute.status]!
  const answered = evidence.data?.state === 'sent' || evidence.data?.state === 'sending'
  const isAcceptable =
    data?.dispute.status === 'open' && !data.dispute.acceptedAt && evidence.data && !answered
  return (
    <Page
      title={title}
      controls={
        <>
          {state && (
            <span className="max-lg:hidden">
              <Badge tone={state.tone}>{state.text}</Badge>
            </span>
          )}
          {isAcceptable && (
            <Allowed to="POST /api/admin/disputes/:id/accept">
              <AcceptLoss dispute={data.dispute} />
            </Allowed>
          )}
        </>
      }
    >
      <BackLink to="/money?tab=disputes&period=all">Disputes</BackLink>
      {failed || !data || !evidence.data ? (
        <UnloadedRecord what="the dispute" query={failed ?? found} />
      ) : (
        <>
          {data.dispute.status === 'open' && evidence.data.state === 'draft' && (
            <EvidenceDue by={data.dispute.answerBy} />
          )}
          {data.dispute.status === 'open' && data.dispute.acceptedAt && (
            <Note>
              Loss accepted, {formatMoment(new Date(data.dispute.acceptedAt), serverNow())}. We&apos;re
              telling the bank.
            </Note>
          )}
          <div className="record-panes">
            <div className="grid content-start gap-5">
              <section className="card pad record-part" aria-labelledby="claim">
                <h2 id="claim">What the cardholder says</h2>
                <p>{reasonText(data.dispute.reason)}.</p>
                <p className="hint">
                  {data.dispute.appointment.client.name} told their bank. We were notified on{' '}
                  {formatMoment(new Date(data.dispute.openedAt), serverNow())}.
                </p>
              </section>
              {evidence.data.state === 'draft' ? (
                <EvidenceEditor id={id} shown={evidence.data} />
              ) : (
                <SentEvidence id={id} shown={evidence.data} />
              )}
            </div>
            <div className="grid content-start gap-5">
              <DisputeMoney found={data} />
              <section className="card pad record-part" aria-labelledby="entries">
                <h2 id="entries">Ledger entries</h2>
                <div className="money-story grid content-start gap-5">
                  <Movements movements={data.movements} />
                </div>
              </section>
            </div>
          </div>
        </>
      )}
    </Page>
  )
}
