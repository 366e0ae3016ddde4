import { GRID_HOURS } from '@anseo/domain/day-grid'
import { placed } from './event.tsx'

/** Labels of the hours ('9 AM', '12 PM', '8 PM'); leaves out the first, which would overlap the edge. */
export function HourLabels() {
  return (
    <div className="hour-labels" aria-hidden="true">
      {GRID_HOURS.slice(1).map((hour) => (
        <span key={hour} style={placed(hour, hour)}>
          {hour % 12 === 0 ? 12 : hour % 12} {hour < 12 ? 'AM' : 'PM'}
        </span>
      ))}
    </div>
  )
}
