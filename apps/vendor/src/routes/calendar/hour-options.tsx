import { formatWallTime } from '@anseo/domain/wall-time'

/** The options of a select for times of a day; hours above 24 are those of the next one (B2). */
export const HourOptions = ({ hours }: { hours: readonly number[] }) =>
  hours.map((hour) => (
    <option key={hour} value={hour}>
      {formatWallTime(hour)}
      {hour > 24 && ', next day'}
    </option>
  ))
