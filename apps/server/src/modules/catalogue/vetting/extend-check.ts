import type { BodyOf } from '@anseo/contract/call'
import type { extendCheck as extendCheckCall } from '@anseo/contract/vetting'
import { formatIsoDate } from '@anseo/domain/calendar-date'
import { extendedEnd, mayExtend } from '@anseo/domain/check-extension'
import { isInReview } from '@anseo/domain/vetting-standing'
import { lastValidDay } from '@anseo/domain/vetting-verdict'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { checkExtended } from '../events.ts'
import { extendCheck } from './check-store.ts'
import { followChecks } from './follow-checks.ts'
import { lockPassedCheck } from './lock-passed-check.ts'
import { readVettingFile } from './read-vetting-file.ts'

/**
 * Gives a vendor 7 more days, once, for a document that expires or has expired. The vendor stays listed or is listed again;
 * its badge no longer names the document once that has expired.
 * @returns the last of these days.
 * @throws Refusal `NOT_FOUND`; `VETTING_CHANGED` if the check may not get more days, or a newer pass replaces it.
 */
export const extendCheckOf = (
  runtime: Runtime,
  admin: Caller,
  checkId: string,
  { reason }: BodyOf<typeof extendCheckCall>,
) =>
  runtime.transaction(async (unit) => {
    const check = await lockPassedCheck(unit, checkId)
    const { expiresAt } = check
    if (!mayExtend(check, unit.now)) throw new Refusal('VETTING_CHANGED')
    const until = extendedEnd(expiresAt, unit.now)
    await extendCheck(unit.db, check, until, unit.now)
    const { vendorId, kind } = check
    const days = { from: formatIsoDate(lastValidDay(expiresAt)), to: formatIsoDate(lastValidDay(until)) }
    await recordAudit(unit, {
      adminId: admin.accountId,
      action: 'check.extended',
      subject: { kind: 'vendor', id: vendorId },
      reason,
      details: { check: kind, 'last day': days },
    })
    await unit.publish(checkExtended, {
      vendorId,
      kind,
      documentEndsAt: expiresAt,
      until,
      isInReview: isInReview(kind, await readVettingFile(unit.db, vendorId)),
    })
    await followChecks(unit, admin.accountId, vendorId)
    return lastValidDay(until)
  })
