import { isSignedOut } from '@anseo/api-client/api-error'
import { replyText } from '@anseo/api-client/error-texts'
import { useNow } from '@anseo/site-kit/use-now'
import { formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate, endOfDublinDay, instantOf } from '@anseo/domain/dublin-time'
import { holidaysOfYearFrom, type PublicHoliday } from '@anseo/domain/public-holidays'
import { formatDay, formatWeekday } from '@anseo/domain/slot-date'
import { Chip } from '@anseo/ui/chip'
import { Plus } from 'lucide-react'
import { notify } from '@anseo/ui/toasts'
import { type TimeOff, useAddTimeOff } from '../../queries/hours.ts'

const NOT_SAVED = "We couldn't save your time off. Please try again."

/** The public holidays of the next twelve months that are not taken off yet; one tap takes one. */
export function HolidaySuggestions({ timeOff }: { timeOff: TimeOff[] }) {
  const today = dublinDate(useNow(60_000))
  const add = useAddTimeOff()
  const open = holidaysOfYearFrom(today).filter((holiday) => !isOff(holiday, timeOff))
  if (open.length === 0) return null
  const take = ({ date, name }: PublicHoliday) => {
    if (add.isPending) return
    add.mutate(
      { start: instantOf(date, 0), end: endOfDublinDay(date), label: name },
      { onError: (error) => void (isSignedOut(error) || notify.error(replyText(error, NOT_SAVED))) },
    )
  }
  return (
    <div
      className="grid gap-2.5 px-[clamp(1rem,2vw,1.5rem)] pt-2 pb-5"
      role="group"
      aria-labelledby="holidays"
    >
      <h3 id="holidays" className="field-label">
        Public holidays
      </h3>
      <div className="holidays">
        {open.map((holiday) => (
          <Chip
            key={formatIsoDate(holiday.date)}
            before={<Plus aria-hidden="true" />}
            onClick={() => take(holiday)}
          >
            {holiday.name}, {formatWeekday(holiday.date)} {formatDay(holiday.date)}
          </Chip>
        ))}
      </div>
    </div>
  )
}

const isOff = ({ date }: PublicHoliday, timeOff: TimeOff[]) =>
  timeOff.some(({ start, end }) => start <= instantOf(date, 0) && endOfDublinDay(date) <= end)
