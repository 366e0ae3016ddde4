import { formatWeekdayDay } from '@anseo/domain/slot-date'
import { formatWallTime } from '@anseo/domain/wall-time'
import { classNames } from '@anseo/ui/class-names'
import { MOVE_HINT_ID, placed } from './event.tsx'
import type { DayHours } from './free-hours.ts'
import type { Moving } from './use-hold-appointment.ts'

/** Returns the times of a move, such as '10:15 AM to 11:30 AM, taken'. */
const timesOf = ({ startHour, endHour }: DayHours, isTaken: boolean) =>
  `${formatWallTime(startHour)} to ${formatWallTime(endHour)}${isTaken ? ', taken' : ''}`

/** Shows where an appointment that is being moved would be, with its time. */
export function MovingBlock({ moving, isTaken }: { moving: Moving; isTaken: boolean }) {
  const { to, appointment } = moving
  return (
    <div
      className={classNames('event moving', isTaken && 'taken')}
      style={placed(to.startHour, to.endHour)}
      aria-hidden="true"
    >
      <b>{appointment.clientData.name}</b>
      <span>{timesOf(to, isTaken)}</span>
    </div>
  )
}

/** Announces to screen readers the position of an appointment that is being moved with the keyboard. */
export function MovingNews({ moving, isTaken }: { moving: Moving | null; isTaken: boolean }) {
  return (
    <p role="status" className="sr-only">
      {moving?.by === 'keys' &&
        moving.isHeld &&
        `${moving.appointment.clientData.name}, ${formatWeekdayDay(moving.to.date)}, ${timesOf(moving.to, isTaken)}. Arrow keys move it, Space saves, Escape puts it back.`}
    </p>
  )
}

/** Says how appointments are moved. */
export const MoveHint = () => (
  <>
    <p id={MOVE_HINT_ID} hidden>
      Press Space to move it with the arrow keys.
    </p>
    <p className="hint mt-3">Hold an appointment to move it, or a free time to block it.</p>
  </>
)
