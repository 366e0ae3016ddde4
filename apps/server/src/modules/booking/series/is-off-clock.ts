import { rhythmFrom, visitAt } from '@anseo/domain/series'
import { slotOfLength } from '@anseo/domain/slot'
import type { SeriesRow, VisitRow } from './store.ts'

/**
 * Returns whether a visit is at a time of its rhythm that clocks skip or repeat that day (C6). Its row has the instant that
 * stands for it, so the hour is known from the other visits.
 */
export const isOffClock = (
  { everyWeeks, minutes }: Pick<SeriesRow, 'everyWeeks' | 'minutes'>,
  { position, startsAt, usualStart }: VisitRow,
  visits: readonly VisitRow[],
): boolean =>
  startsAt.getTime() === usualStart.getTime() &&
  visits.some((other) => {
    const rhythm = rhythmFrom(slotOfLength(other.usualStart, minutes), everyWeeks)
    const { slot, isReal } = visitAt(rhythm, position - other.position + 1, minutes)
    return !isReal && slot.start.getTime() === usualStart.getTime()
  })
