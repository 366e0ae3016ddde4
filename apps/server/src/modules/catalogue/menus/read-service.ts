import { type PricedItem, timeOf } from '@anseo/domain/deposit'
import { serviceProblem } from '@anseo/domain/service'
import { type Slot, slotMinutes } from '@anseo/domain/slot'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { BookedService } from '../tables/services.ts'
import { findOnMenu } from './store.ts'

/** A service that is about to be booked. */
export type WantedService = BookedService & Pick<PricedItem, 'deposit'>

/** Reads the services that a slot is wanted for, and throws like `bookedServices`. */
export async function readBookedServices(
  db: Queryable,
  vendorId: string,
  serviceIds: readonly string[],
  slot: Slot,
): Promise<WantedService[]> {
  const menu = serviceIds.length === 0 ? [] : await findOnMenu(db, vendorId, serviceIds)
  return bookedServices(menu, serviceIds, slot)
}

/**
 * The services that a slot is wanted for, in their order; none if only time is booked.
 * @param menu those of them that this vendor offers now.
 * @throws Refusal `SERVICE_GONE` when one is not on this vendor's menu, `SERVICE_DURATION` for another length.
 */
export function bookedServices(
  menu: readonly WantedService[],
  serviceIds: readonly string[],
  slot: Slot,
): WantedService[] {
  if (serviceIds.length === 0) return []
  const services = inOrder(menu, serviceIds)
  refuseOn(serviceProblem(services, slot))
  return services!
}

/**
 * Reads the services of a vendor's own booking, which may last as long as the vendor says.
 * @throws Refusal `SERVICE_GONE` when one is not on this vendor's menu.
 */
export async function readServices(
  db: Queryable,
  vendorId: string,
  serviceIds: readonly string[],
): Promise<WantedService[]> {
  if (serviceIds.length === 0) return []
  const services = inOrder(await findOnMenu(db, vendorId, serviceIds), serviceIds)
  if (!services) throw new Refusal('SERVICE_GONE')
  return services
}

/** The services in the order of their ids; null if one of them is not on the menu. */
function inOrder(menu: readonly WantedService[], serviceIds: readonly string[]): WantedService[] | null {
  const byId = new Map(menu.map((row) => [row.id, row]))
  const services = serviceIds.flatMap((id) => byId.get(id) ?? [])
  return services.length === serviceIds.length ? services : null
}

/** The basis of a booking's price: its services, or else its time. */
export const pricedItems = (services: readonly WantedService[], slot: Slot): readonly PricedItem[] =>
  services.length > 0 ? services : [timeOf(slotMinutes(slot))]

/** The columns of an appointment about its services, frozen at booking. */
export const columnsOfServices = (services: readonly WantedService[]) => ({
  serviceName: services.length > 0 ? services.map(({ name }) => name).join(', ') : null,
  services: services.map(({ id, name, priceCents, durationMinutes }) => ({
    id,
    name,
    priceCents,
    durationMinutes,
  })),
})
