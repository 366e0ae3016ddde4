import { newPriceFrom } from '@anseo/domain/series-price'
import { costToWire } from '@anseo/domain/cost-wire'
import { slotToWire } from '@anseo/domain/slot'
import type { NewPriceOnWire } from '@anseo/contract/series'
import { isLive } from '@anseo/domain/appointment'
import { costOfRow, factsOf } from '../appointment-row.ts'
import { type SeriesRow, slotOfVisit, type Visit } from './store.ts'
import { costAt, openPriceOf, termsOfVisit } from './terms-of-visit.ts'

/** Returns the cost of the next visit of a series, and the other price that follows, agreed or not; null for none (C6). */
export function presentPrices(row: SeriesRow, visits: readonly Visit[], now: Date) {
  const ahead = visits.filter((visit) => slotOfVisit(visit, row).end > now)
  const next = ahead.find((visit) => takesPlace(visit, now)) ?? ahead[0] ?? visits.at(-1)!
  return {
    cost: costToWire(costOfRow(termsOfVisit(row, next)), []),
    newPrice: newPriceOf(row, visits, next),
  }
}

/** Returns whether a visit is neither skipped nor cancelled. */
const takesPlace = ({ skippedAt, made }: Visit, now: Date): boolean =>
  skippedAt === null && (made === null || isLive(factsOf(made), now))

function newPriceOf(row: SeriesRow, visits: readonly Visit[], next: Visit): NewPriceOnWire | null {
  const open = openPriceOf(row)
  const agreed = visits.find(
    (visit) => visit.position > next.position && !visit.skippedAt && visit.price && !isSame(visit, next),
  )
  const first = open ? firstFrom(visits, open.from) : agreed
  const price = open?.price ?? agreed?.price
  if (!first || !price) return null
  return {
    visit: first.position,
    ...slotToWire(slotOfVisit(first, row)),
    cost: costToWire(costAt(row, price), []),
    answerBy: open?.answerBy.toISOString() ?? null,
  }
}

const isSame = (one: Visit, other: Visit): boolean =>
  JSON.stringify(one.price) === JSON.stringify(other.price)

/** Returns the time of the first visit at a price that would be proposed now; null where none can be (C6). */
export function priceFromOf(row: SeriesRow, visits: readonly Visit[], now: Date) {
  const from = openPriceOf(row) ? null : newPriceFrom(visits.map(factsOfVisit), now)
  return from === null ? null : slotToWire(slotOfVisit(visits[from - 1]!, row))
}

/** Returns the first visit from a position on that is not skipped; the one at the position if all are. */
export const firstFrom = (visits: readonly Visit[], from: number): Visit =>
  visits.find(({ position, skippedAt }) => position >= from && !skippedAt) ?? visits[from - 1]!

/** Returns the facts of a date for the rules of a new price. */
export const factsOfVisit = ({ position, startsAt, made, skippedAt }: Visit) => ({
  position,
  startsAt,
  isMade: made !== null,
  isSkipped: skippedAt !== null,
})
