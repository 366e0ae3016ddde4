import type { CalendarDate } from '@anseo/domain/calendar-date'
import { withinGrid } from '@anseo/domain/day-grid'
import { type Slot, slotMinutes } from '@anseo/domain/slot'
import type { HourRange } from '@anseo/domain/working-hours'
import { Car } from 'lucide-react'
import { placed } from './event.tsx'

interface TravelBlocksProps {
  travel: readonly Slot[]
  date: CalendarDate
  /** The hours of the grid. */
  bounds: HourRange
  roomy: boolean
}

/** The travel between the visits of a day (B5), each after the earlier visit. */
export function TravelBlocks({ travel, date, bounds, roomy }: TravelBlocksProps) {
  return travel.map((way) => {
    const hours = withinGrid(way, date, bounds)
    if (!hours) return null
    return (
      <div key={way.start.getTime()} className="travel num" style={placed(hours.startHour, hours.endHour)}>
        <Car aria-hidden="true" />
        <span>
          <span className={roomy ? undefined : 'sr-only'}>Travel </span>
          {slotMinutes(way)} min
        </span>
      </div>
    )
  })
}
