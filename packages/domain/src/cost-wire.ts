import { type Cost, costOf } from './cost.ts'
import { centsToEuro, euroToCents } from './money.ts'
import type { RefundUntil } from './refund.ts'

/** A cost as the API carries it, in euro (A3). */
export interface WireCost {
  total: number
  now: number
  onTheDay: number
  parts: {
    /** Null where none is known. */
    price: number | null
    travelFee: number
    deposit: number
    platformFee: number
    handlingFee: number
  }
  /** The refund if the client cancels before each instant; empty once nothing is refunded. */
  refunds: { until: string; amount: number }[]
}

/** Returns the wire form of a cost and of its refunds, in euro. */
export function costToWire(cost: Cost, refunds: readonly RefundUntil[]): WireCost {
  const { parts, nowCents, onTheDayCents, totalCents } = cost
  return {
    total: centsToEuro(totalCents),
    now: centsToEuro(nowCents),
    onTheDay: centsToEuro(onTheDayCents),
    parts: {
      price: parts.priceCents === null ? null : centsToEuro(parts.priceCents),
      travelFee: centsToEuro(parts.travelFeeCents),
      deposit: centsToEuro(parts.vendorFeeCents),
      platformFee: centsToEuro(parts.platformFeeCents),
      handlingFee: centsToEuro(parts.handlingFeeCents),
    },
    refunds: refunds.map(({ until, amountCents }) => ({
      until: until.toISOString(),
      amount: centsToEuro(amountCents),
    })),
  }
}

/** Returns the cost of a wire form, in cents. */
export const costFromWire = ({ parts }: Pick<WireCost, 'parts'>): Cost =>
  costOf({
    priceCents: parts.price === null ? null : euroToCents(parts.price),
    travelFeeCents: euroToCents(parts.travelFee),
    vendorFeeCents: euroToCents(parts.deposit),
    platformFeeCents: euroToCents(parts.platformFee),
    handlingFeeCents: euroToCents(parts.handlingFee),
  })
