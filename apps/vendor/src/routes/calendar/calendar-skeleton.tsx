import { placed } from './event.tsx'

/** Positions of the skeleton entries; no two days are alike. */
const PLACES: readonly (readonly [number, number])[] = [
  [10, 12],
  [9, 10],
  [13, 16],
  [11, 13],
  [15, 17],
  [10, 11],
  [12, 14],
]

/** The column of a day that loads. */
export function CalendarSkeleton({ day }: { day: number }) {
  const [startHour, endHour] = PLACES[day % PLACES.length] ?? [10, 12]
  return (
    <div className="calendar-column" aria-hidden="true">
      <span className="event skeleton" style={placed(startHour, endHour)} />
    </div>
  )
}
