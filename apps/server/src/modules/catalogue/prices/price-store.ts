import type { PriceFrom } from '@anseo/domain/price-from'
import type { TravellingVendor } from '@anseo/domain/travel'
import { asc, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'
import { TRAVEL_COLUMNS } from '../vendors/store.ts'

const COLUMNS = { id: vendor.id, feePerHourCents: vendor.feePerHourCents, ...TRAVEL_COLUMNS }

/** A vendor's facts that determine the price on its card, in addition to its services. */
export interface Priceable extends TravellingVendor {
  id: string
  feePerHourCents: number
}

/** Locks a vendor, so that its fee and services do not change meanwhile; empty if there is none. */
export const lockPriced = (db: Transaction, vendorId: string): Promise<Priceable[]> =>
  db.select(COLUMNS).from(vendor).where(eq(vendor.id, vendorId)).for('no key update')

/** Locks vendors whose price was stored at other fee rates; rows locked by others are left for the next run. */
export const lockOutdated = (db: Transaction, ratesKey: string, limit: number): Promise<Priceable[]> =>
  db
    .select(COLUMNS)
    .from(vendor)
    .where(or(lt(vendor.priceRates, ratesKey), gt(vendor.priceRates, ratesKey)))
    .orderBy(asc(vendor.id))
    .limit(limit)
    .for('no key update', { skipLocked: true })

/** Stores the prices that the cards of these vendors show, and the fee rates they were computed at, in one statement. */
export async function savePrices(
  db: Transaction,
  priced: readonly (PriceFrom & { id: string })[],
  ratesKey: string,
): Promise<void> {
  const each = (key: 'id' | 'totalCents' | 'priceFor') => sql.param(priced.map((one) => one[key]))
  await db.execute(sql`
    update ${vendor} set price_from_cents = priced.cents, price_for = priced.name, price_rates = ${ratesKey}
    from unnest(${each('id')}::uuid[], ${each('totalCents')}::int[], ${each('priceFor')}::text[])
      as priced (id, cents, name)
    where ${vendor.id} = priced.id`)
}
