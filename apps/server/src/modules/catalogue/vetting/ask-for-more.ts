import type { BodyOf } from '@anseo/contract/call'
import type { askForMore as askForMoreCall } from '@anseo/contract/traders'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { questionAsked } from '../events.ts'
import { lockVendor } from '../vendors/lock-vendor.ts'
import { insertQuestion } from '../questions/question-store.ts'
import { findCheckedVendor } from './vendor-store.ts'

/**
 * Asks a vendor for more, with a reason that it is notified of (D5). Approved checks stay approved meanwhile.
 * @throws Refusal `NOT_FOUND`; `VETTING_CHANGED` when another admin asks the same at the same instant.
 */
export const askForMore = (
  runtime: Runtime,
  admin: Caller,
  vendorId: string,
  { about, reason }: BodyOf<typeof askForMoreCall>,
) =>
  runtime.transaction(async (unit) => {
    await lockVendor(unit.db, vendorId)
    if (!(await findCheckedVendor(unit.db, vendorId))) throw new Refusal('NOT_FOUND')
    const asked = { vendorId, about, reason, askedAt: unit.now, askedBy: admin.accountId }
    if (!(await insertQuestion(unit.db, asked))) throw new Refusal('VETTING_CHANGED')
    await recordAudit(unit, {
      adminId: admin.accountId,
      action: 'vendor.asked-for-more',
      subject: { kind: 'vendor', id: vendorId },
      reason,
      details: { about: about === 'trader' ? 'Trader details' : CHECK_NAMES[about] },
    })
    await unit.publish(questionAsked, { vendorId, about, reason })
  })
