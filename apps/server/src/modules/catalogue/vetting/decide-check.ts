import type { BodyOf } from '@anseo/contract/call'
import type { decideCheck } from '@anseo/contract/vetting'
import { formatIsoDate } from '@anseo/domain/calendar-date'
import { endOfValidity, lastDayOf, verdictProblem } from '@anseo/domain/vetting-verdict'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockVendor } from '../vendors/lock-vendor.ts'
import { recordAudit } from '../../audit/public.ts'
import { insertVerdict } from './check-store.ts'
import { followChecks } from './follow-checks.ts'
import { lastSubmission } from './last-submission.ts'
import { readVettingFile } from './read-vetting-file.ts'
import { findCheckedVendor } from './vendor-store.ts'
import { checkFailed } from '../events.ts'

type Verdict = Omit<BodyOf<typeof decideCheck>, 'submittedAt'>

const CHANGED_SINCE_VIEWED = 'The vendor has sent or removed something since. Close this and look again.'

/**
 * Records an admin's verdict on the documents for one check. A vendor that was delisted because a check had expired is
 * listed again once no mandatory check is expired.
 * @throws Refusal `INVALID_REQUEST`, `NOT_FOUND`; `VETTING_CHANGED` if the vendor's newest submission is not the one that
 * the admin's page showed, or another admin decides at the same instant.
 */
export const decideCheckOf = (
  runtime: Runtime,
  admin: Caller,
  vendorId: string,
  { submittedAt, ...verdict }: BodyOf<typeof decideCheck>,
) =>
  runtime.transaction(async (unit) => {
    const problem = verdictProblem(verdict, unit.now)
    if (problem) throw invalidField(problem.field, problem.text)
    await lockVendor(unit.db, vendorId)
    const vendor = await findCheckedVendor(unit.db, vendorId)
    if (!vendor) throw new Refusal('NOT_FOUND')
    const newest = lastSubmission(verdict.kind, await readVettingFile(unit.db, vendorId))
    if (submittedAt !== undefined && submittedAt !== (newest?.toISOString() ?? null)) {
      throw new Refusal('VETTING_CHANGED', { message: CHANGED_SINCE_VIEWED })
    }
    await recordVerdict(unit, admin, vendorId, verdict)
    if (verdict.outcome === 'failed') {
      const { kind, reason = '' } = verdict
      await unit.publish(checkFailed, { vendorId, kind, reason })
      return
    }
    await followChecks(unit, admin.accountId, vendorId)
  })

async function recordVerdict(unit: UnitOfWork, admin: Caller, vendorId: string, verdict: Verdict) {
  const { kind, outcome, reason, organisation, vettedOn } = verdict
  const isPass = outcome === 'passed'
  const day = isPass ? lastDayOf(verdict) : null
  const vetting = isPass && kind === 'garda-vetting' ? { organisation, vettedOn } : {}
  const written = await insertVerdict(unit.db, {
    vendorId,
    kind,
    outcome,
    reason: outcome === 'failed' ? reason : null,
    checkedAt: unit.now,
    checkedBy: admin.accountId,
    expiresAt: day && endOfValidity(day),
    ...vetting,
  })
  if (!written) throw new Refusal('VETTING_CHANGED')
  await recordAudit(unit, {
    adminId: admin.accountId,
    action: `check.${outcome}`,
    subject: { kind: 'vendor', id: vendorId },
    reason,
    details: {
      check: kind,
      ...(day && { 'last day': formatIsoDate(day) }),
      ...(vetting.organisation && { organisation, 'vetted on': vettedOn }),
    },
  })
}
