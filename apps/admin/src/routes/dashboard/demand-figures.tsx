import { formatCount } from '@anseo/domain/counted'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { useDemandStats } from '../../queries/stats.ts'
import { FigureCard } from './figure-card.tsx'

/** Shows the figures of a period on requests to several vendors and on the waitlist (C7, C8). */
export function DemandFigures({ days }: { days: { from: string; to: string } }) {
  const found = useDemandStats(days)
  return (
    <FigureCard
      title="Quote requests and waitlist"
      aside={found.data && <small>{formatCount(found.data.waitlist.waiting)} waiting now</small>}
      found={found}
      height={160}
    >
      {({ requests, waitlist }) => (
        <KeyValueList
          items={[
            { label: 'Requests sent', value: formatCount(requests.sent) },
            { label: 'With a quote', value: formatCount(requests.answered) },
            { label: 'With an accepted quote', value: formatCount(requests.accepted) },
            { label: 'People told of a free time', value: formatCount(waitlist.told) },
            { label: 'People who booked it', value: formatCount(waitlist.booked) },
          ]}
        />
      )}
    </FigureCard>
  )
}
