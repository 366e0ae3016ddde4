import { formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { latestLastDay, type TIMED_MEASURES } from '@anseo/domain/moderation'
import { durationText } from '@anseo/domain/moderation-words'
import { serverNow } from '@anseo/api-client/server-clock'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import type { DurationDraft } from './use-duration.ts'

interface DurationFieldsProps {
  measure: (typeof TIMED_MEASURES)[number]
  duration: DurationDraft
  /** The form was submitted, so that errors show. */
  tried: boolean
}

/** Fields for how long a restriction lasts: without an end, for some days, or until a date. */
export function DurationFields({ measure, duration, tried }: DurationFieldsProps) {
  return (
    <>
      <SelectInput
        label="How long"
        {...(duration.choice !== 'date' && { className: 'wide' })}
        value={duration.choice}
        onChange={(event) => duration.choose(event.target.value)}
      >
        <option value="">{durationText({ measure, kind: null }, null)}</option>
        <option value="7">7 days</option>
        <option value="30">30 days</option>
        <option value="90">90 days</option>
        <option value="date">Until a date</option>
      </SelectInput>
      {duration.choice === 'date' && (
        <TextInput
          label="Last day"
          type="date"
          min={formatIsoDate(dublinDate(serverNow()))}
          max={formatIsoDate(latestLastDay(serverNow()))}
          value={duration.typed}
          error={tried ? duration.problem : null}
          onChange={(event) => duration.setTyped(event.target.value)}
        />
      )}
    </>
  )
}
