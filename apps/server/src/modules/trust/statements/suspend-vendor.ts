import type { suspendVendor } from '@anseo/contract/administration'
import type { BodyOf } from '@anseo/contract/call'
import { FAIR_USE_CLAUSE } from '@anseo/domain/moderation'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { suspend } from '../../catalogue/public.ts'
import { issueStatement } from './issue-statement.ts'

/** For a call without a reason, which is older than statements of reasons. */
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
  { reason, from, ground, provision = FAIR_USE_CLAUSE }: BodyOf<typeof suspendVendor>,
): Promise<boolean> =>
  transaction(async (unit) => {
    if (!(await suspend(unit, adminId, vendorId, { reason, from }))) return false
    const facts = reason ?? NO_FACTS
    await issueStatement(unit, { accountId: vendorId, measure: 'suspend', ground, provision, facts, adminId })
    return true
  })
