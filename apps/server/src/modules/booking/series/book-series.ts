import type { bookSeries } from '@anseo/contract/series'
import type { BodyOf } from '@anseo/contract/call'
import { rhythmFrom, visitAt } from '@anseo/domain/series'
import { type Slot, slotFromWire, slotMinutes } from '@anseo/domain/slot'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { readBookedServices } from '../../catalogue/public.ts'
import { admitBooking } from '../appointments/admit-booking.ts'
import { termsOfBooking } from '../appointments/priced-booking.ts'
import { slotTaken } from '../appointments/refuse-slot.ts'
import { seriesAsked } from '../events.ts'
import { readRelation } from '../fees/relation-store.ts'
import { series } from '../tables/series.ts'
import { seriesVisit } from '../tables/series-visits.ts'
import { seriesEvent } from './series-event.ts'
import { placeVisit } from './place-visit.ts'
import { readOutcome } from './read-outcome.ts'
import { readSeriesCalendar } from './read-series-calendar.ts'
import { findVisits, type SeriesRow } from './store.ts'

type WantedSeries = BodyOf<typeof bookSeries>

/**
 * Requests a series (C6). The first visit is booked by the rules of any booking; all dates are checked, and those that are
 * not free are conflicts until the client settles them.
 * @returns the id of the series, the visits that were made now, and the conflicts with other times.
 * @throws Refusal with the problem of the first visit; `SLOT_TAKEN` carries alternatives, `PRICE_CHANGED` the cost.
 */
export async function bookSeriesFor(runtime: Runtime, { accountId: clientId }: Caller, wanted: WantedSeries) {
  await runtime.rateLimiter.count('book', clientId)
  const id = await runtime.transactionOnce(async (unit) => {
    const { row, slot, calendar, stop } = await admit(unit, runtime, clientId, wanted)
    const visits = await insertVisits(unit, row, slot, wanted.visits)
    for (const visit of visits.filter(({ conflict }) => conflict === null)) {
      const isFirst = visit.position === 1
      const placed = await placeVisit(unit, { series: row, visit, calendar, early: isFirst })
      if (isFirst && 'conflict' in placed) {
        throw await slotTaken(unit, { vendorId: row.vendorId, slot, stop })
      }
    }
    await unit.publish(seriesAsked, seriesEvent(row, await findVisits(unit.db, [row.id])))
    return row.id
  })
  return { seriesId: id, ...(await readOutcome(runtime, id)) }
}

async function admit(unit: UnitOfWork, runtime: Runtime, clientId: string, wanted: WantedSeries) {
  const { vendorId, serviceIds } = wanted
  const { slot, vendor, visit } = await admitBooking(unit, {
    clientId,
    vendorId,
    slot: slotFromWire(wanted),
    hasLength: serviceIds.length > 0,
    wantedPlace: wanted,
    asksVendor: true,
    neverInstant: true,
  })
  const services = await readBookedServices(unit.db, vendorId, serviceIds, slot)
  const settings = await runtime.settings.read(unit.db)
  const relation = await readRelation(unit.db, vendorId, clientId)
  const admitted = { clientId, booking: wanted, slot, vendor, relation, visit, services, settings }
  const { withdrawableUntil, expressRequestAt, ...terms } = termsOfBooking(admitted, unit.now)
  const right = { withdrawable: true, expressRequested: expressRequestAt !== null } as const
  const [row] = await unit.db
    .insert(series)
    .values({
      clientId,
      vendorId,
      everyWeeks: wanted.everyWeeks,
      minutes: slotMinutes(slot),
      terms: { ...terms, ...(withdrawableUntil && right) },
      place: visit.place,
      address: visit.address,
      note: wanted.note ?? null,
      bookedAt: unit.now,
    })
    .returning()
  const { stop } = visit
  const calendar = await readSeriesCalendar(unit.db, vendorId, unit.now, { settings: vendor, stop })
  return { row: row!, slot, calendar, stop }
}

/** Stores all dates of a series, in order. */
async function insertVisits({ db }: UnitOfWork, row: SeriesRow, first: Slot, visits: number) {
  const rhythm = rhythmFrom(first, row.everyWeeks)
  const dates = Array.from({ length: visits }, (_, index) => {
    const { slot, isReal } = visitAt(rhythm, index + 1, row.minutes)
    return {
      seriesId: row.id,
      position: index + 1,
      usualStart: slot.start,
      startsAt: slot.start,
      conflict: isReal ? null : ('clock' as const),
    }
  })
  return db.insert(seriesVisit).values(dates).returning()
}
