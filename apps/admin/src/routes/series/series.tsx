import { serverNow } from '@anseo/api-client/server-clock'
import type { AdminSeriesOnWire } from '@anseo/contract/admin-series'
import { costFromWire } from '@anseo/domain/cost-wire'
import { formatMoment } from '@anseo/domain/moment-text'
import { formatEuro } from '@anseo/domain/money'
import { conflictText, visitStateText } from '@anseo/domain/series-words'
import { dayText } from '@anseo/site-kit/day-text'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { Note } from '@anseo/ui/note'
import { useParams } from 'react-router'
import { PageLink } from '../../navigation/page-link.tsx'
import { useSeries } from '../../queries/series.ts'
import { BackLink } from '../../navigation/back-link.tsx'
import { Page } from '../../shell/page.tsx'
import { UnloadedRecord } from '../../shell/unloaded-record.tsx'
import { rhythmOf, SERIES_TEXTS, visitsText } from './series-texts.ts'
import '../appointments/appointment.css'

/** `/series/:id`: every visit of a series with what became of it, and beside them both people and the terms. */
export function SeriesPage() {
  const { id = '' } = useParams()
  const found = useSeries(id)
  return (
    <Page title="Series">
      <BackLink to="/appointments" others={found.data && namesOfPeople(found.data)}>
        Appointments
      </BackLink>
      {found.data ? (
        <Detail series={found.data} />
      ) : (
        <UnloadedRecord what="this series" query={found} count={4} />
      )}
    </Page>
  )
}

const namesOfPeople = ({ client, vendor }: AdminSeriesOnWire) => ({
  [`/people/clients/${client._id}`]: client.name,
  [`/people/vendors/${vendor._id}`]: vendor.name,
})

function Detail({ series }: { series: AdminSeriesOnWire }) {
  const { client, vendor, cost, newPrice, note, endReason, serviceName } = series
  return (
    <>
      {endReason && <Note>Reason: {endReason}</Note>}
      {note && <Note>The client&apos;s note: “{note}”</Note>}
      <div className="record-panes">
        <section className="card pad record-part" aria-label="Visits">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2>Visits</h2>
            <span className="hint">{visitsText(series)}</span>
          </div>
          <ol className="grid gap-2">
            {series.dates.map((visit) => (
              <Visit key={visit.visit} visit={visit} vendor={vendor.name} />
            ))}
          </ol>
        </section>
        <div className="grid content-start gap-5">
          <section className="card pad record-part" aria-label="Terms">
            <KeyValueList
              items={[
                { label: 'Status', value: SERIES_TEXTS[series.status] },
                { label: 'Rhythm', value: rhythmOf(series) },
                { label: 'Booked', value: serviceName ?? 'Time by the hour' },
                { label: 'Total of each visit', value: formatEuro(costFromWire(cost).totalCents) },
                ...(newPrice ? [newPriceItem(newPrice)] : []),
                { label: 'Asked for', value: formatMoment(new Date(series.createdAt), serverNow()) },
                series.confirmedAt
                  ? { label: 'Confirmed', value: formatMoment(new Date(series.confirmedAt), serverNow()) }
                  : { label: 'Confirmed', value: 'Not confirmed', absent: true },
                { label: 'Client', value: <PersonLink path="clients" person={client} /> },
                { label: 'Vendor', value: <PersonLink path="vendors" person={vendor} /> },
              ]}
            />
          </section>
        </div>
      </div>
    </>
  )
}

function newPriceItem({ cost, answerBy, ...from }: NonNullable<AdminSeriesOnWire['newPrice']>) {
  const total = formatEuro(costFromWire(cost).totalCents)
  const until = answerBy
    ? `the client can answer until ${formatMoment(new Date(answerBy), serverNow())}`
    : 'agreed'
  return { label: 'New price', value: `${total} from ${dayText(from.slotDate)}, ${until}` }
}

const PersonLink = ({ path, person }: { path: string; person: AdminSeriesOnWire['client'] }) => (
  <PageLink className="record-link" to={`/people/${path}/${person._id}`}>
    {person.name}
  </PageLink>
)

function Visit({ visit, vendor }: { visit: AdminSeriesOnWire['dates'][number]; vendor: string }) {
  const when = `${dayText(visit.slotDate)}, ${visit.startTime}`
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <span className="num">
        {visit.appointmentId ? (
          <PageLink className="record-link" to={`/appointments/${visit.appointmentId}`}>
            {when}
          </PageLink>
        ) : (
          when
        )}
      </span>
      <span className="hint">
        {visitStateText(visit.status, visit.free)}
        {visit.status === 'conflict' && `: ${conflictText(visit.reason ?? 'unavailable', vendor)}`}
      </span>
    </li>
  )
}
