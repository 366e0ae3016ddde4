import { appointmentState } from '@anseo/domain/appointment'
import { visitPayableFrom } from '@anseo/domain/visit-payment'
import { titleCase } from '@anseo/domain/person-name'
import { seriesState } from '@anseo/domain/series'
import { slotOfLength, slotToWire } from '@anseo/domain/slot'
import type { VendorCalendar } from '@anseo/domain/slot-grid'
import type { VisitOnWire } from '@anseo/contract/series'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { imageUrl } from '../../../platform/http/image-url.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { factsOf, stopOf } from '../appointment-row.ts'
import { readVendorCalendar } from '../calendar/read-calendar.ts'
import { presentConflict } from './present-conflict.ts'
import { presentPrices, priceFromOf } from './present-price.ts'
import { seriesFacts } from './series-facts.ts'
import {
  countSeries,
  findSeries,
  findVisits,
  isSeriesOfClient,
  isSeriesOfVendor,
  type SeriesRow,
  slotOfVisit,
  type Visit,
} from './store.ts'

/** The client's series with all their dates, the newest first (C6). */
export async function listSeriesOfClient(runtime: Runtime, { accountId }: Caller) {
  const { found, total } = await readSeries(runtime, 'vendor', accountId)
  const shown = found.map(({ row, person, speciality, common }) => ({
    ...common,
    vendorData: {
      _id: row.vendorId,
      name: titleCase(person.name),
      image: imageUrl(person.imageKey),
      speciality,
    },
  }))
  return { success: true as const, series: shown, total }
}

/** The vendor's series with all their dates, the newest first (C6). */
export async function listSeriesOfVendor(runtime: Runtime, { accountId }: Caller) {
  const { found, total } = await readSeries(runtime, 'client', accountId)
  const now = runtime.clock.now()
  const shown = found.map(({ row, visits, person, common }) => ({
    ...common,
    clientData: { _id: row.clientId, name: titleCase(person.name), image: imageUrl(person.imageKey) },
    priceFrom:
      common.status === 'active' || common.status === 'paused' ? priceFromOf(row, visits, now) : null,
  }))
  return { success: true as const, series: shown, total }
}

/** Reads the series of an account with the other side of each. */
async function readSeries({ db, clock }: Runtime, other: 'client' | 'vendor', accountId: string) {
  const now = clock.now()
  const whose = other === 'vendor' ? isSeriesOfClient(accountId) : isSeriesOfVendor(accountId)
  const rows = await findSeries(db, whose, other)
  const byId = Map.groupBy(
    rows.length > 0
      ? await findVisits(
          db,
          rows.map(({ row }) => row.id),
        )
      : [],
    ({ seriesId }) => seriesId,
  )
  const found = []
  for (const { row, ...rest } of rows) {
    const visits = byId.get(row.id)!
    found.push({ ...rest, row, visits, common: await present(db, row, visits, now) })
  }
  return { found, total: await countSeries(db, whose) }
}

async function present(db: Queryable, row: SeriesRow, visits: readonly Visit[], now: Date) {
  const status = seriesState(seriesFacts(row, visits), now)
  const isOver = status === 'declined' || status === 'ended' || status === 'finished'
  const hasConflict = !isOver && visits.some(({ conflict }) => conflict !== null)
  const calendar = hasConflict ? await readVendorCalendar(db, row.vendorId, now, { stop: stopOf(row) }) : null
  const { terms } = row
  return {
    _id: row.id,
    status,
    ...slotToWire(slotOfVisit(visits[0]!, row)),
    everyWeeks: row.everyWeeks,
    visits: visits.length,
    serviceName: terms.serviceName,
    place: row.place,
    note: row.note,
    createdAt: row.bookedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    endReason: row.endReason,
    ...presentPrices(row, visits, now),
    ...(isOver && { newPrice: null }),
    dates: visits.map((visit) => presentVisit(row, visit, visits, { calendar, isOver, now })),
  }
}

function presentVisit(
  row: SeriesRow,
  visit: Visit,
  visits: readonly Visit[],
  { calendar, isOver, now }: { calendar: VendorCalendar | null; isOver: boolean; now: Date },
): VisitOnWire {
  const { made, usualStart } = visit
  const slot = slotOfVisit(visit, row)
  const isUsual = slot.start.getTime() === usualStart.getTime()
  const conflict = calendar && presentConflict(row, visit, visits, calendar, now)
  return {
    visit: visit.position,
    ...slotToWire(slot),
    usual: isUsual ? null : slotToWire(slotOfLength(usualStart, row.minutes)),
    status: made ? appointmentState(factsOf(made), now) : stateOfUnmade(visit, isOver),
    appointmentId: made?.id ?? null,
    payableFrom: visitPayableFrom(slot.start).toISOString(),
    payBy: made?.payBy?.toISOString() ?? null,
    reason: visit.conflict,
    alternatives: conflict?.alternatives ?? [],
  }
}

/** What was still planned when its series ended never takes place. */
function stateOfUnmade({ skippedAt, conflict }: Visit, isOver: boolean) {
  if (skippedAt) return 'skipped'
  if (conflict) return 'conflict'
  return isOver ? 'cancelled' : 'planned'
}
