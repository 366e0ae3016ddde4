import type { OwnServiceOnWire, ServiceOnWire } from '@anseo/contract/services'
import type { Caller } from '../../http/caller.ts'
import type { Queryable } from '../../infrastructure/database/database.ts'
import type { Runtime } from '../../runtime.ts'
import { readFeePerHour } from '../vendors/read-fee.ts'
import { requireListed } from '../vendors/show-vendor.ts'
import { presentOwnService, presentService } from './present.ts'
import { findMenu } from './store.ts'

/**
 * A listed vendor's menu as everybody sees it.
 * @throws Refusal `VENDOR_NOT_FOUND`
 */
export async function showMenu({ db, clock }: Runtime, vendorId: string): Promise<ServiceOnWire[]> {
  const { feePerHourCents } = await requireListed(db, vendorId, clock.now())
  const rows = await findMenu(db, vendorId)
  return rows.map((row) => presentService(row, feePerHourCents))
}

/** The caller's own menu. */
export async function showOwnMenu(db: Queryable, { accountId }: Caller): Promise<OwnServiceOnWire[]> {
  const feePerHourCents = await readFeePerHour(db, accountId)
  const rows = await findMenu(db, accountId)
  return rows.map((row) => presentOwnService(row, feePerHourCents))
}
