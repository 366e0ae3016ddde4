import type {
  AdminVendorTermsOnWire,
  OwnVendorTermsOnWire,
  VendorTermsOnWire,
} from '@anseo/contract/vendor-terms'
import { earliestTerms, FIRST_VENDOR_TERMS, termsState } from '@anseo/domain/vendor-terms'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { firstTermsText } from './first-terms.ts'
import { countConsents, findAnnounced, findConsentsOf, versionsOf } from './store.ts'

/** Lists all versions of the terms for vendors, the latest first. */
export async function listTerms({ db, clock, settings }: Runtime): Promise<VendorTermsOnWire[]> {
  const rows = await findAnnounced(db)
  const now = clock.now()
  const versions = versionsOf(rows)
  const first = {
    version: FIRST_VENDOR_TERMS,
    changes: '',
    text: firstTermsText(settings.current.brand),
    announcedAt: null,
  }
  const announced = rows.map(({ version, changes, text, announcedAt }) => ({
    version,
    changes,
    text,
    announcedAt: announcedAt.toISOString(),
  }))
  return [first, ...announced]
    .toSorted((a, b) => (a.version < b.version ? 1 : -1))
    .map((one) => ({ ...one, state: termsState(one.version, versions, now) }))
}

/** Lists the same for a vendor, with when it accepted each. */
export async function listOwnTerms(runtime: Runtime, { accountId }: Caller): Promise<OwnVendorTermsOnWire[]> {
  const consents = await findConsentsOf(runtime.db, accountId)
  return (await listTerms(runtime)).map((one) => ({
    ...one,
    acceptedAt: consents.get(one.version)?.toISOString() ?? null,
  }))
}

/** Lists the same for the operator, with how many vendors accepted each, and the first day for another. */
export async function listTermsForAdmin(
  runtime: Runtime,
): Promise<{ versions: AdminVendorTermsOnWire[]; vendors: number; earliest: string }> {
  const { vendors, acceptedOf } = await countConsents(runtime.db)
  const versions = (await listTerms(runtime)).map((one) => ({ ...one, accepted: acceptedOf(one.version) }))
  return { versions, vendors, earliest: earliestTerms(runtime.clock.now()) }
}
