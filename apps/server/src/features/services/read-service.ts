import { fullPriceCents, serviceProblem } from '@anseo/domain/service'
import type { Slot } from '@anseo/domain/slot'
import { refuseOn } from '../../http/refusal.ts'
import type { Queryable } from '../../infrastructure/database/database.ts'
import { findOnMenu } from './store.ts'

/**
 * What an appointment keeps of the service that it is booked for; nothing without one.
 * @throws Refusal `SERVICE_GONE` when it is not on this vendor's menu, `SERVICE_DURATION` for another length.
 */
export async function readBookedService(
  db: Queryable,
  vendor: { id: string; feePerHourCents: number },
  serviceId: string | undefined,
  slot: Slot,
): Promise<{ serviceName?: string; fullPriceCents?: number }> {
  if (serviceId === undefined) return {}
  const service = await findOnMenu(db, vendor.id, serviceId)
  refuseOn(serviceProblem(service, slot))
  return { serviceName: service!.name, fullPriceCents: fullPriceCents(service!, vendor.feePerHourCents) }
}
