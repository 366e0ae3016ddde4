import type { ReplyOf } from '@anseo/contract/call'
import type { getVetting } from '@anseo/contract/vetting'
import { isTraderKnown, traderStanding } from '@anseo/domain/trader'
import { isFullyChecked } from '@anseo/domain/vetting-standing'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { listUnsettledOf } from '../../../modules/booking/public.ts'
import {
  findCheckedVendor,
  findTrader,
  presentChecks,
  presentTraderFile,
  readVettingFile,
  showVettedVendor,
} from '../../../modules/catalogue/public.ts'

/** Returns an application as the operator decides on it. @throws Refusal `NOT_FOUND` */
export async function showVetting(runtime: Runtime, vendorId: string): Promise<ReplyOf<typeof getVetting>> {
  const { db, clock } = runtime
  const [vendor, checked, file, answer] = await Promise.all([
    showVettedVendor(runtime, vendorId),
    findCheckedVendor(db, vendorId),
    readVettingFile(db, vendorId),
    findTrader(db, vendorId),
  ])
  if (!vendor || !checked) throw new Refusal('NOT_FOUND')
  const { mandatory } = checked
  const now = clock.now()
  const isTraderInOrder = isTraderKnown(traderStanding(answer))
  const isOffList = vendor.vetting === 'suspended'
  return {
    vendor,
    checks: presentChecks(mandatory, file, now),
    trader: presentTraderFile(answer, file.questions),
    isFullyChecked: isTraderInOrder && isFullyChecked(mandatory, file, now),
    ...(isOffList ? await listUnsettledOf(db, vendorId, now) : { unsettled: [], unsettledTotal: 0 }),
  }
}
