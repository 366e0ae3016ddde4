import { awaitsAnswer, rhythmText } from '@anseo/domain/series'
import { conflictTextForVendor, visitStateText } from '@anseo/domain/series-words'
import { euroText } from '@anseo/domain/money'
import { slotFromWire } from '@anseo/domain/slot'
import type { VendorSeriesOnWire } from '@anseo/contract/series'
import { ReasonDialogWithDraft } from '@anseo/site-kit/cards/reason-dialog-with-draft'
import { dayText } from '@anseo/site-kit/day-text'
import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { PersonLine } from '@anseo/ui/person-line'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { Unloaded } from '@anseo/ui/unloaded'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useAnswerSeries, useSeriesList } from '../../queries/series.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { Page } from '../../shell/page.tsx'
import { SeriesPrice } from './series-price.tsx'

/** `/series/{id}`: all visits of a series, which is answered as a whole (C6 of growth). */
export function SeriesPage() {
  return (
    <Page title="Series">
      <BackLink to="/requests">Requests</BackLink>
      <Content />
    </Page>
  )
}

function Content() {
  const { id } = useParams()
  const found = useSeriesList()
  const { data } = found
  const series = data?.find(({ _id }) => _id === id)
  if (series) return <Detail key={series._id} series={series} />
  if (data) {
    return (
      <EmptyState title="Series not found" picture={magnifierPicture}>
        The link may be wrong or incomplete.
      </EmptyState>
    )
  }
  return <Unloaded what="this series" query={found} count={1} />
}

const STATUS_TEXTS: Record<VendorSeriesOnWire['status'], string> = {
  requested: 'Waiting for your answer',
  active: 'Confirmed',
  paused: 'Paused by the client',
  declined: 'Declined',
  ended: 'Ended',
  finished: 'Over',
}

function Detail({ series }: { series: VendorSeriesOnWire }) {
  const { clientData: client, dates, cost, note, serviceName } = series
  const usual = slotFromWire(series)
  const isAsked = awaitsAnswer(series)
  return (
    <div className="appointment">
      <div className="grid gap-5">
        <article className="card pad grid gap-5">
          <PersonLine
            name={client.name}
            picture={client.image}
            lines={`${usual ? rhythmText(series.everyWeeks, usual.start) : ''}\n${series.startTime} to ${series.endTime}, ${series.visits} visits`}
          />
          <KeyValueList
            items={[
              { label: 'Status', value: STATUS_TEXTS[isAsked ? 'requested' : series.status] },
              { label: 'Booked', value: serviceName ?? 'Time by the hour' },
              { label: 'You receive online for each', value: euroText(cost.parts.deposit) },
              ...(cost.onTheDay > 0
                ? [{ label: 'On the day for each', value: euroText(cost.onTheDay) }]
                : []),
            ]}
          />
          {note && <p>“{note}”</p>}
          {isAsked && <Answer series={series} />}
        </article>
        <SeriesPrice series={series} />
      </div>
      <section className="card pad grid gap-3" aria-label="Visits">
        <h2 className="text-[1.1875rem]">Visits</h2>
        <ol className="grid gap-2">
          {dates.map((visit) => {
            const when = `${dayText(visit.slotDate)}, ${visit.startTime}`
            return (
              <li key={visit.visit} className="flex flex-wrap justify-between gap-x-4">
                <span className="num">
                  {visit.appointmentId ? (
                    <Link to={`/appointments/${visit.appointmentId}`}>{when}</Link>
                  ) : (
                    when
                  )}
                </span>
                <span className="muted">
                  {visit.status === 'conflict'
                    ? `${visitStateText('conflict')}: ${conflictTextForVendor(visit.reason ?? 'unavailable')}`
                    : visitStateText(visit.status, visit.free)}
                </span>
              </li>
            )
          })}
        </ol>
      </section>
    </div>
  )
}

/** Buttons to confirm or decline all visits of a series at once. */
function Answer({ series }: { series: VendorSeriesOnWire }) {
  const answer = useAnswerSeries(series._id)
  const [isDeclining, setDeclining] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="sec" onClick={() => setDeclining(true)}>
        Decline
      </Button>
      <Button
        icon={<Check aria-hidden="true" />}
        busy={answer.isPending}
        onClick={() => answer.mutate({ step: 'confirm' })}
      >
        Confirm all visits
      </Button>
      {isDeclining && (
        <ReasonDialogWithDraft
          title="Decline this series?"
          label="Reason (optional, sent to the client)"
          confirm="Decline series"
          keep="Keep request"
          busy={answer.isPending}
          draftKey={`anseo.pro.decline-series.${series._id}`}
          onClose={() => setDeclining(false)}
          onConfirm={(reason, done) => answer.mutate({ step: 'decline', reason }, { onSuccess: done })}
        >
          <p>Other clients will be able to book these times. You can&apos;t undo this.</p>
        </ReasonDialogWithDraft>
      )}
    </div>
  )
}
