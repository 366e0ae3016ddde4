import { serverNow } from '@anseo/api-client/server-clock'
import type { BookingRulesOnWire } from '@anseo/contract/booking-rules'
import { longestNoticeHours } from '@anseo/domain/booking-rules'
import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { cancellationPeriod } from '@anseo/domain/cutoff'
import { HOUR_MS } from '@anseo/domain/duration'
import { durationText } from '@anseo/domain/duration-text'
import { CANCELLATION_OPTIONS_HOURS, STEP_OPTIONS_MINUTES } from '@anseo/domain/limits'
import { formatMoment } from '@anseo/domain/moment-text'
import { formatWeekdayDay } from '@anseo/domain/slot-date'
import { formatWallTime } from '@anseo/domain/wall-time'
import { Rule } from './rule.tsx'

/** The choices of 2 to 10 weeks and 3 to 12 months. */
const HORIZONS_DAYS = [14, 21, 28, 42, 56, 70, 90, 120, 180, 270, 365]
/** The choices up to two weeks. */
const NOTICES_HOURS = [0, 1, 2, 3, 6, 12, 24, 36, 48, 72, 96, 120, 168, 240, 336]
const PAUSES_MINUTES = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720]

type Confirmation = BookingRulesOnWire['confirmation']
const CONFIRMATIONS: readonly Confirmation[] = ['ask', 'regulars', 'everyone']
/** The choice of how bookings are confirmed (B6), with its effect on clients. */
const CONFIRMING: Record<Confirmation, { text: string; meaning: string }> = {
  ask: { text: 'I answer each request', meaning: 'Clients see how soon you usually answer' },
  regulars: {
    text: 'Straight away for regulars',
    meaning: 'Who has completed a paid booking with you books and pays straight away; you answer the others',
  },
  everyone: {
    text: 'Straight away for everyone',
    meaning:
      'Clients see “Instant booking”, book and pay straight away; unpaid times are free again soon after',
  },
}

interface RuleFieldsProps {
  rules: BookingRulesOnWire
  onChange: (changed: Partial<BookingRulesOnWire>) => void
}

/** The rules that decide which times are free, each with its effect on clients. */
export function RuleFields({ rules, onChange }: RuleFieldsProps) {
  const now = serverNow()
  const { confirmation, horizonDays, noticeHours, stepMinutes, bufferMinutes, cancellationHours } = rules
  const last = addDays(dublinDate(now), horizonDays - 1)
  const earliest = new Date(now.getTime() + noticeHours * HOUR_MS)
  return (
    <section className="card" aria-labelledby="taking-bookings">
      <div className="card-head">
        <h2 id="taking-bookings">Taking bookings</h2>
      </div>
      <Rule
        label="Confirm bookings"
        meaning={CONFIRMING[confirmation].meaning}
        value={CONFIRMATIONS.indexOf(confirmation)}
        choices={[0, 1, 2]}
        textOf={(index) => CONFIRMING[CONFIRMATIONS[index]!].text}
        onChange={(index) => onChange({ confirmation: CONFIRMATIONS[index]! })}
      />
      <Rule
        label="How far ahead"
        meaning={`Clients see times until ${formatWeekdayDay(last)} ${last.year}`}
        value={horizonDays}
        choices={HORIZONS_DAYS}
        textOf={daysText}
        onChange={(days) =>
          onChange({
            horizonDays: days,
            ...(noticeHours > longestNoticeHours(days) && { noticeHours: noticesWithin(days).at(-1)! }),
          })
        }
      />
      <Rule
        label="Shortest notice"
        meaning={`No one can book a time before ${formatMoment(earliest, now)}`}
        value={noticeHours}
        choices={noticesWithin(horizonDays)}
        textOf={noticeText}
        onChange={(hours) => onChange({ noticeHours: hours })}
      />
      <Rule
        label="Times start every"
        meaning={`${startsOf(stepMinutes)} and so on`}
        value={stepMinutes}
        choices={STEP_OPTIONS_MINUTES}
        textOf={durationText}
        onChange={(minutes) => onChange({ stepMinutes: minutes as typeof stepMinutes })}
      />
      <Rule
        label="Gap between appointments"
        meaning={pauseMeaning(bufferMinutes, stepMinutes)}
        value={bufferMinutes}
        choices={PAUSES_MINUTES}
        textOf={(minutes) => (minutes === 0 ? 'None' : durationText(minutes))}
        onChange={(minutes) => onChange({ bufferMinutes: minutes })}
      />
      <Rule
        label="If a client cancels"
        meaning={`Deposit and platform fee back until ${cancellationPeriod(cancellationHours)} before the start, nothing after that`}
        value={cancellationHours}
        choices={CANCELLATION_OPTIONS_HOURS}
        textOf={policyText}
        onChange={(hours) => onChange({ cancellationHours: hours as typeof cancellationHours })}
      />
    </section>
  )
}

/** Returns a number of days in words, such as '2 weeks', '6 months' or '100 days'. */
function daysText(days: number): string {
  if (days === 365) return '1 year'
  if (days % 30 === 0 && days >= 90) return `${days / 30} months`
  return days % 7 === 0 ? `${days / 7} weeks` : `${days} days`
}

/** Returns the choices of a minimum notice that leave times to book. */
const noticesWithin = (horizonDays: number) =>
  NOTICES_HOURS.filter((hours) => hours <= longestNoticeHours(horizonDays))

/** Returns a minimum notice in words, such as 'None', '3 hours' or '7 days'. */
function noticeText(hours: number): string {
  if (hours === 0) return 'None'
  return hours >= 48 && hours % 24 === 0 ? `${hours / 24} days` : durationText(hours * 60)
}

const POLICIES: Record<number, string> = { 24: 'Flexible', 48: 'Careful', 168: 'Strict' }

/** Returns a cancellation policy in words, such as 'Careful, 48 hours'. */
const policyText = (hours: number): string => `${POLICIES[hours]}, ${cancellationPeriod(hours)}`

/** Returns the first start times from nine, such as '09:00 AM, 09:15 AM, 09:30 AM'. */
const startsOf = (stepMinutes: number): string =>
  [0, 1, 2].map((index) => formatWallTime(9 + (index * stepMinutes) / 60)).join(', ')

/** Explains a pause by the next start after a visit that ends at 10:00. */
function pauseMeaning(bufferMinutes: number, stepMinutes: number): string {
  const next = Math.ceil(bufferMinutes / stepMinutes) * stepMinutes
  return `After a visit until 10:00 AM the next starts at ${formatWallTime(10 + next / 60)} or later`
}
