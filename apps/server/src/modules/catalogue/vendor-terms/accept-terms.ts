import { termsState } from '@anseo/domain/vendor-terms'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findAnnounced, insertConsent, versionsOf } from './store.ts'

/**
 * Records that a vendor accepts the current version of its terms, or a coming one.
 * @throws Refusal `TERMS_CHANGED` for any other.
 */
export async function acceptTerms(
  { transaction }: Pick<Runtime, 'transaction'>,
  { accountId: vendorId }: Caller,
  version: string,
): Promise<void> {
  await transaction(async ({ db, now }) => {
    const versions = versionsOf(await findAnnounced(db))
    if (!versions.includes(version) || termsState(version, versions, now) === 'past') {
      throw new Refusal('TERMS_CHANGED')
    }
    await insertConsent(db, { vendorId, version, acceptedAt: now })
  })
}
