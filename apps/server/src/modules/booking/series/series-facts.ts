import type { SeriesFacts } from '@anseo/domain/series'
import { type SeriesRow, slotOfVisit, type Visit } from './store.ts'

/** Returns the facts of a series for the rules of the domain. */
export const seriesFacts = (row: SeriesRow, visits: readonly Visit[]): SeriesFacts => ({
  ...row,
  lastEnd: new Date(Math.max(...visits.map((visit) => slotOfVisit(visit, row).end.getTime()))),
})
