import type { Problem } from './problem.ts'
import { problem } from './problem.ts'
import { type Slot, slotHours } from './slot.ts'

/** A service that a vendor offers at a price. */
export interface OfferedService {
  priceCents: number
  durationHours: number
}

/**
 * Returns why a slot cannot be booked for these services, or null.
 * @param services null if the vendor does not offer one of them, or no longer does.
 */
export function serviceProblem(
  services: readonly Pick<OfferedService, 'durationHours'>[] | null,
  slot: Slot,
): Problem | null {
  if (!services) return problem('SERVICE_GONE')
  const hours = services.reduce((sum, { durationHours }) => sum + durationHours, 0)
  return slotHours(slot) === hours ? null : problem('SERVICE_DURATION')
}
