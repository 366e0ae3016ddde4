import type { BodyOf } from '@anseo/contract/call'
import type { vendorTermsCalls } from '@anseo/contract/vendor-terms'
import { earliestTerms } from '@anseo/domain/vendor-terms'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { vendorTermsAnnounced } from '../events.ts'
import { findAnnounced, insertVersion, versionsOf } from './store.ts'

const TOO_SOON = "Vendors need 15 days' notice. Choose a later day."
const NOT_AFTER = 'Choose a day after that of the latest version.'

/**
 * Announces terms for vendors and queues an email to every vendor (Regulation (EU) 2019/1150, art. 3). The version in force
 * and announced ones keep their days.
 * @throws Refusal `INVALID_REQUEST` for a day too soon or not after the latest version.
 */
export async function announceTerms(
  { transaction }: Pick<Runtime, 'transaction'>,
  { accountId }: Caller,
  { effectiveOn: version, changes, text }: BodyOf<typeof vendorTermsCalls.announce>,
): Promise<void> {
  await transaction(async (unit) => {
    const { db, now } = unit
    if (version < earliestTerms(now)) throw invalidField('effectiveOn', TOO_SOON)
    const latest = versionsOf(await findAnnounced(db))
      .toSorted()
      .at(-1)!
    const row = { version, changes, text, announcedAt: now, announcedBy: accountId }
    if (version <= latest || !(await insertVersion(db, row))) throw invalidField('effectiveOn', NOT_AFTER)
    await recordAudit(unit, {
      adminId: accountId,
      action: 'vendor-terms.announced',
      subject: { kind: 'setting', id: 'Terms for vendors' },
      details: { version: { from: latest, to: version }, changes },
    })
    await unit.publish(vendorTermsAnnounced, { version })
  })
}
