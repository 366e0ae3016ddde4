import type { ReplyOf } from '@anseo/contract/call'
import type { getVetting } from '@anseo/contract/vetting'
import { isFullyChecked } from '@anseo/domain/vetting-standing'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { listUnsettledOf } from '../../../modules/booking/public.ts'
import {
  findCheckedVendor,
  presentChecks,
  readVettingFile,
  showVettedVendor,
} from '../../../modules/catalogue/public.ts'

/**
 * An application as the operator decides on it.
 * @throws Refusal `NOT_FOUND`
 */
export async function showVetting(runtime: Runtime, vendorId: string): Promise<ReplyOf<typeof getVetting>> {
  const { db, clock } = runtime
  const [vendor, checked, file] = await Promise.all([
    showVettedVendor(runtime, vendorId),
    findCheckedVendor(db, vendorId),
    readVettingFile(db, vendorId),
  ])
  if (!vendor || !checked) throw new Refusal('NOT_FOUND')
  const { mandatory } = checked
  const now = clock.now()
  const isOffList = vendor.vetting === 'suspended'
  return {
    success: true,
    vendor,
    checks: presentChecks(mandatory, file, now),
    isFullyChecked: isFullyChecked(mandatory, file, now),
    unsettled: isOffList ? await listUnsettledOf(db, vendorId, now) : [],
  }
}
