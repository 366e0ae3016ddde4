import type { Cost } from '@anseo/domain/cost'
import type { SeriesWeeks } from '@anseo/domain/series'
import type { Slot } from '@anseo/domain/slot'
import { costOfRow } from '../appointment-row.ts'
import { termsOfVisit } from './terms-of-visit.ts'
import { type SeriesRow, slotOfVisit, type Visit } from './store.ts'

/** The facts that every event of a series carries. */
export interface SeriesEventBase {
  seriesId: string
  clientId: string
  vendorId: string
  everyWeeks: SeriesWeeks
  note: string | null
  /** The first of the visits it is about. */
  slot: Slot
  /** The number of those visits. */
  visits: number
  /** The dates for which no visit could be made. */
  conflicts: Slot[]
  /** The cost of each visit; after an agreed new price, of the last ones. */
  cost: Cost
  /** The hours before each visit until which the client can cancel it with a refund (A8). */
  cancellationHours: number
}

/** Returns the facts of a series as far as these visits are concerned; at least one. */
export const seriesEvent = (row: SeriesRow, visits: readonly Visit[]): SeriesEventBase => ({
  seriesId: row.id,
  clientId: row.clientId,
  vendorId: row.vendorId,
  everyWeeks: row.everyWeeks,
  note: row.note,
  slot: slotOfVisit(visits[0]!, row),
  visits: visits.length,
  conflicts: visits.filter(({ conflict }) => conflict !== null).map((visit) => slotOfVisit(visit, row)),
  cancellationHours: row.terms.cancellationHours,
  cost: costOfRow(termsOfVisit(row, visits.at(-1)!)),
})
