import type { Problem } from './problem.ts'
import { problem } from './problem.ts'
import { type Slot, slotHours } from './slot.ts'

/** What a vendor offers at a full price. */
export interface OfferedService {
  priceCents: number
  durationHours: number
}

/** What booking takes of a service's full price: the vendor's fee for its hours, in cents (M2). */
export const bookingFeeCents = (durationHours: number, feePerHourCents: number): number =>
  durationHours * feePerHourCents

/**
 * The full price that the menu shows, in cents: never below what booking takes, as a vendor may raise its hourly fee
 * after it wrote its menu.
 */
export const fullPriceCents = (
  { priceCents, durationHours }: OfferedService,
  feePerHourCents: number,
): number => Math.max(priceCents, bookingFeeCents(durationHours, feePerHourCents))

/**
 * Why a slot cannot be booked for a service, or null.
 * @param service null when it is not on the vendor's menu, or no longer.
 */
export function serviceProblem(
  service: Pick<OfferedService, 'durationHours'> | null,
  slot: Slot,
): Problem | null {
  if (!service) return problem('SERVICE_GONE')
  return slotHours(slot) === service.durationHours ? null : problem('SERVICE_DURATION')
}
