import { formatLongDay } from '@anseo/domain/near-day'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { useFreeHours } from '../../queries/hours.ts'
import { useVendor } from '../../queries/profile.ts'

/** The start times of the next free day as a client reads them, for a booking of an hour. */
export function TimesPreview() {
  const vendor = useVendor()
  const { data } = useFreeHours(vendor._id, vendor.isVerified)
  const next = data?.find(({ free }) => free.length > 0)
  const date = next && parseSlotDate(next.slotDate)
  if (!next || !date) return null
  return (
    <section className="card pad" aria-labelledby="next-free-day">
      <h2 id="next-free-day" className="text-[1.1875rem]">
        Your next free day
      </h2>
      <p className="muted mt-1 mb-3">{formatLongDay(date)}, for an hour</p>
      <ul className="rule-times num">
        {next.free.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ul>
    </section>
  )
}
