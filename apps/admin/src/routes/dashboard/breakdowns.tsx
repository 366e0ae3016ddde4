import { type ReactNode, useState } from 'react'
import { PageLink } from '../../navigation/page-link.tsx'
import { useStats } from '../../queries/stats.ts'
import { findSpeciality, specialityLabel } from '../../specialities.ts'
import { BarList, type BarRow } from './bar-list.tsx'
import { FigureCard } from './figure-card.tsx'

interface BreakdownProps {
  days: { from: string; to: string }
}

const TOWNS_AT_FIRST = 7

/** Bookings of the period by speciality. */
export function BySpeciality({ days }: BreakdownProps) {
  const found = useStats({ ...days, by: 'speciality' })
  return (
    <Breakdown
      title="By speciality"
      found={found}
      rows={found.data?.groups.map(({ key, bookings }) => ({
        key,
        count: bookings,
        label: (
          <PageLink className="hover:underline" to={`/appointments?speciality=${encodeURIComponent(key)}`}>
            {specialityLabel(key)}
          </PageLink>
        ),
        speciality: findSpeciality(key),
      }))}
    />
  )
}

/** Bookings of the period by town, the first seven until all are asked for. */
export function ByTown({ days }: BreakdownProps) {
  const [all, setAll] = useState(false)
  const found = useStats({ ...days, by: 'town' })
  const rows = found.data?.groups.map(({ key, bookings }) => ({
    key,
    count: bookings,
    label: (
      <PageLink className="hover:underline" to={`/appointments?town=${encodeURIComponent(key)}`}>
        {key}
      </PageLink>
    ),
  }))
  const more = rows && rows.length > TOWNS_AT_FIRST
  return (
    <Breakdown
      title="By town"
      found={found}
      rows={all ? rows : rows?.slice(0, TOWNS_AT_FIRST)}
      aside={
        more && (
          <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Fewer' : `All ${rows.length}`}
          </button>
        )
      }
    />
  )
}

/** Shows how the bookings of the period ended, and by whom. */
export function ByEnd({ days }: BreakdownProps) {
  const found = useStats({ ...days, by: 'week' })
  const total = found.data?.total
  const rows = total && [
    { key: 'completed', label: 'Completed', count: total.completed },
    { key: 'client', label: 'Cancelled by the client', count: total.cancelled.client },
    { key: 'vendor', label: 'Cancelled by the vendor', count: total.cancelled.vendor },
    { key: 'declined', label: 'Declined by the vendor', count: total.cancelled.declined },
    { key: 'timedOut', label: 'Timed out', count: total.cancelled.timedOut },
    { key: 'admin', label: 'Cancelled by an admin', count: total.cancelled.admin },
  ]
  const ended = rows?.reduce((sum, { count }) => sum + count, 0) ?? 0
  const share = total && ended > 0 ? `${Math.round((100 * total.completed) / ended)}% completed` : null
  return (
    <Breakdown
      title="How they ended"
      found={found}
      rows={rows?.filter(({ count }) => count > 0)}
      aside={share && <small>{share}</small>}
    />
  )
}

interface CardProps {
  title: string
  found: ReturnType<typeof useStats>
  /** Undefined until they have loaded. */
  rows: readonly BarRow[] | undefined
  aside?: ReactNode
}

function Breakdown({ title, found, rows, aside }: CardProps) {
  return (
    <FigureCard title={title} aside={aside} found={found} height={220}>
      {() =>
        rows && rows.length > 0 ? <BarList rows={rows} /> : <p className="muted">No data for this period.</p>
      }
    </FigureCard>
  )
}
