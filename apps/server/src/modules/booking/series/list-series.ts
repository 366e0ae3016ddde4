import { appointmentState } from '@anseo/domain/appointment'
import { visitPayableFrom } from '@anseo/domain/visit-payment'
import { seriesState } from '@anseo/domain/series'
import { slotOfLength, slotToWire } from '@anseo/domain/slot'
import type { VendorCalendar } from '@anseo/domain/slot-grid'
import type { AdminSeriesOnWire, exportPersonSeries, listPersonSeries } from '@anseo/contract/admin-series'
import type { QueryOf } from '@anseo/contract/call'
import type { VisitOnWire } from '@anseo/contract/series'
import { and, or } from 'drizzle-orm'
import { type Place, placeOf } from '../../../platform/database/counted-rows.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { presentPerson } from '../../identity/public.ts'
import { factsOf, stopOf } from '../appointment-row.ts'
import { mayChange } from './free-visit.ts'
import { presentConflict } from './present-conflict.ts'
import { presentPrices, priceFromOf } from './present-price.ts'
import { readSeriesCalendar } from './read-series-calendar.ts'
import { seriesFacts } from './series-facts.ts'
import {
  countSeries,
  findSeries,
  findVisits,
  isOneOfSeries,
  isSeries,
  isSeriesOfClient,
  isSeriesOfVendor,
  type SeriesRow,
  slotOfVisit,
  type Visit,
} from './store.ts'

/** Returns the client's series with all their dates, the newest first (C6). */
export async function listSeriesOfClient(runtime: Runtime, { accountId }: Caller) {
  const whose = isSeriesOfClient(accountId)
  const found = await withDates(runtime, await findSeries(runtime.db, whose))
  const shown = found.map(({ row, vendor, common }) => ({
    ...common,
    address: row.place === 'client' ? row.address : null,
    vendorData: { ...presentPerson(vendor), speciality: vendor.speciality },
  }))
  return { series: shown, total: await countSeries(runtime.db, whose) }
}

/** Returns the vendor's series with all their dates, the newest first (C6). */
export async function listSeriesOfVendor(runtime: Runtime, { accountId }: Caller) {
  const now = runtime.clock.now()
  const whose = isSeriesOfVendor(accountId)
  const found = await withDates(runtime, await findSeries(runtime.db, whose))
  const shown = found.map(({ row, visits, client, common }) => ({
    ...common,
    clientData: presentPerson(client),
    priceFrom:
      row.confirmedAt && (common.status === 'active' || common.status === 'paused')
        ? priceFromOf(row, visits, now)
        : null,
  }))
  return { series: shown, total: await countSeries(runtime.db, whose) }
}

/** Returns a page of the series of a client or vendor to the operator, in an order. */
export async function listSeriesOfPerson(
  runtime: Runtime,
  id: string,
  query: QueryOf<typeof listPersonSeries>,
) {
  const { page, pageSize } = query
  const [shown, total] = await Promise.all([
    readSeriesOfPerson(runtime, id, query, placeOf(query)),
    countSeries(runtime.db, isSeriesOfPerson(id)),
  ])
  return { series: shown, total, page, pageSize }
}

/** Reads some of the series of a client or vendor, in an order. */
export async function readSeriesOfPerson(
  runtime: Runtime,
  id: string,
  { order, ids }: QueryOf<typeof exportPersonSeries>,
  place: Place,
): Promise<AdminSeriesOnWire[]> {
  const which = and(isSeriesOfPerson(id), isOneOfSeries(ids))
  const found = await findSeries(runtime.db, which, order, place)
  return (await withDates(runtime, found)).map(presentBoth)
}

const isSeriesOfPerson = (id: string) => or(isSeriesOfClient(id), isSeriesOfVendor(id))!

/** Returns a series to the operator. @throws Refusal `NOT_FOUND` */
export async function showSeriesTo(runtime: Runtime, id: string) {
  const [found] = await withDates(runtime, await findSeries(runtime.db, isSeries(id)))
  if (!found) throw new Refusal('NOT_FOUND')
  return { series: presentBoth(found) }
}

type Found = Awaited<ReturnType<typeof withDates>>[number]

const presentBoth = ({ client, vendor, common }: Found) => ({
  ...common,
  client: presentPerson(client),
  vendor: presentPerson(vendor),
})

/** Adds to found series their dates, and what every reader sees of them. */
async function withDates({ db, clock }: Runtime, found: Awaited<ReturnType<typeof findSeries>>) {
  const now = clock.now()
  const ids = found.map(({ row }) => row.id)
  const byId = Map.groupBy(ids.length > 0 ? await findVisits(db, ids) : [], ({ seriesId }) => seriesId)
  const shown = []
  for (const one of found) {
    const visits = byId.get(one.row.id)!
    shown.push({ ...one, visits, common: await present(db, one.row, visits, now) })
  }
  return shown
}

async function present(db: Queryable, row: SeriesRow, visits: readonly Visit[], now: Date) {
  const status = seriesState(seriesFacts(row, visits), now)
  const isOver = status === 'declined' || status === 'ended' || status === 'finished'
  const hasConflict = !isOver && visits.some(({ conflict }) => conflict !== null)
  const calendar = hasConflict ? await readSeriesCalendar(db, row.vendorId, now, { stop: stopOf(row) }) : null
  const { terms } = row
  return {
    _id: row.id,
    status,
    ...slotToWire(slotOfLength(usualOf(row, visits, now), row.minutes)),
    everyWeeks: row.everyWeeks,
    visits: visits.length,
    serviceName: terms.serviceName,
    place: row.place,
    cancellationHours: terms.cancellationHours,
    note: row.note,
    createdAt: row.bookedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    endReason: row.endReason,
    ...presentPrices(row, visits, now),
    ...(isOver && { newPrice: null }),
    dates: visits.map((visit) => presentVisit(row, visit, visits, { calendar, isOver, now })),
  }
}

/**
 * Returns the start of the first visit of the rhythm that the series has now: that of the next visit that can still be changed,
 * because earlier ones that are paid for may stay at the time before a change of the rhythm (C6).
 */
function usualOf(row: SeriesRow, visits: readonly Visit[], now: Date): Date {
  const ahead = visits.filter((visit) => slotOfVisit(visit, row).end > now)
  const next = ahead.find((visit) => !visit.conflict && mayChange(visit, now)) ?? ahead[0] ?? visits.at(-1)!
  return next.usualStart
}

function presentVisit(
  row: SeriesRow,
  visit: Visit,
  visits: readonly Visit[],
  { calendar, isOver, now }: { calendar: VendorCalendar | null; isOver: boolean; now: Date },
): VisitOnWire {
  const { made, usualStart } = visit
  const slot = slotOfVisit(visit, row)
  const facts = made && factsOf(made)
  const isUsual = slot.start.getTime() === usualStart.getTime()
  const conflict = calendar && presentConflict(row, visit, visits, calendar, now)
  return {
    visit: visit.position,
    ...slotToWire(slot),
    usual: isUsual ? null : slotToWire(slotOfLength(usualStart, row.minutes)),
    status: facts ? appointmentState(facts, now) : stateOfUnmade(visit, isOver || slot.start <= now),
    appointmentId: made?.id ?? null,
    free: facts?.free ?? false,
    payableFrom: visitPayableFrom(slot.start).toISOString(),
    payBy: made?.payBy?.toISOString() ?? null,
    reason: visit.conflict,
    alternatives: conflict?.alternatives ?? [],
  }
}

/**
 * Returns the state of a visit that has no appointment; one that was only planned when its series ended or its time came counts as
 * cancelled.
 */
function stateOfUnmade({ skippedAt, conflict }: Visit, isOver: boolean) {
  if (skippedAt) return 'skipped'
  if (conflict) return 'conflict'
  return isOver ? 'cancelled' : 'planned'
}
