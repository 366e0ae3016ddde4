import { Link } from 'react-router'

/** A free time on a card: its day and start in words, and the query with which the booking page opens at it. */
export interface FreeTime {
  day: string
  time: string
  query: string
}

interface FreeTimesProps {
  vendorId: string
  name: string
  times: readonly FreeTime[]
}

/** The next times at which a vendor can be booked; each leads to the booking page with that time chosen. */
export const FreeTimes = ({ vendorId, name, times }: FreeTimesProps) => (
  <div role="group" aria-label={`Free times of ${name}`} className="times num">
    {times.map(({ day, time, query }) => (
      <Link key={query} to={`/appointment/${vendorId}${query}`}>
        <small>{day}</small> {time}
      </Link>
    ))}
  </div>
)
