import type { ServiceOnWire } from '@anseo/contract/services'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { requireListed } from '../vendors/require-listed.ts'
import { presentService } from './present.ts'
import { findMenu } from '../menus/store.ts'

/**
 * Returns the services of a listed vendor.
 * @throws Refusal `VENDOR_NOT_FOUND`
 */
export async function showMenu({ db, clock }: Runtime, vendorId: string): Promise<ServiceOnWire[]> {
  await requireListed(db, vendorId, clock.now())
  return (await findMenu(db, vendorId)).map(presentService)
}

/** The caller's own menu. */
export async function showOwnMenu(db: Queryable, { accountId }: Caller): Promise<ServiceOnWire[]> {
  return (await findMenu(db, accountId)).map(presentService)
}
