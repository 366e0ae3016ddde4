import type { ReplyOf } from '@anseo/contract/call'
import type { getBadge } from '@anseo/contract/vetting'
import { checksBehindBadge } from '@anseo/domain/vetting-standing'
import type { Runtime } from '../../../platform/runtime.ts'
import { requireListed } from '../vendors/require-listed.ts'
import { findVerdicts } from './check-store.ts'

/**
 * Returns the checks behind the badge of a listed vendor. Which checks passed and when is public; documents are not.
 * @throws Refusal `VENDOR_NOT_FOUND`
 */
export async function showBadge({ db, clock }: Runtime, vendorId: string): Promise<ReplyOf<typeof getBadge>> {
  const now = clock.now()
  await requireListed(db, vendorId, now)
  const checks = checksBehindBadge(await findVerdicts(db, vendorId), now)
  return {
    checks: checks.map(({ kind, checkedAt, expiresAt }) => ({
      kind,
      checkedAt: checkedAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
  }
}
