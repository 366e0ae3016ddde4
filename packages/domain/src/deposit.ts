import { CARD_MIN_CENTS } from './limits.ts'
import { percentOf } from './percent.ts'
import { MINUTES_AN_HOUR } from './slot.ts'

export const DEPOSIT_KINDS = ['hourly', 'percent', 'full'] as const

/** The deposit of a service; `percent` belongs to its kind alone (A5). */
export interface Deposit {
  kind: (typeof DEPOSIT_KINDS)[number]
  percent?: number | undefined
}

/** The fee for each hour begun, at most the price: the deposit of time, of quotes, and by default of services (A5). */
const HOURLY: Deposit = { kind: 'hourly' }

/** The subject of a booking: a service, a quote, or time. */
export interface PricedItem {
  durationMinutes: number
  /** Null for time, whose price is agreed in the chat. */
  priceCents: number | null
  deposit: Deposit
}

/** Returns the item of a booking of time, at the price in cents agreed by a quote where there is one. */
export const timeOf = (minutes: number, priceCents: number | null = null): PricedItem => ({
  durationMinutes: minutes,
  priceCents,
  deposit: HOURLY,
})

/** The facts of a booking that decide its cost. */
export interface Priced {
  feePerHourCents: number
  /** The subject of the booking; several are services. */
  items: readonly PricedItem[]
  /** The travel fee, which is part of the full price; 0 by default. */
  travelFeeCents?: number
}

/** Returns the price of items together, in cents; null where that of one is not known. */
export function sumOfPrices(items: readonly Pick<PricedItem, 'priceCents'>[]): number | null {
  return items.reduce<number | null>(
    (sum, { priceCents }) => (sum === null || priceCents === null ? null : sum + priceCents),
    0,
  )
}

/** Returns a deposit, in cents: one that no card can be charged with is paid on the day instead, without fees (A6). */
export const depositByCard = (cents: number): number => (cents < CARD_MIN_CENTS ? 0 : cents)

/**
 * Returns the deposit of a booking, in cents: hourly items are taken together, the others singly, rounded half up;
 * travel is part of it only where all are paid in full (A5).
 */
export function depositOf({ feePerHourCents, items, travelFeeCents = 0 }: Priced): number {
  const hourly = items.filter(({ deposit }) => deposit.kind === 'hourly')
  const singly = items.reduce((sum, item) => sum + shareOf(item), 0)
  const travelCents = items.every(({ deposit }) => deposit.kind === 'full') ? travelFeeCents : 0
  return depositByCard(hourlyDeposit(feePerHourCents, hourly) + singly + travelCents)
}

/**
 * Returns the deposit of hourly items in cents: the fee for each begun hour of all together, at most their price where
 * it is known.
 */
function hourlyDeposit(feePerHourCents: number, items: readonly PricedItem[]): number {
  const minutes = items.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)
  const feeCents = feePerHourCents * Math.ceil(minutes / MINUTES_AN_HOUR)
  return Math.min(feeCents, sumOfPrices(items) ?? feeCents)
}

/** Returns the part of an item's own price that is its deposit, in cents; 0 for an hourly one. */
function shareOf({ priceCents, deposit: { kind, percent = 0 } }: PricedItem): number {
  if (kind === 'hourly') return 0
  return percentOf(priceCents ?? 0, kind === 'full' ? 100 : percent)
}
