import type { Problem } from './problem.ts'
import { problem } from './problem.ts'
import { type Slot, slotMinutes } from './slot.ts'

/** A service that a vendor offers at a price. */
export interface OfferedService {
  priceCents: number
  durationMinutes: number
}

/**
 * Returns why a slot cannot be booked for these services, or null.
 * @param services null if the vendor does not offer one of them, or no longer does.
 */
export function serviceProblem(
  services: readonly Pick<OfferedService, 'durationMinutes'>[] | null,
  slot: Slot,
): Problem | null {
  if (!services) return problem('SERVICE_GONE')
  const minutes = services.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0)
  return slotMinutes(slot) === minutes ? null : problem('SERVICE_DURATION')
}
