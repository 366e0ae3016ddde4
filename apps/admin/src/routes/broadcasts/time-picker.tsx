import { formatDatedMoment } from '@anseo/domain/moment-text'
import { Segmented } from '@anseo/ui/segmented'
import { TextInput } from '@anseo/ui/text-input'
import type { Announcement } from './use-announcement.ts'

const WHEN: { value: 'now' | 'later'; label: string }[] = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Later' },
]

interface TimePickerProps {
  announcement: Announcement
  /** The reason why it cannot be sent at that time; null if it can. */
  problem: string | null
}

/** Chooses when an announcement is sent, by the clock in Dublin. */
export function TimePicker({ announcement, problem }: TimePickerProps) {
  const { isLater, setLater, day, setDay, time, setTime, sendAt, changed } = announcement
  return (
    <div className="grid gap-3">
      <span className="field-label">When</span>
      {changed === null && (
        <Segmented
          label="When"
          options={WHEN}
          value={isLater ? 'later' : 'now'}
          onChange={(when) => setLater(when === 'later')}
        />
      )}
      {isLater && (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11.5rem,100%),1fr))] gap-3">
            <TextInput
              label="Day"
              type="date"
              value={day}
              error={problem}
              onChange={(event) => setDay(event.target.value)}
            />
            <TextInput
              label="Time in Dublin"
              type="time"
              value={time}
              onChange={(event) => setTime(event.target.value)}
            />
          </div>
          <p className="hint num" aria-live="polite">
            {sendAt && `It will be sent on ${formatDatedMoment(sendAt)}.`}
          </p>
        </>
      )}
    </div>
  )
}

/** Returns why an announcement cannot be sent at that time; null if it can. */
export function timeProblem({ isLater, sendAt }: Announcement, now: Date): string | null {
  if (!isLater) return null
  if (!sendAt) return 'Enter a day and a time.'
  return sendAt <= now ? 'Choose a time in the future.' : null
}
