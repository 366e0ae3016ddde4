import type { changeSeries } from '@anseo/contract/series'
import type { BodyOf } from '@anseo/contract/call'
import { isLive } from '@anseo/domain/appointment'
import { vendorProblem } from '@anseo/domain/booking-problem'
import { isRealDate } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { isChangeable, rhythmFrom, seriesProblem, visitAt, visitConflict } from '@anseo/domain/series'
import { type Slot, slotFromWire, slotMinutes, type WireSlot } from '@anseo/domain/slot'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { eq } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockVendor } from '../../catalogue/public.ts'
import { factsOf, stopOf } from '../appointment-row.ts'
import { orSlotTaken, slotTaken } from '../appointments/refuse-slot.ts'
import { findBookableVendor } from '../appointments/store.ts'
import { moveAppointmentTo } from '../appointments/reschedule-appointment.ts'
import { timeOutDueOf } from '../appointments/time-out-appointments.ts'
import { seriesAsked, seriesChanged } from '../events.ts'
import { lockAppointment } from '../lock-appointment.ts'
import { series } from '../tables/series.ts'
import { freeVisit, mayChange, movableFrom, requireChange } from './free-visit.ts'
import { isOffClock } from './is-off-clock.ts'
import { makeVisit } from './make-visit.ts'
import { makeVisitsBefore } from './make-visits.ts'
import { readCalendarToMoveVisit, readSeriesCalendar } from './read-series-calendar.ts'
import { seriesEvent } from './series-event.ts'
import { seriesFacts } from './series-facts.ts'
import {
  findVisits,
  isSeriesOfClient,
  lockSeries,
  type SeriesRow,
  setVisit,
  slotOfVisit,
  type Visit,
} from './store.ts'

type Change = BodyOf<typeof changeSeries>

/** A locked series with its visits, whose vendor is locked too. */
interface Changing {
  unit: UnitOfWork
  row: SeriesRow
  visits: readonly Visit[]
}

/**
 * Changes the caller's series (C6). @throws Refusal `SERIES_TOO_LATE` or `APPOINTMENT_ENDED` for a visit that stays, or with the problem of a new
 * time; `SLOT_TAKEN` carries alternatives.
 */
export async function changeSeriesFor(
  runtime: Runtime,
  caller: Caller,
  id: string,
  change: Change,
): Promise<void> {
  await orSlotTaken(runtime, (claim) =>
    runtime.transactionOnce(async (unit) => {
      const row = await lockSeries(unit.db, id, isSeriesOfClient(caller.accountId))
      if (!row) throw new Refusal('NOT_FOUND')
      await lockVendor(unit.db, row.vendorId)
      const visits = await findVisits(unit.db, [id])
      refuseOn(seriesProblem(seriesFacts(row, visits), unit.now))
      const changing = { unit, row, visits }
      if (change.action === 'pause') return pause(changing, change)
      if (change.action === 'resume') return resume(changing)
      const visit = visits[change.visit! - 1]
      if (!visit) throw new Refusal('NOT_FOUND')
      if (change.action === 'skip') return skip(changing, visit)
      if (change.action === 'restore') return restore(changing, visit)
      // At another time it could begin before its new price is answered.
      const isPriceOpen = row.newPriceFrom !== null && row.newPriceFrom <= visit.position
      if (isPriceOpen || (row.newPriceFrom && change.action === 'moveFollowing')) {
        throw new Refusal('SERIES_PRICE_OPEN')
      }
      const slot = newSlot(row, change as WireSlot, unit.now)
      claim({ vendorId: row.vendorId, slot, stop: stopOf(row) })
      return change.action === 'move' ? move(changing, visit, slot) : moveFollowing(changing, visit, slot)
    }),
  )
}

/** Reads the new time of a visit, which keeps its length. @throws Refusal `SLOT_INVALID`, `SLOT_PAST` */
function newSlot({ minutes }: SeriesRow, wanted: WireSlot, now: Date): Slot {
  const slot = slotFromWire(wanted)
  if (!slot || slotMinutes(slot) !== minutes) throw new Refusal('SLOT_INVALID')
  if (slot.start <= now) throw new Refusal('SLOT_PAST')
  return slot
}

/** Skips a visit and frees its time; does nothing to one that is already skipped. */
async function skip({ unit, row, visits }: Changing, visit: Visit): Promise<void> {
  if (visit.skippedAt) return
  await freeVisit(unit, visit)
  await setSkipped(unit, visit, false)
  const slots = [slotOfVisit(visit, row)]
  await unit.publish(seriesChanged, { ...seriesEvent(row, visits), what: 'skipped', slots })
}

const setSkipped = (unit: UnitOfWork, visit: Visit, inPause: boolean) =>
  setVisit(unit.db, visit, { appointmentId: null, conflict: null, skippedAt: unit.now, inPause })

/** Brings a skipped visit back; it is a conflict if its time is no longer free. */
async function restore(changing: Changing, visit: Visit): Promise<void> {
  if (!visit.skippedAt) return
  if (!isChangeable(visit.startsAt, changing.unit.now)) throw new Refusal('SERIES_TOO_LATE')
  await bringBack(changing, [visit], 'restored')
}

async function bringBack(
  { unit, row, visits }: Changing,
  skipped: readonly Visit[],
  what: 'restored' | 'resumed',
): Promise<void> {
  for (const visit of skipped) {
    const conflict = isOffClock(row, visit, visits) ? 'clock' : null
    await setVisit(unit.db, visit, { skippedAt: null, inPause: false, conflict })
    if (!conflict) await makeVisit(unit, row, { ...visit, skippedAt: null })
  }
  if (skipped.length === 0) return
  const slots = skipped.map((visit) => slotOfVisit(visit, row))
  await unit.publish(seriesChanged, { ...seriesEvent(row, visits), what, slots })
}

async function pause({ unit, row, visits }: Changing, { until }: Change): Promise<void> {
  const day = until === undefined ? null : parseSlotDate(until)
  const pausedUntil = day && instantOf(day, 0)
  const paused = visits.filter(
    (visit) =>
      !visit.skippedAt &&
      mayChange(visit, unit.now) &&
      isChangeable(slotOfVisit(visit, row).start, unit.now) &&
      (pausedUntil === null || slotOfVisit(visit, row).start < pausedUntil),
  )
  for (const visit of paused) {
    await freeVisit(unit, visit)
    await setSkipped(unit, visit, true)
  }
  await unit.db.update(series).set({ pausedAt: unit.now, pausedUntil }).where(eq(series.id, row.id))
  // A pause without an end may have skipped visits from that day on.
  const isAfter = ({ inPause, startsAt }: Visit) =>
    inPause && pausedUntil !== null && startsAt >= pausedUntil && isChangeable(startsAt, unit.now)
  await bringBack({ unit, row, visits }, visits.filter(isAfter), 'resumed')
  if (paused.length === 0) return
  const slots = paused.map((visit) => slotOfVisit(visit, row))
  await unit.publish(seriesChanged, { ...seriesEvent(row, visits), what: 'paused', slots })
}

/** Brings back the visits that the pause skipped and that are still ahead. */
async function resume(changing: Changing): Promise<void> {
  const { unit, row, visits } = changing
  await unit.db.update(series).set({ pausedAt: null, pausedUntil: null }).where(eq(series.id, row.id))
  const skipped = visits.filter(({ inPause, startsAt }) => inPause && isChangeable(startsAt, unit.now))
  await bringBack(changing, skipped, 'resumed')
}

/**
 * Gives a visit another time. Its appointment is rescheduled like any other, but as far ahead as the client likes if it was made
 * before its time; without one it is made at the new time.
 */
async function move({ unit, row }: Changing, visit: Visit, slot: Slot): Promise<void> {
  const made = visit.appointmentId === null ? null : await lockAppointment(unit.db, visit.appointmentId)
  if (made && isLive(factsOf(made), unit.now)) {
    const calendar = await readCalendarToMoveVisit(unit.db, made, dublinDate(slot.start), unit.now)
    return moveAppointmentTo(unit, made, slot, calendar)
  }
  requireChange({ ...visit, made }, unit.now)
  await requireFree(unit, row, slot)
  const moved = { ...visit, startsAt: slot.start, appointmentId: null, skippedAt: null, conflict: null }
  const { startsAt, appointmentId, skippedAt, conflict } = moved
  await setVisit(unit.db, visit, { startsAt, appointmentId, skippedAt, conflict, inPause: false })
  await makeVisit(unit, row, moved)
}

/** Gives this visit and all later ones a new rhythm from a slot on; the vendor answers for them once more. */
async function moveFollowing({ unit, row, visits }: Changing, from: Visit, slot: Slot): Promise<void> {
  const rhythm = rhythmFrom(slot, row.everyWeeks)
  if (!from.skippedAt) requireChange(from, unit.now)
  const movable = movableFrom(visits, from.position, unit.now)
  const placed = ({ position }: Visit) => visitAt(rhythm, position - from.position + 1, row.minutes)
  // A visit can be moved as far ahead as the client likes, but all that follow have to be within the calendar.
  if (!isRealDate(dublinDate(placed(movable.at(-1)!).slot.end))) throw new Refusal('SLOT_INVALID')
  // Visits before the moved ones are confirmed already: they take place, whatever the vendor answers about the others.
  if (row.confirmedAt) await makeVisitsBefore(unit, row, from.position)
  for (const visit of movable) if (!visit.skippedAt) await freeVisit(unit, visit)
  await requireFree(unit, row, slot)
  const unconfirmed = { ...row, confirmedAt: null }
  await unit.db.update(series).set({ confirmedAt: null }).where(eq(series.id, row.id))
  for (const visit of movable) {
    const { slot: usual, isReal } = placed(visit)
    const conflict = isReal || visit.skippedAt ? null : ('clock' as const)
    const set = { usualStart: usual.start, startsAt: usual.start, appointmentId: null, conflict }
    await setVisit(unit.db, visit, set)
    if (visit.skippedAt || conflict) continue
    await makeVisit(unit, unconfirmed, { ...visit, ...set }, { early: visit === from })
  }
  const asked = movable.filter(({ skippedAt }) => !skippedAt)
  // With none to take place, the vendor still answers for the rhythm of those that are skipped.
  const positions = new Set((asked.length > 0 ? asked : movable).map(({ position }) => position))
  const moved = (await findVisits(unit.db, [row.id])).filter(({ position }) => positions.has(position))
  await unit.publish(seriesAsked, seriesEvent(row, moved))
}

/**
 * Requires that the vendor takes bookings and that a slot is free.
 * @throws Refusal `SLOT_TAKEN` with alternatives, `SLOT_UNAVAILABLE`, `VENDOR_NOT_LISTED`, `VENDOR_UNAVAILABLE`
 */
async function requireFree(unit: UnitOfWork, row: SeriesRow, slot: Slot): Promise<void> {
  refuseOn(vendorProblem((await findBookableVendor(unit.db, row.vendorId, unit.now))!))
  const conflict = visitConflict(await readCalendar(unit, row), slot, unit.now)
  if (conflict === 'taken') throw await slotTaken(unit, { vendorId: row.vendorId, slot, stop: stopOf(row) })
  if (conflict) throw new Refusal('SLOT_UNAVAILABLE')
}

/** Reads the vendor's calendar, in which what has timed out is free. */
async function readCalendar(unit: UnitOfWork, row: SeriesRow) {
  await timeOutDueOf(unit, row.vendorId)
  return readSeriesCalendar(unit.db, row.vendorId, unit.now, { stop: stopOf(row) })
}
