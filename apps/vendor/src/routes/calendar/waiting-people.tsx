import { counted } from '@anseo/domain/counted'
import type { CalendarDate } from '@anseo/domain/calendar-date'
import { formatSlotDate, formatWeekdayDay, parseSlotDate } from '@anseo/domain/slot-date'
import { Note } from '@anseo/ui/note'
import { useWaiting } from '../../queries/waitlist.ts'

/** The number of people who wait for a time on the days shown; nothing while there are none (C7). */
export function WaitingPeople({ days }: { days: readonly CalendarDate[] }) {
  const shown = new Set(days.map(formatSlotDate))
  const waiting = useWaiting().filter(({ slotDate }) => shown.has(slotDate))
  if (waiting.length === 0) return null
  return (
    <div className="mb-4">
      <Note>
        <p className="font-semibold">People are waiting for a time</p>
        <ul>
          {waiting.map(({ slotDate, people }) => (
            <li key={slotDate}>
              {formatWeekdayDay(parseSlotDate(slotDate)!)}: {counted(people, 'person', 'people')}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}
