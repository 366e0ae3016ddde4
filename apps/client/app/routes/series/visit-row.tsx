import type { SeriesOnWire, VisitOnWire } from '@anseo/contract/series'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatMoment } from '@anseo/domain/moment-text'
import { isChangeable } from '@anseo/domain/series'
import { conflictText, visitStateText } from '@anseo/domain/series-words'
import { slotFromWire } from '@anseo/domain/slot'
import { formatMonth, formatWeekday } from '@anseo/domain/slot-date'
import { Button } from '@anseo/ui/button'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router'
import type { useChangeSeries } from '../../queries/series.ts'
import { timeText } from './time-text.ts'

interface VisitRowProps {
  date: VisitOnWire
  series: SeriesOnWire
  now: Date
  isRunning: boolean
  change: ReturnType<typeof useChangeSeries>
  /** Opens the dialog that moves the visit. */
  onMove: (date: VisitOnWire) => void
}

/** Returns whether a visit can be moved with its series: it is not paid for and more than 24 hours away (C6). */
export function isMovable(date: VisitOnWire, now: Date): boolean {
  const start = slotFromWire(date)?.start
  return start !== undefined && UNPAID_STATES.includes(date.status) && isChangeable(start, now)
}

/** Returns whether a visit stays at its time until the client has answered the new price that it would have. */
const waitsForPrice = ({ newPrice }: SeriesOnWire, visit: number): boolean =>
  newPrice !== null && newPrice.answerBy !== null && newPrice.visit <= visit

const LIVE_STATES: readonly string[] = ['pending', 'awaiting-payment', 'paid', 'awaiting-completion']
const UNPAID_STATES: readonly string[] = ['planned', 'pending', 'awaiting-payment']

/** A visit of a series, with its day, what became of it, and what its client can do. */
export function VisitRow({ date, series, now, isRunning, change, onMove }: VisitRowProps) {
  const slot = slotFromWire(date)
  if (!slot) return null
  const day = dublinDate(slot.start)
  const when = timeText(date)
  const act = (body: Parameters<typeof change.mutate>[0]) => change.mutate(body)
  const busy = change.isPending && change.variables.visit === date.visit
  const isAhead = isChangeable(slot.start, now)
  const { visit } = date
  const mayMove = !waitsForPrice(series, visit)
  return (
    <li className={date.status === 'skipped' ? 'skipped' : undefined}>
      <span className="day num" aria-hidden="true">
        {formatWeekday(day)}
        <b>{day.day}</b>
        {formatMonth(day)}
      </span>
      <div className="text">
        <b className="num">
          {date.appointmentId ? <Link to={`/my-appointment/${date.appointmentId}`}>{when}</Link> : when}
        </b>
        <small className="num">{stateText(date, series, now)}</small>
      </div>
      {isRunning && (
        <div className="acts">
          {date.status === 'conflict' &&
            mayMove &&
            date.alternatives.map((other) => (
              <Button
                key={`${other.slotDate} ${other.startTime}`}
                tone="sec"
                size="sm"
                busy={busy}
                onClick={() => act({ action: 'move', visit, ...other })}
              >
                Take {timeText(other)}
              </Button>
            ))}
          {date.usual && LIVE_STATES.includes(date.status) && isAhead && mayMove && (
            <Button
              tone="sec"
              size="sm"
              busy={busy}
              onClick={() => act({ action: 'move', visit, ...date.usual! })}
            >
              Move back<span className="sr-only">, {when}</span>
            </Button>
          )}
          {(date.status === 'conflict' || isMovable(date, now)) && mayMove && (
            <Button
              tone="sec"
              size="sm"
              icon={<CalendarClock aria-hidden="true" />}
              disabled={busy}
              onClick={() => onMove(date)}
            >
              {date.status === 'conflict' ? 'Another time' : 'Move'}
              <span className="sr-only">, {when}</span>
            </Button>
          )}
          {(date.status === 'conflict' || isMovable(date, now)) && (
            <Button tone="sec" size="sm" busy={busy} onClick={() => act({ action: 'skip', visit })}>
              Skip<span className="sr-only">, {when}</span>
            </Button>
          )}
          {date.status === 'skipped' && isAhead && (
            <Button tone="soft" size="sm" busy={busy} onClick={() => act({ action: 'restore', visit })}>
              Bring it back<span className="sr-only">, {when}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function stateText(date: VisitOnWire, { vendorData }: SeriesOnWire, now: Date): string {
  const moved = date.usual ? `Moved, was ${timeText(date.usual)}. ` : ''
  if (date.status === 'conflict') {
    return `${visitStateText('conflict')}: ${conflictText(date.reason ?? 'unavailable', vendorData.name)}`
  }
  if (date.status === 'skipped') return 'Skipped. Nothing is charged.'
  if (date.status !== 'awaiting-payment') return `${moved}${visitStateText(date.status)}`
  const opens = new Date(date.payableFrom)
  const from = now < opens ? ` from ${formatMoment(opens, now)}` : ''
  const by = date.payBy ? ` until ${formatMoment(new Date(date.payBy), now)}` : ''
  return `${moved}Confirmed. Pay${from}${by}.`
}
