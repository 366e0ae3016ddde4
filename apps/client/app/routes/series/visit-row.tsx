import type { SeriesOnWire, VisitOnWire } from '@anseo/contract/series'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatMoment } from '@anseo/domain/moment-text'
import { isChangeable } from '@anseo/domain/series'
import { conflictText, visitStateText } from '@anseo/domain/series-words'
import { slotFromWire } from '@anseo/domain/slot'
import { visitChargeAt } from '@anseo/domain/visit-payment'
import { formatMonth, formatWeekday } from '@anseo/domain/slot-date'
import { Button } from '@anseo/ui/button'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router'
import type { useChangeSeries } from '../../queries/series.ts'
import { timeText } from './time-text.ts'

interface VisitRowProps {
  visit: VisitOnWire
  series: SeriesOnWire
  now: Date
  isRunning: boolean
  change: ReturnType<typeof useChangeSeries>
  /** Opens the dialog that moves the visit. */
  onMove: (visit: VisitOnWire) => void
}

/** Returns whether a visit can be moved with its series: it is not paid for and more than 24 hours away (C6). */
export function isMovable(visit: VisitOnWire, now: Date): boolean {
  const start = slotFromWire(visit)?.start
  return start !== undefined && UNPAID_STATES.includes(visit.status) && isChangeable(start, now)
}

/**
 * Returns whether the visit of that number stays at its time until the client has answered the new price that it would
 * have.
 */
const waitsForPrice = ({ newPrice }: SeriesOnWire, number: number): boolean =>
  newPrice !== null && newPrice.answerBy !== null && newPrice.visit <= number

const LIVE_STATES: readonly string[] = ['pending', 'awaiting-payment', 'paid', 'awaiting-completion']
const UNPAID_STATES: readonly string[] = ['planned', 'pending', 'awaiting-payment']

/** A visit of a series, with its day, what became of it, and what its client can do. */
export function VisitRow({ visit, series, now, isRunning, change, onMove }: VisitRowProps) {
  const slot = slotFromWire(visit)
  if (!slot) return null
  const day = dublinDate(slot.start)
  const when = timeText(visit)
  const act = (body: Parameters<typeof change.mutate>[0]) => change.mutate(body)
  const busy = change.isPending && change.variables.visit === visit.visit
  const isAhead = isChangeable(slot.start, now)
  const { visit: number } = visit
  const mayMove = !waitsForPrice(series, number)
  return (
    <li className={visit.status === 'skipped' ? 'skipped' : undefined}>
      <span className="day num" aria-hidden="true">
        {formatWeekday(day)}
        <b>{day.day}</b>
        {formatMonth(day)}
      </span>
      <div className="text">
        <b className="num">
          {visit.appointmentId ? <Link to={`/my-appointment/${visit.appointmentId}`}>{when}</Link> : when}
        </b>
        <small className="num">{stateText(visit, slot.start, series, now)}</small>
      </div>
      {isRunning && (
        <div className="acts">
          {visit.status === 'conflict' &&
            mayMove &&
            visit.alternatives.map((other) => (
              <Button
                key={`${other.slotDate} ${other.startTime}`}
                tone="sec"
                size="sm"
                busy={busy}
                onClick={() => act({ action: 'move', visit: number, ...other })}
              >
                Take {timeText(other)}
              </Button>
            ))}
          {visit.usual && LIVE_STATES.includes(visit.status) && isAhead && mayMove && (
            <Button
              tone="sec"
              size="sm"
              busy={busy}
              onClick={() => act({ action: 'move', visit: number, ...visit.usual! })}
            >
              Move back<span className="sr-only">, {when}</span>
            </Button>
          )}
          {(visit.status === 'conflict' || isMovable(visit, now)) && mayMove && (
            <Button
              tone="sec"
              size="sm"
              icon={<CalendarClock aria-hidden="true" />}
              disabled={busy}
              onClick={() => onMove(visit)}
            >
              {visit.status === 'conflict' ? 'Another time' : 'Move'}
              <span className="sr-only">, {when}</span>
            </Button>
          )}
          {(visit.status === 'conflict' || isMovable(visit, now)) && (
            <Button tone="sec" size="sm" busy={busy} onClick={() => act({ action: 'skip', visit: number })}>
              Skip<span className="sr-only">, {when}</span>
            </Button>
          )}
          {visit.status === 'skipped' && isAhead && (
            <Button
              tone="soft"
              size="sm"
              busy={busy}
              onClick={() => act({ action: 'restore', visit: number })}
            >
              Bring it back<span className="sr-only">, {when}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function stateText(
  visit: VisitOnWire,
  start: Date,
  { vendorData, cancellationHours }: SeriesOnWire,
  now: Date,
): string {
  const moved = visit.usual ? `Moved, was ${timeText(visit.usual)}. ` : ''
  if (visit.status === 'conflict') {
    return `${visitStateText('conflict')}: ${conflictText(visit.reason ?? 'unavailable', vendorData.name)}`
  }
  if (visit.status === 'skipped') return 'Skipped. Nothing is charged.'
  if (visit.status !== 'awaiting-payment') return `${moved}${visitStateText(visit.status, visit.free)}`
  const opens = new Date(visit.payableFrom)
  const from = now < opens ? ` from ${formatMoment(opens, now)}` : ''
  const by = visit.payBy ? ` until ${formatMoment(new Date(visit.payBy), now)}` : ''
  const chargeAt = visitChargeAt(start, cancellationHours)
  const charged = now < chargeAt ? ` A saved card is charged on ${formatMoment(chargeAt, now)}.` : ''
  return `${moved}Confirmed. Pay${from}${by}.${charged}`
}
