import { gridHours } from '@anseo/domain/day-grid'
import type { HourRange } from '@anseo/domain/working-hours'
import { placed } from './event.tsx'

/** Labels of the hours ('9 AM', '12 PM', '8 PM'); leaves out the first, which would overlap the edge. */
export function HourLabels({ bounds }: { bounds: HourRange | undefined }) {
  return (
    <div className="hour-labels" aria-hidden="true">
      {gridHours(bounds)
        .slice(1)
        .map((hour) => (
          <span key={hour} style={placed(hour, hour)}>
            {hour % 12 === 0 ? 12 : hour % 12} {hour % 24 < 12 ? 'AM' : 'PM'}
          </span>
        ))}
    </div>
  )
}
