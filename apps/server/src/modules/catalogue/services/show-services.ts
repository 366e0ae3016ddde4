import type { ServiceOnWire } from '@anseo/contract/services'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { requireListed } from '../vendors/require-listed.ts'
import { presentService } from './present.ts'
import { findServices } from '../service-records/store.ts'

/**
 * Returns the services of a listed vendor.
 * @throws Refusal `VENDOR_NOT_FOUND`
 */
export async function showServices({ db, clock }: Runtime, vendorId: string): Promise<ServiceOnWire[]> {
  await requireListed(db, vendorId, clock.now())
  return (await findServices(db, vendorId)).map(presentService)
}

/** Returns the caller's own services. */
export async function showOwnServices(db: Queryable, { accountId }: Caller): Promise<ServiceOnWire[]> {
  return (await findServices(db, accountId)).map(presentService)
}
