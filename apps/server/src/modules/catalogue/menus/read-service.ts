import { serviceProblem } from '@anseo/domain/service'
import type { Slot } from '@anseo/domain/slot'
import { refuseOn } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { findOnMenu } from './store.ts'

/** The columns of an appointment about its booked services; null if only time is booked. */
interface BookedServices {
  serviceName: string | null
  priceCents: number | null
}

/**
 * Reads the services that a slot is wanted for.
 * @throws Refusal `SERVICE_GONE` when one is not on this vendor's menu, `SERVICE_DURATION` for another length.
 */
export async function readBookedServices(
  db: Queryable,
  vendorId: string,
  serviceIds: readonly string[],
  slot: Slot,
): Promise<BookedServices> {
  if (serviceIds.length === 0) return { serviceName: null, priceCents: null }
  const menu = new Map((await findOnMenu(db, vendorId, serviceIds)).map((row) => [row.id, row]))
  const services = serviceIds.flatMap((id) => menu.get(id) ?? [])
  refuseOn(serviceProblem(services.length === serviceIds.length ? services : null, slot))
  return {
    serviceName: services.map(({ name }) => name).join(', '),
    priceCents: services.reduce((sum, { priceCents }) => sum + priceCents, 0),
  }
}
