import { counted } from '@anseo/domain/counted'
import { rhythmText } from '@anseo/domain/series'
import { slotFromWire } from '@anseo/domain/slot'
import { useNow } from '@anseo/site-kit/use-now'
import { ChevronRight, Repeat } from 'lucide-react'
import { Link } from 'react-router'
import { useSeriesList } from '../../queries/series.ts'
import { isVisitOver } from '../../appointments/is-visit-over.ts'
import './one/appointment.css'

/** Links to the client's running series; shows nothing if there are none or they have not loaded. */
export function SeriesLinks() {
  const { data } = useSeriesList()
  const now = useNow()
  const running = (data ?? []).filter(({ status }) => ['requested', 'active', 'paused'].includes(status))
  if (running.length === 0) return null
  return (
    <nav className="card more-links" aria-label="Series">
      {running.map((series) => {
        const usual = slotFromWire(series)
        const conflicts = series.dates.filter(
          (visit) => visit.status === 'conflict' && !isVisitOver(visit, now),
        ).length
        return (
          <Link key={series._id} to={`/my-series/${series._id}`}>
            <i aria-hidden="true">
              <Repeat />
            </i>
            <span>
              <b>
                {usual && rhythmText(series.everyWeeks, usual.start)} with {series.vendorData.name}
              </b>
              <small>
                {series.newPrice?.answerBy
                  ? 'A new price needs your answer'
                  : conflicts > 0
                    ? `${counted(conflicts, 'date needs', 'dates need')} your answer`
                    : `${series.visits} visits, ${series.startTime}`}
              </small>
            </span>
            <ChevronRight aria-hidden="true" />
          </Link>
        )
      })}
    </nav>
  )
}
