import type { QueryOf } from '@anseo/contract/call'
import type { CostOnWire, quotePrice } from '@anseo/contract/cost'
import { costOfBooking } from '@anseo/domain/cost'
import { costToWire } from '@anseo/domain/cost-wire'
import { ratesFor } from '@anseo/domain/fee-relation'
import { refundTimetable } from '@anseo/domain/refund'
import { slotFromWire } from '@anseo/domain/slot'
import { isOnVendorGrid } from '@anseo/domain/slot-problem'
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { journeyInArea, pricedItems, readBookedServices, requireListed } from '../../catalogue/public.ts'
import { eircodeOf } from '../../identity/public.ts'
import { withdrawableFrom } from './withdrawal.ts'
import { readRelation } from './relation-store.ts'

/**
 * Returns the cost of a booking at current fees (A3 of growth); availability is checked elsewhere.
 * @param caller the client, at whose fees and, unless another Eircode is named, address it is; null for the fees of a first
 * booking and, without an Eircode, the lowest travel fee (A7, B4).
 * @throws Refusal `VENDOR_NOT_FOUND`, `SLOT_INVALID`, `OUTSIDE_AREA`, `SERVICE_GONE`, `SERVICE_DURATION`.
 */
export async function showPrice(
  { db, clock, settings }: Runtime,
  caller: Caller | null,
  { vendorId, serviceIds = [], place, eircode, ...wanted }: QueryOf<typeof quotePrice>,
): Promise<CostOnWire> {
  const now = clock.now()
  const vendor = await requireListed(db, vendorId, now)
  const grid = { ...vendor, weeklyHours: vendor.weeklyHours ?? DEFAULT_WEEKLY_HOURS }
  const slot = slotFromWire(wanted)
  if (!slot || !isOnVendorGrid(slot, grid, serviceIds.length > 0)) throw new Refusal('SLOT_INVALID')
  const services = await readBookedServices(db, vendorId, serviceIds, slot)
  const own = caller ? await eircodeOf(db, caller.accountId) : undefined
  const { travelFeeCents } = journeyInArea(vendor, { place, eircode: eircode || own })
  const inForce = await settings.read(db)
  const { feePerHourCents, cancellationHours, speciality } = vendor
  const priced = { feePerHourCents, items: pricedItems(services, slot), travelFeeCents }
  const relation = caller ? await readRelation(db, vendorId, caller.accountId) : 'first'
  const cost = costOfBooking(priced, ratesFor(relation, inForce.fees))
  const withdrawableUntil = withdrawableFrom(inForce, speciality, now)
  const cancelling = { start: slot.start, cancellationHours, withdrawableUntil }
  return costToWire(cost, refundTimetable(cost.parts, cancelling, now))
}
