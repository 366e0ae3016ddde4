// implements: §2.79
import { APPOINTMENT_FILTERS, type AppointmentFilter } from '@anseo/domain/appointment-filters'
import { StatTile, StatTiles } from '@anseo/ui/stat-tile'
import { CalendarClock, CheckCheck, CircleX, Layers, type LucideIcon } from 'lucide-react'

const ICONS: Record<AppointmentFilter, LucideIcon> = {
  Total: Layers,
  Upcoming: CalendarClock,
  Completed: CheckCheck,
  Cancelled: CircleX,
}

interface FilterTilesProps {
  counts: Record<AppointmentFilter, number>
  filter: AppointmentFilter
  onChoose: (filter: AppointmentFilter) => void
}

/** The summary tiles, which are the filters (§2 My Appointments). */
export function FilterTiles({ counts, filter, onChoose }: FilterTilesProps) {
  return (
    <StatTiles label="Show appointments">
      {APPOINTMENT_FILTERS.map((each) => {
        const Icon = ICONS[each]
        return (
          <StatTile
            key={each}
            label={each}
            figure={counts[each]}
            icon={<Icon aria-hidden="true" />}
            selected={each === filter}
            onClick={() => onChoose(each)}
          />
        )
      })}
    </StatTiles>
  )
}
