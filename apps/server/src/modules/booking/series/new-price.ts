import { costToWire } from '@anseo/domain/cost-wire'
import { ratesFor } from '@anseo/domain/fee-relation'
import { euroToCents } from '@anseo/domain/money'
import { seriesProblem } from '@anseo/domain/series'
import { costAtNewPrice, newPriceFrom, priceAnswerBy, priceOfVisit } from '@anseo/domain/series-price'
import { and, eq, gte, type SQL } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { FactsOf } from '../../../platform/unit-of-work/event.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { columnsOfCost, costOfRow } from '../appointment-row.ts'
import { seriesPriceStepped } from '../events.ts'
import { series } from '../tables/series.ts'
import { seriesVisit } from '../tables/series-visits.ts'
import { makeVisitsBefore } from './make-visits.ts'
import { factsOfVisit, firstFrom } from './present-price.ts'
import { seriesEvent } from './series-event.ts'
import { seriesFacts } from './series-facts.ts'
import {
  findUnansweredPrices,
  findVisits,
  isRunning,
  isSeriesOfClient,
  isSeriesOfVendor,
  lockSeries,
  type SeriesRow,
  slotOfVisit,
  type Visit,
} from './store.ts'
import { costAt, openPriceOf, termsOfVisit } from './terms-of-visit.ts'

/**
 * Proposes a new price of each visit, in euro, to the client of the caller's series (C6).
 * @throws Refusal `NOT_FOUND`, `SERIES_ENDED`, `NOT_CONFIRMED`, `SERIES_PRICE_OPEN`, `SERIES_PRICE_TOO_LATE`, and
 * `INVALID_REQUEST` for the price that it has.
 */
export async function proposePriceFor(runtime: Runtime, caller: Caller, id: string, price: number) {
  await runtime.transactionOnce(async (unit) => {
    const { row, visits } = await lockRunning(unit, id, isSeriesOfVendor(caller.accountId))
    if (!row.confirmedAt) throw new Refusal('NOT_CONFIRMED', { message: 'Confirm the series first.' })
    if (openPriceOf(row)) throw new Refusal('SERIES_PRICE_OPEN')
    const from = newPriceFrom(visits.map(factsOfVisit), unit.now)
    if (from === null) throw new Refusal('SERIES_PRICE_TOO_LATE')
    const { parts } = costOfRow(termsOfVisit(row, visits[from - 1]!))
    const newCents = euroToCents(price)
    if (newCents === priceOfVisit(parts)) throw invalidField('price', 'This is the price already.')
    const { fees } = await runtime.settings.read(unit.db)
    const { travelFeeCents: _, ...newPrice } = columnsOfCost(
      costAtNewPrice(parts, newCents, ratesFor(row.terms.relation, fees)),
    )
    const open = { newPrice, newPriceFrom: from, newPriceAnswerBy: priceAnswerBy(unit.now) }
    await unit.db.update(series).set(open).where(eq(series.id, id))
    await publishStep(unit, { ...row, ...open }, visits, 'proposed')
  })
}

/** Withdraws the price that waits for the client's answer. @throws Refusal `SERIES_PRICE_CLOSED` */
export async function withdrawPriceFor(runtime: Runtime, caller: Caller, id: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const { row, visits } = await lockOpen(unit, id, isSeriesOfVendor(caller.accountId))
    await publishStep(unit, row, visits, 'withdrawn')
    await close(unit, id)
  })
}

/**
 * Agrees to the new price: every visit that is made from now on, from the named one on, has it (C6).
 * @param expectedTotal in euro, as the client was shown.
 * @throws Refusal `NOT_FOUND`, `SERIES_ENDED`, `SERIES_PRICE_CLOSED`, `PRICE_CHANGED` with the cost
 */
export async function acceptPriceFor(runtime: Runtime, caller: Caller, id: string, expectedTotal?: number) {
  await runtime.transactionOnce(async (unit) => {
    const { row, visits } = await lockOpen(unit, id, isSeriesOfClient(caller.accountId))
    const { price, from } = openPriceOf(row)!
    const cost = costAt(row, price)
    if (expectedTotal !== undefined && euroToCents(expectedTotal) !== cost.totalCents) {
      throw new Refusal('PRICE_CHANGED', { cost: costToWire(cost, []) })
    }
    await publishStep(unit, row, visits, 'accepted')
    const isLater = and(eq(seriesVisit.seriesId, id), gte(seriesVisit.position, from))
    await unit.db.update(seriesVisit).set({ price }).where(isLater)
    await close(unit, id)
  })
}

/** Declines the new price, which ends the series before its first visit (C6). @throws Refusal like `acceptPriceFor` */
export async function declinePriceFor(runtime: Runtime, caller: Caller, id: string): Promise<void> {
  await runtime.transactionOnce(async (unit) => {
    const { row } = await lockOpen(unit, id, isSeriesOfClient(caller.accountId))
    await end(unit, row, 'declined')
  })
}

/** The sweep: ends each series whose client has not agreed to a new price in time, in a transaction of its own (C6). */
export async function lapsePrices(runtime: Runtime): Promise<void> {
  await workOff(
    runtime,
    (limit) => findUnansweredPrices(runtime.db, runtime.clock.now(), limit),
    String,
    (id) =>
      runtime.transaction(async (unit) => {
        const row = await lockSeries(unit.db, id, isRunning)
        const open = row && openPriceOf(row)
        if (!open || open.answerBy > unit.now) return
        await end(unit, row, 'lapsed')
      }),
  )
}

/**
 * Ends a series whose new price was not accepted. Visits before the first one at the new price take place, including those
 * that are too far ahead to have been made.
 */
async function end(unit: UnitOfWork, row: SeriesRow, what: 'declined' | 'lapsed') {
  await makeVisitsBefore(unit, row, openPriceOf(row)!.from)
  const visits = await findVisits(unit.db, [row.id])
  const endedBy = what === 'declined' ? 'client' : 'auto'
  await unit.db.update(series).set({ endedAt: unit.now, endedBy }).where(eq(series.id, row.id))
  await publishStep(unit, row, visits, what)
}

const close = ({ db }: UnitOfWork, id: string) =>
  db
    .update(series)
    .set({ newPrice: null, newPriceFrom: null, newPriceAnswerBy: null })
    .where(eq(series.id, id))

async function lockRunning(unit: UnitOfWork, id: string, whose: SQL) {
  const row = await lockSeries(unit.db, id, whose)
  if (!row) throw new Refusal('NOT_FOUND')
  const visits = await findVisits(unit.db, [id])
  refuseOn(seriesProblem(seriesFacts(row, visits), unit.now))
  return { row, visits }
}

/** Locks a series whose new price can still be answered. */
async function lockOpen(unit: UnitOfWork, id: string, whose: SQL) {
  const locked = await lockRunning(unit, id, whose)
  const open = openPriceOf(locked.row)
  if (!open || open.answerBy <= unit.now) throw new Refusal('SERIES_PRICE_CLOSED')
  return locked
}

async function publishStep(
  unit: UnitOfWork,
  row: SeriesRow,
  visits: readonly Visit[],
  what: FactsOf<typeof seriesPriceStepped>['what'],
): Promise<void> {
  const { price, from, answerBy } = openPriceOf(row)!
  await unit.publish(seriesPriceStepped, {
    ...seriesEvent(row, visits),
    what,
    from: slotOfVisit(firstFrom(visits, from), row),
    newCost: costAt(row, price),
    answerBy,
  })
}
