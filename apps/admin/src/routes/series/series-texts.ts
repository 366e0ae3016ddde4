import type { AdminSeriesOnWire } from '@anseo/contract/admin-series'
import { rhythmText } from '@anseo/domain/series'
import { slotFromWire } from '@anseo/domain/slot'

/** The orders of a person's series. */
export const ORDERS = { newest: 'Newest first', oldest: 'Oldest first' } as const

/** The states of a series for the operator. */
export const SERIES_TEXTS: Record<AdminSeriesOnWire['status'], string> = {
  requested: 'Waiting for the vendor',
  active: 'Running',
  paused: 'Paused by the client',
  declined: 'Declined',
  ended: 'Ended',
  finished: 'Over',
}

/** Returns the rhythm and times of a series, such as 'Every second Thursday, 09:00 AM to 11:00 AM'. */
export function rhythmOf(series: AdminSeriesOnWire): string {
  const { everyWeeks, startTime, endTime } = series
  const slot = slotFromWire(series)
  return `${slot ? rhythmText(everyWeeks, slot.start) : ''}, ${startTime} to ${endTime}`
}

/** Returns the counts of visits that are not 0, such as '12 visits: 3 done, 4 booked, 1 not booked, 2 skipped'. */
export function visitsText({ dates }: AdminSeriesOnWire): string {
  const counts = Object.entries(GROUPS).flatMap(([label, states]) => {
    const count = dates.filter(({ status }) => states.includes(status)).length
    return count > 0 ? [`${count} ${label}`] : []
  })
  return `${dates.length} visits: ${counts.join(', ')}`
}

const GROUPS: Record<string, readonly string[]> = {
  done: ['complete'],
  booked: ['pending', 'awaiting-payment', 'paid', 'awaiting-completion'],
  planned: ['planned'],
  'not booked': ['conflict'],
  skipped: ['skipped'],
  cancelled: ['declined', 'cancelled', 'overdue'],
}
