import { serviceProblem } from '@anseo/domain/service'
import type { Slot } from '@anseo/domain/slot'
import { Refusal, refuseOn } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { findOnMenu, type ServiceRow } from './store.ts'

/** The columns of an appointment about its booked services; null if only time is booked. */
interface BookedServices {
  serviceName: string | null
  priceCents: number | null
}

/** Reads the services that a slot is wanted for, and throws like `bookedServices`. */
export async function readBookedServices(
  db: Queryable,
  vendorId: string,
  serviceIds: readonly string[],
  slot: Slot,
): Promise<BookedServices> {
  const menu = serviceIds.length === 0 ? [] : await findOnMenu(db, vendorId, serviceIds)
  return bookedServices(menu, serviceIds, slot)
}

/**
 * The services that a slot is wanted for.
 * @param menu those of them that this vendor offers now.
 * @throws Refusal `SERVICE_GONE` when one is not on this vendor's menu, `SERVICE_DURATION` for another length.
 */
export function bookedServices(
  menu: readonly Pick<ServiceRow, 'id' | 'name' | 'priceCents' | 'durationMinutes'>[],
  serviceIds: readonly string[],
  slot: Slot,
): BookedServices {
  if (serviceIds.length === 0) return NO_SERVICES
  const services = inOrder(menu, serviceIds)
  refuseOn(serviceProblem(services, slot))
  return summed(services!)
}

/**
 * Reads the services of a vendor's own booking, which may last as long as the vendor says.
 * @throws Refusal `SERVICE_GONE` when one is not on this vendor's menu.
 */
export async function readServices(
  db: Queryable,
  vendorId: string,
  serviceIds: readonly string[],
): Promise<BookedServices> {
  if (serviceIds.length === 0) return NO_SERVICES
  const services = inOrder(await findOnMenu(db, vendorId, serviceIds), serviceIds)
  if (!services) throw new Refusal('SERVICE_GONE')
  return summed(services)
}

const NO_SERVICES: BookedServices = { serviceName: null, priceCents: null }

/** The services in the order of their ids; null if one of them is not on the menu. */
function inOrder<Service extends { id: string }>(
  menu: readonly Service[],
  serviceIds: readonly string[],
): Service[] | null {
  const byId = new Map(menu.map((row) => [row.id, row]))
  const services = serviceIds.flatMap((id) => byId.get(id) ?? [])
  return services.length === serviceIds.length ? services : null
}

const summed = (services: readonly Pick<ServiceRow, 'name' | 'priceCents'>[]): BookedServices => ({
  serviceName: services.map(({ name }) => name).join(', '),
  priceCents: services.reduce((sum, { priceCents }) => sum + priceCents, 0),
})
