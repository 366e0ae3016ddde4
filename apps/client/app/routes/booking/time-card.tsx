// implements: §2.75, §5.17, §9.7, §9.10
import type { ServiceOnWire } from '@anseo/contract/services'
import type { CalendarDate } from '@anseo/domain/calendar-date'
import { durationText } from '@anseo/domain/duration-text'
import { DURATION_OPTIONS_MINUTES } from '@anseo/domain/limits'
import { type DayAvailability, endTimesFrom, hoursAhead, startTimesFrom } from '@anseo/domain/slot-grid'
import { formatFullDate, formatLongDay } from '@anseo/domain/near-day'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { DateStrip } from '@anseo/ui/date-strip'
import { Segmented } from '@anseo/ui/segmented'
import { type GridSlot, SlotGrid } from '@anseo/ui/slot-grid'
import { type Choice, freeTimes } from './choice.ts'
import { stripDay } from '@anseo/ui/strip-day'
import { type Loss, LOSS_TEXTS } from './loss.ts'
import type { OwnTimesFacts } from './own-times.tsx'
import { startSlots } from './start-slots.ts'
import type { ChangeChoice } from './use-choice.ts'
import { lazy, Suspense, useState } from 'react'

// There are none before a service is chosen.
const ServiceChips = lazy(() => import('./service-chips.tsx'))
const OwnTimes = lazy(() => import('./own-times.tsx'))
const WaitForTime = lazy(() => import('./wait-for-time.tsx'))

interface TimeCardProps {
  vendorId: string
  vendorName: string
  days: DayAvailability[]
  now: Date
  choice: Choice
  /** Returns the total of a booking of this length without a service. */
  totalOf: (minutes: number) => string
  /** The reason why a chosen time was dropped. */
  lost: Loss | null
  /** The last change made a time of this day unavailable. */
  someTaken: boolean
  /** The chosen services, which set the duration. */
  services: readonly ServiceOnWire[]
  onRemove: (service: ServiceOnWire) => void
  /** Set where free times are those of the chosen length. */
  own: OwnTimesFacts | null
  onChange: ChangeChoice
}

/** The fields for day, duration, start and end, in Irish time. */
export function TimeCard(props: TimeCardProps) {
  const { vendorName, days, now, choice, totalOf, lost, someTaken, services, own } = props
  const { onRemove, onChange } = props
  const { slotDate, minutes, startTime, endTime } = choice
  const [isWaiting, setWaiting] = useState(false)
  const free = freeTimes(days, slotDate)
  const hasServices = services.length > 0
  const starts = hasServices ? startTimesFrom(free, minutes) : free
  const date = parseSlotDate(slotDate) as CalendarDate
  return (
    <section className="card pad jump-target" id="times" tabIndex={-1}>
      <div className="panel-title mb-4">
        <h2>Pick your time</h2>
        <span className="muted text-sm">Irish time</span>
      </div>
      <div className="panel-block">
        <PanelTitle title="Date" aside={formatFullDate(date).replace(/^\d+ /, '')} />
        <DateStrip
          days={days.map((day, index) =>
            stripDay(
              day.slotDate,
              index === 0 && !own?.from,
              own ? day.free.length > 0 : startTimesFrom(day.free, minutes).length > 0,
            ),
          )}
          value={slotDate}
          onChange={(key) => onChange({ slotDate: key })}
        />
      </div>
      <div className="panel-block">
        <PanelTitle title="Duration" />
        {hasServices ? (
          <Suspense>
            <ServiceChips services={services} onRemove={onRemove} />
          </Suspense>
        ) : (
          <Segmented
            label="Duration"
            options={DURATION_OPTIONS_MINUTES.map((value) => ({
              value,
              label: durationText(value),
              short: `${value / 60} h`,
              price: totalOf(value),
            }))}
            value={minutes}
            onChange={(value) => onChange({ minutes: value })}
          />
        )}
      </div>
      <div className="panel-block">
        <PanelTitle title="Start time" aside={formatLongDay(date)} />
        {own ? (
          <Suspense>
            <OwnTimes {...props} {...own} free={free} loss={lost ? LOSS_TEXTS[lost] : null} />
          </Suspense>
        ) : (
          <>
            <SlotGrid
              label="Start time"
              slots={startSlots(hoursAhead(date, now), free, choice, starts)}
              value={startTime}
              onChange={(value) => onChange({ startTime: value })}
              announcement={lost ? LOSS_TEXTS[lost] : someTaken ? LOSS_TEXTS.booked : null}
            />
            {lost && <p className="mt-2 font-semibold text-danger">{LOSS_TEXTS[lost]}</p>}
          </>
        )}
        {!own?.isOutside && (
          <p className="hint mt-3">
            Nothing that suits?{' '}
            <button type="button" className="link" onClick={() => setWaiting(true)}>
              Tell me when a time is free
            </button>{' '}
            on any day you choose.
          </p>
        )}
      </div>
      {isWaiting && (
        <Suspense>
          <WaitForTime {...props} minutes={minutes} onClose={() => setWaiting(false)} />
        </Suspense>
      )}
      {!own && (
        <div className="panel-block">
          <PanelTitle title="End time" aside={`${hasServices ? '' : 'At least '}${durationText(minutes)}`} />
          <EndTimes
            vendorName={vendorName}
            free={free}
            choice={choice}
            value={endTime}
            onChange={(value) => onChange({ endTime: value })}
          />
        </div>
      )}
    </section>
  )
}

function PanelTitle({ title, aside = '' }: { title: string; aside?: string }) {
  return (
    <div className="panel-title small">
      <h3>{title}</h3>
      {aside && <span className="muted text-sm">{aside}</span>}
    </div>
  )
}

interface EndTimesProps {
  vendorName: string
  free: string[]
  choice: Choice
  value: string | null
  onChange: (time: string) => void
}

function EndTimes({ vendorName, free, choice, value, onChange }: EndTimesProps) {
  const { startTime, minutes, serviceIds } = choice
  if (startTime === null) return <p className="hint">Choose a start time first.</p>
  const times = endTimesFrom(free, startTime, minutes)
  if (times.length === 0) {
    return (
      <p className="hint">
        {vendorName} isn&apos;t free for that long from {startTime}. Choose another start
        {serviceIds === undefined && ' or fewer hours'}.
      </p>
    )
  }
  const offered = serviceIds ? times.slice(0, 1) : times
  const slots = offered.map((time): GridSlot => ({ value: time, label: time, state: 'free' }))
  return <SlotGrid label="End time" slots={slots} value={value} onChange={onChange} />
}
