import { type PricedItem, timeOf } from '@anseo/domain/deposit'
import { serviceProblem } from '@anseo/domain/service'
import { type Slot, slotMinutes } from '@anseo/domain/slot'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { BookedService } from '../tables/services.ts'
import { findOffered } from './store.ts'

/** A service that is about to be booked. */
export type WantedService = BookedService & Pick<PricedItem, 'deposit'>

/** Reads the services to be booked for a slot; throws like `bookedServices`. */
export async function readBookedServices(
  db: Queryable,
  vendorId: string,
  serviceIds: readonly string[],
  slot: Slot,
): Promise<WantedService[]> {
  const offered = serviceIds.length === 0 ? [] : await findOffered(db, vendorId, serviceIds)
  return bookedServices(offered, serviceIds, slot)
}

/**
 * Returns the services to be booked for a slot, in their order; none if only time is booked.
 * @param offered those of them that the vendor offers now.
 * @throws Refusal `SERVICE_GONE` if this vendor doesn't offer one, `SERVICE_DURATION` for another length.
 */
export function bookedServices(
  offered: readonly WantedService[],
  serviceIds: readonly string[],
  slot: Slot,
): WantedService[] {
  if (serviceIds.length === 0) return []
  const services = inOrder(offered, serviceIds)
  refuseOn(serviceProblem(services, slot))
  return services!
}

/**
 * Reads the services of a vendor's own booking, which may last as long as the vendor says.
 * @throws Refusal `SERVICE_GONE` if this vendor doesn't offer one.
 */
export async function readOwnBookingServices(
  db: Queryable,
  vendorId: string,
  serviceIds: readonly string[],
): Promise<WantedService[]> {
  if (serviceIds.length === 0) return []
  const services = inOrder(await findOffered(db, vendorId, serviceIds), serviceIds)
  if (!services) throw new Refusal('SERVICE_GONE')
  return services
}

/** Returns the services in the order of their ids; null if one of them is not offered. */
function inOrder(offered: readonly WantedService[], serviceIds: readonly string[]): WantedService[] | null {
  const byId = new Map(offered.map((row) => [row.id, row]))
  const services = serviceIds.flatMap((id) => byId.get(id) ?? [])
  return services.length === serviceIds.length ? services : null
}

/** Returns what a booking's price is made of: its services, or else its time. */
export const pricedItems = (services: readonly WantedService[], slot: Slot): readonly PricedItem[] =>
  services.length > 0 ? services : [timeOf(slotMinutes(slot))]

/** Returns the columns of an appointment about its services, frozen at booking. */
export const columnsOfServices = (services: readonly WantedService[]) => ({
  serviceName: services.length > 0 ? services.map(({ name }) => name).join(', ') : null,
  services: services.map(({ id, name, priceCents, durationMinutes }) => ({
    id,
    name,
    priceCents,
    durationMinutes,
  })),
})
