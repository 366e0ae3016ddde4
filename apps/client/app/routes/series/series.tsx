import { bookingErrorText } from '@anseo/api-client/error-texts'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { useParams } from 'react-router'
import { useSeriesList } from '../../queries/series.ts'
import { useLoadFailure } from '../../queries/use-load-failure.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { RequireClient } from '../../shell/require-client.tsx'
import { SeriesView } from './series-view.tsx'
import '../appointments/one/appointment.css'
import './series.css'

export const meta = ownPageMeta('Series')

/** `/my-series/<id>`: all visits of a series, and what can be done with them (C6 of growth). */
export default function Series() {
  return (
    <RequireClient waiting={<Waiting />}>
      <OwnSeries />
    </RequireClient>
  )
}

function OwnSeries() {
  const { id } = useParams()
  const query = useSeriesList()
  const failure = useLoadFailure(query)
  const series = query.data?.find(({ _id }) => _id === id)
  if (query.data && !series) return <NotFoundPage />
  if (!series && !failure) return <Waiting />
  return (
    <div className="wrap page grid gap-4">
      <BackLink to="/my-appointment">My Appointments</BackLink>
      {series ? (
        <SeriesView key={series._id} series={series} />
      ) : (
        <>
          <h1>Series</h1>
          <LoadFailure title="We couldn't load this series" query={query}>
            {bookingErrorText(failure)}
          </LoadFailure>
        </>
      )}
    </div>
  )
}

const Waiting = () => (
  <div className="wrap page grid gap-4">
    <BackLink to="/my-appointment">My Appointments</BackLink>
    <h1 className="sr-only">Series</h1>
    <LoadingNote text="Loading series..." />
    <CardSkeleton height={420} />
  </div>
)
