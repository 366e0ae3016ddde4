import type { BodyOf } from '@anseo/contract/call'
import type { checkTrader as checkTraderCall } from '@anseo/contract/traders'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { lockVendor } from '../vendors/lock-vendor.ts'
import { findTrader, recordTraderCheck } from './store.ts'

/**
 * Records that an operator has checked a trader's details, and how: best efforts that the law asks for (DSA art. 30(2)).
 * @throws Refusal `NOT_FOUND` without details of a trader; `VETTING_CHANGED` if they have changed since they were read.
 */
export const checkTrader = (
  runtime: Runtime,
  admin: Caller,
  vendorId: string,
  { how, statedAt }: BodyOf<typeof checkTraderCall>,
) =>
  runtime.transaction(async (unit) => {
    await lockVendor(unit.db, vendorId)
    const found = await findTrader(unit.db, vendorId)
    if (!found?.isTrader) throw new Refusal('NOT_FOUND')
    if (statedAt !== undefined && statedAt !== found.statedAt.toISOString()) {
      throw new Refusal('VETTING_CHANGED')
    }
    await recordTraderCheck(unit.db, vendorId, admin.accountId, unit.now)
    await recordAudit(unit, {
      adminId: admin.accountId,
      action: 'trader.checked',
      subject: { kind: 'vendor', id: vendorId },
      reason: how,
    })
  })
