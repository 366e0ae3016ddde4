import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { setVerified } from './account-store.ts'
import type { Role } from '@anseo/domain/role'
import { vendorApplied } from '../events.ts'

/** Marks an address as verified; for a vendor this is also the moment of application. */
export async function markVerified(unit: UnitOfWork, role: Role, accountId: string): Promise<void> {
  const isFirst = await setVerified(unit.db, accountId, unit.now)
  if (isFirst && role === 'vendor') await unit.publish(vendorApplied, { vendorId: accountId })
}
