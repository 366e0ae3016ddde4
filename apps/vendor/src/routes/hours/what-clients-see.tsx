import { counted } from '@anseo/domain/counted'
import { parseSlotDate, formatWeekdayDay } from '@anseo/domain/slot-date'
import { LoadFailure } from '@anseo/ui/load-failure'
import { Skeleton } from '@anseo/ui/skeleton'
import { useFreeHours } from '../../queries/hours.ts'
import { useVendor } from '../../queries/profile.ts'
import './hours.css'

interface FreeDay {
  slotDate: string
  free: string[]
}

/** Shows the number of bookable hours on each day that clients can see. */
export function WhatClientsSee() {
  const vendor = useVendor()
  const listed = vendor.isVerified
  const { data, isError, isFetching, refetch } = useFreeHours(vendor._id, listed)
  if (isError && !data) {
    return <LoadFailure title="We couldn't load your free hours" query={{ isFetching, refetch }} />
  }
  return (
    <section className="card pad" aria-labelledby="what-clients-see">
      <h2 id="what-clients-see" className="text-[1.1875rem]">
        What clients see
      </h2>
      {listed && !data && (
        <>
          <Skeleton height={20} width="70%" className="mt-1.5 mb-4 block" />
          <Skeleton height={112} className="block" />
        </>
      )}
      {listed && data && <FreeHours days={data} closed={!vendor.available} />}
      {!listed && <p className="muted mt-1">Once you are verified, clients see your free hours here.</p>}
    </section>
  )
}

function FreeHours({ days, closed }: { days: FreeDay[]; closed: boolean }) {
  // Starts may be less than an hour apart, so they are only called hours if all of them are on the hour.
  const unit = days.some(({ free }) => free.some((time) => !time.includes(':00'))) ? 'start' : 'hour'
  const most = Math.max(1, ...days.map(({ free }) => free.length))
  const total = days.reduce((sum, { free }) => sum + free.length, 0)
  const label = days.map(({ slotDate, free }) => `${dayText(slotDate)}: ${free.length}`).join(', ')
  return (
    <>
      <p className="muted num mt-1 mb-4">
        {closed
          ? "You're not taking bookings."
          : `Next ${days.length} days: ${counted(total, `free ${unit}`)}.`}
      </p>
      <div className="free-bars" role="img" aria-label={`Free ${unit}s per day. ${label}`}>
        {days.map(({ slotDate, free }) => (
          <span
            key={slotDate}
            className={free.length === 0 ? 'none' : undefined}
            style={{ height: free.length === 0 ? 4 : `${(free.length / most) * 100}%` }}
            title={`${dayText(slotDate)}: ${free.length}`}
          />
        ))}
      </div>
      <div className="muted num mt-2 flex justify-between text-[.875rem]" aria-hidden="true">
        <span>{dayText(days[0]?.slotDate)}</span>
        <span>{dayText(days.at(-1)?.slotDate)}</span>
      </div>
    </>
  )
}

function dayText(slotDate: string | undefined): string {
  const date = parseSlotDate(slotDate ?? '')
  return date ? formatWeekdayDay(date) : ''
}
