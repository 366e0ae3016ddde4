import { formatCount } from '@anseo/domain/counted'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { useSeriesStats } from '../../queries/series.ts'
import { FigureCard } from './figure-card.tsx'

/** Shows how many series of the period were asked for, confirmed and ended, and the visits made from them. */
export function SeriesFigures({ days }: { days: { from: string; to: string } }) {
  const found = useSeriesStats(days)
  return (
    <FigureCard
      title="Series"
      aside={found.data && <small>{formatCount(found.data.running)} running now</small>}
      found={found}
      height={160}
    >
      {(figures) => (
        <KeyValueList
          items={[
            { label: 'Asked for', value: formatCount(figures.asked) },
            { label: 'Confirmed', value: formatCount(figures.confirmed) },
            { label: 'Ended or declined', value: formatCount(figures.ended) },
            { label: 'Visits made', value: formatCount(figures.visits) },
            { label: 'Visits completed', value: formatCount(figures.completed) },
            { label: 'Dates not booked', value: formatCount(figures.conflicts) },
          ]}
        />
      )}
    </FigureCard>
  )
}
