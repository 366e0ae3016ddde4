import type { VendorOnWire } from '@anseo/contract/vendors'
import { MAX_SERIES_VISITS, MIN_SERIES_VISITS } from '@anseo/domain/limits'
import type { SeriesWeeks } from '@anseo/domain/series'
import { visitsPaidText } from '@anseo/domain/series-words'
import type { Slot } from '@anseo/domain/slot'
import { Options } from '@anseo/ui/options'
import { SelectInput } from '@anseo/ui/select-input'
import { PublicQueries } from '../../queries/public-queries.tsx'
import { TakenDates } from './taken-dates.tsx'
import type { AskedPlace } from './use-place.ts'

/** The repetition of a booking; null for a single one. */
export type Repeat = { everyWeeks: SeriesWeeks; visits: number } | null

const RHYTHMS = [
  { value: 1, label: 'Every week' },
  { value: 2, label: 'Every second week' },
  { value: 4, label: 'Every fourth week' },
] as const

const DEFAULT_VISITS = 6
const COUNTS = Array.from({ length: MAX_SERIES_VISITS - MIN_SERIES_VISITS + 1 }, (_, index) => ({
  value: index + MIN_SERIES_VISITS,
  label: `${index + MIN_SERIES_VISITS} visits`,
}))

interface RepeatChoiceProps {
  repeat: Repeat
  onChange: (repeat: Repeat) => void
  vendor: Pick<VendorOnWire, '_id' | 'name' | 'cancellationHours'>
  /** The first visit; null where its time was lost. */
  slot: Slot | null
  asked: AskedPlace
  /** False if there is nothing to pay for a visit before it. */
  paid: boolean
}

/** Chooses whether the visit takes place once or repeats, and how often (C6 of growth). */
export function RepeatChoice({ repeat, onChange, paid, ...booked }: RepeatChoiceProps) {
  const weeksOf = (value: string) => RHYTHMS.find((rhythm) => String(rhythm.value) === value)?.value
  return (
    <div className="mt-4 grid gap-3">
      <SelectInput
        label="Repeat"
        value={repeat?.everyWeeks ?? ''}
        onChange={(event) => {
          const everyWeeks = weeksOf(event.target.value)
          onChange(everyWeeks ? { everyWeeks, visits: repeat?.visits ?? DEFAULT_VISITS } : null)
        }}
      >
        <option value="">Only once</option>
        <Options of={RHYTHMS} />
      </SelectInput>
      {repeat && (
        <SelectInput
          label="Visits"
          hint={`The vendor answers once.${paid ? ` ${visitsPaidText(booked.vendor.cancellationHours, null)}` : ''}`}
          value={repeat.visits}
          onChange={(event) => onChange({ ...repeat, visits: Number(event.target.value) })}
        >
          <Options of={COUNTS} />
        </SelectInput>
      )}
      {repeat && (
        <PublicQueries>
          <TakenDates repeat={repeat} {...booked} />
        </PublicQueries>
      )}
    </div>
  )
}
