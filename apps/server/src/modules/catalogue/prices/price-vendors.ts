import { type PriceFrom, priceFrom } from '@anseo/domain/price-from'
import type { FeeRates } from '@anseo/domain/price'
import { journeyOf } from '@anseo/domain/travel'
import type { Transaction } from '../../../platform/database/database.ts'
import type { LiveSettings } from '../../../platform/settings/live-settings.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findServicesByVendor } from '../service-records/store.ts'
import { lockOutdated, lockPriced, type Priceable, savePrices } from './price-store.ts'

const BATCH = 1000

/** Stores the price on a vendor's card after its services, fee or travel fees have changed in the same transaction (A2). */
export async function priceVendor(
  db: Transaction,
  { settings }: { settings: Pick<LiveSettings, 'read'> },
  vendorId: string,
): Promise<void> {
  const { fees } = await settings.read(db)
  await savePricesOf(db, await lockPriced(db, vendorId), fees)
}

/** Updates a batch of vendors whose price was stored at other fee rates; returns whether there may be more. */
export const priceBatch = ({ transaction, settings }: Runtime): Promise<boolean> =>
  transaction(async ({ db }) => {
    const { fees } = await settings.read(db)
    const outdated = await lockOutdated(db, ratesKey(fees), BATCH)
    await savePricesOf(db, outdated, fees)
    return outdated.length === BATCH
  })

/** Updates all vendors whose price was stored at other fee rates; usually there are none. */
export async function priceVendors(runtime: Runtime): Promise<void> {
  while (await priceBatch(runtime));
}

async function savePricesOf(db: Transaction, vendors: readonly Priceable[], fees: FeeRates): Promise<void> {
  if (vendors.length === 0) return
  const services = await findServicesByVendor(
    db,
    vendors.map(({ id }) => id),
  )
  const priced = vendors.map((vendor): PriceFrom & { id: string } => {
    const { id, feePerHourCents } = vendor
    const travelFeeCents = journeyOf(vendor, {}).travelFeeCents ?? 0
    return { id, ...priceFrom({ feePerHourCents, travelFeeCents }, services.get(id) ?? [], fees) }
  })
  await savePrices(db, priced, ratesKey(fees))
}

/** Names the parts of a price. After a change of this name every stored price is computed again. */
const PRICING_VERSION = 'with travel'

/** Returns the key stored with a price: the version and the fee rates it was computed at. */
const ratesKey = ({ platformPercent, handlingPercent, handlingFixedCents }: FeeRates): string =>
  [PRICING_VERSION, platformPercent, handlingPercent, handlingFixedCents].join(' ')
