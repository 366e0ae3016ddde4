import { durationText } from '@anseo/domain/duration-text'
import type { CalendarDate } from '@anseo/domain/calendar-date'
import { instantOf } from '@anseo/domain/dublin-time'
import { slotOfLength, slotToWire } from '@anseo/domain/slot'
import { firstNameOf } from '@anseo/domain/person-name'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { useEffect, useState } from 'react'
import { BOOKING_WINDOW_DAYS } from '@anseo/domain/limits'
import { parseWallTime } from '@anseo/domain/wall-time'
import { LoadingNote } from '@anseo/ui/loading-note'
import { type GridSlot, SlotGrid } from '@anseo/ui/slot-grid'
import { api } from '../../api/browser-api.ts'
import type { Choice } from './choice.ts'
import { LaterDates } from './later-dates.tsx'
import type { ChangeChoice } from './use-choice.ts'
import type { AskedPlace } from './use-place.ts'

const PARTS = [
  { name: 'After midnight', until: 4 },
  { name: 'Morning', until: 12 },
  { name: 'Afternoon', until: 17 },
  { name: 'Evening', until: 24 },
]

/** The facts about free times that are those of the chosen length. */
export interface OwnTimesFacts {
  /** The number of days that can be booked; undefined if the vendor has no rules of its own. */
  horizonDays: number | undefined
  at: AskedPlace
  /** The vendor does not travel to the address, so there is no day to choose. */
  isOutside: boolean
  /** The times of the chosen day and length have not loaded. */
  isMissing: boolean
  /** Loading them failed. */
  isFailed: boolean
  refresh: () => Promise<void>
  /** The first day of the strip; that of today unless set. */
  from: string | undefined
}

interface OwnTimesProps extends OwnTimesFacts {
  vendorId: string
  vendorName: string
  now: Date
  free: readonly string[]
  choice: Choice
  /** Why a chosen time was dropped. */
  loss: string | null
  onChange: ChangeChoice
}

/** The starts at which the chosen length is free, by the part of the day; the end follows from the start (B1 to B3). */
export default function OwnTimes(props: OwnTimesProps) {
  const { vendorId, vendorName, horizonDays, from, at, isOutside, isMissing, isFailed, refresh, now } = props
  const { choice, loss, onChange } = props
  const { slotDate, minutes, startTime, endTime } = choice
  const [isRetrying, setRetrying] = useState(false)
  const isShownAsFailed = isFailed && !isRetrying
  const retry = () => {
    setRetrying(true)
    void refresh().finally(() => setRetrying(false))
  }
  const free = isMissing ? [] : props.free
  const parts = PARTS.map(({ name, until }, index) => ({
    name,
    slots: free.filter((time) => isWithin(time, PARTS[index - 1]?.until ?? 0, until)).map(slotOf),
  })).filter(({ slots }) => slots.length > 0)
  const date = parseSlotDate(slotDate)
  const end = date && startTime && free.includes(startTime) ? endOf(date, startTime, minutes) : null
  const isEndMissing = end !== null && endTime === null
  useEffect(() => {
    if (isEndMissing) onChange({ endTime: end })
    // `onChange` is another function each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isEndMissing, end])
  return (
    <>
      {isMissing && !isShownAsFailed && <LoadingNote text="Loading times..." />}
      {isMissing && isShownAsFailed && (
        <p className="text-danger" role="alert">
          We couldn&apos;t load the times.{' '}
          <button type="button" className="link" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {!isMissing && parts.length === 0 && (
        <p className="hint">
          {isOutside
            ? `${firstNameOf(vendorName)} doesn't travel to your address, so there are no times to choose.`
            : 'Nothing is free for that long on this day. Choose another.'}
        </p>
      )}
      <div className="grid gap-3">
        {parts.map(({ name, slots }) => (
          <div key={name}>
            <p className="hint mb-1.5">{name}</p>
            <SlotGrid
              label={`Start time, ${name.toLowerCase()}`}
              slots={slots}
              value={startTime}
              onChange={(value) => onChange({ startTime: value })}
            />
          </div>
        ))}
      </div>
      <p className="mt-2 font-semibold text-danger" aria-live="polite">
        {loss}
      </p>
      <p className="hint mt-3">
        Takes {durationText(minutes)}
        {endTime && `, until ${endTime}`}.
      </p>
      {!isOutside && horizonDays !== undefined && horizonDays > BOOKING_WINDOW_DAYS && (
        <LaterDates
          {...{ vendorName, horizonDays, now, slotDate, from }}
          load={async (days) => {
            const query = { ...days, minutes, ...at }
            return (await api('GET /api/vendor/:vendorId/availability', { params: { vendorId }, query })).data
          }}
          onChange={(chosen, first) => onChange({ slotDate: chosen }, { from: first })}
        />
      )}
    </>
  )
}

/** The end of a slot by the clock, which may be on the next day (B2). */
const endOf = (date: CalendarDate, startTime: string, minutes: number): string =>
  slotToWire(slotOfLength(instantOf(date, parseWallTime(startTime) ?? 0), minutes)).endTime

const isWithin = (time: string, from: number, until: number): boolean => {
  const hour = parseWallTime(time) ?? 0
  return hour >= from && hour < until
}

const slotOf = (time: string): GridSlot => ({ value: time, label: time, state: 'free' })
