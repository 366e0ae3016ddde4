import type { seriesTimes } from '@anseo/contract/series'
import type { QueryOf } from '@anseo/contract/call'
import { isLive } from '@anseo/domain/appointment'
import { dublinDate } from '@anseo/domain/dublin-time'
import { freeTimesOn } from '@anseo/domain/series'
import { availability } from '@anseo/domain/slot-grid'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { and } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { factsOf, stopOf } from '../appointment-row.ts'
import { movableFrom } from './free-visit.ts'
import { othersOf } from './present-conflict.ts'
import { readCalendarToMoveVisit, readSeriesCalendar } from './read-series-calendar.ts'
import { findSeries, findVisits, isSeries, isSeriesOfClient, slotOfVisit } from './store.ts'

/**
 * Returns the times of a day to which a visit of the caller's series can be moved, alone or with all that follow, considering
 * the vendor's travel (C6, B5). A visit that is an appointment already moves by the rules of any appointment, unless it was made
 * before its time; the others move as far ahead as the client likes.
 * @throws Refusal `NOT_FOUND`
 */
export async function listVisitTimes(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  { accountId }: Caller,
  id: string,
  { visit: position, slotDate, action }: QueryOf<typeof seriesTimes>,
): Promise<string[]> {
  const now = clock.now()
  const [found] = await findSeries(db, and(isSeries(id), isSeriesOfClient(accountId))!)
  if (!found) throw new Refusal('NOT_FOUND')
  const { row } = found
  const visits = await findVisits(db, [id])
  const visit = visits[position - 1]
  if (!visit) throw new Refusal('NOT_FOUND')
  const date =
    (slotDate === undefined ? null : parseSlotDate(slotDate)) ?? dublinDate(slotOfVisit(visit, row).start)
  const { made } = visit
  const moved = action === 'move' ? [visit] : movableFrom(visits, position, now)
  const others = action === 'move' ? othersOf(row, visit, visits) : []
  if (action === 'move' && made && isLive(factsOf(made), now)) {
    const calendar = await readCalendarToMoveVisit(db, made, date, now)
    const busy = [...calendar.busy, ...others]
    return availability({ ...calendar, busy }, date, 1, now, row.minutes).flatMap(({ free }) => free)
  }
  const calendar = await readSeriesCalendar(db, row.vendorId, now, {
    stop: stopOf(row),
    exceptAppointmentIds: moved.flatMap(({ appointmentId }) => appointmentId ?? []),
  })
  return freeTimesOn({ ...calendar, busy: [...calendar.busy, ...others] }, date, row.minutes, now)
}
