import type { Cost } from '@anseo/domain/cost'
import { inProportion } from '@anseo/domain/series-price'
import { costOfRow } from '../appointment-row.ts'
import type { SeriesPrice, SeriesTerms } from '../tables/series.ts'
import type { SeriesRow, VisitRow } from './store.ts'

/** Returns the terms of a visit: those frozen with its series, at the new price where its client agreed to one (C6). */
export function termsOfVisit({ terms }: SeriesRow, { price }: Pick<VisitRow, 'price'>): SeriesTerms {
  if (!price) return terms
  const prices = inProportion(
    terms.services.map(({ priceCents }) => priceCents),
    price.fullPriceCents ?? 0,
  )
  const services = terms.services.map((service, index) => ({ ...service, priceCents: prices[index]! }))
  return { ...terms, ...price, services }
}

/** Returns the cost of a visit of a series at a new price. */
export const costAt = (row: SeriesRow, price: SeriesPrice): Cost => costOfRow(termsOfVisit(row, { price }))

/** A price that waits for the client's answer, the position of its first visit, and until when it can be answered. */
interface OpenPrice {
  price: SeriesPrice
  from: number
  answerBy: Date
}

/** Returns the price that a vendor proposed and its client has not answered, or null. */
export function openPriceOf({ newPrice, newPriceFrom, newPriceAnswerBy }: SeriesRow): OpenPrice | null {
  if (!newPrice || newPriceFrom === null || !newPriceAnswerBy) return null
  return { price: newPrice, from: newPriceFrom, answerBy: newPriceAnswerBy }
}
