import type { suspendVendor } from '@anseo/contract/administration'
import type { BodyOf } from '@anseo/contract/call'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { suspend } from '../../catalogue/public.ts'
import { issueStatement } from './issue-statement.ts'
import { reasonsOf } from './reasons.ts'

/** The facts for a call without a reason, as clients of the API made before statements of reasons existed. */
const NO_FACTS = 'We found that your profile is not compatible with the clause named here.'

/**
 * Suspends a vendor as an admin (L7), with a statement of reasons (D6).
 * @returns whether it was decided now.
 * @throws Refusal `NOT_FOUND`, `VETTING_CHANGED`
 */
export const suspendVendorOf = (
  { transaction }: Runtime,
  { accountId: adminId }: Caller,
  vendorId: string,
  { reason, from, ...sent }: BodyOf<typeof suspendVendor>,
): Promise<boolean> =>
  transaction(async (unit) => {
    const reasons = reasonsOf(sent, reason ?? NO_FACTS, unit.now)
    if (!(await suspend(unit, adminId, vendorId, { reason, from }))) return false
    await issueStatement(unit, { accountId: vendorId, measure: 'suspend', ...reasons, adminId })
    return true
  })
