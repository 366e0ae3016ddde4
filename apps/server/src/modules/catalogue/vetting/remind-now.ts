import { reminderProblem } from '@anseo/domain/check-reminders'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { recordReminderNow } from './check-store.ts'
import { lockPassedCheck } from './lock-passed-check.ts'
import { remindOf } from './remind-of-checks.ts'

/**
 * Reminds a vendor of a check that has expired or will within 30 days, in addition to the scheduled reminders.
 * @throws Refusal `NOT_FOUND`; `VETTING_CHANGED` if the check expires later or not at all, the last reminder is less
 * than a day old, or a newer pass replaces it.
 */
export const remindNow = (runtime: Runtime, admin: Caller, checkId: string) =>
  runtime.transaction(async (unit) => {
    const check = await lockPassedCheck(unit, checkId)
    const problem = reminderProblem(check, unit.now)
    if (problem !== null) throw new Refusal('VETTING_CHANGED', { message: problem })
    await recordReminderNow(unit.db, check.id, unit.now)
    await recordAudit(unit, {
      adminId: admin.accountId,
      action: 'check.reminded',
      subject: { kind: 'vendor', id: check.vendorId },
      details: { check: CHECK_NAMES[check.kind] },
    })
    await remindOf(unit, check)
  })
