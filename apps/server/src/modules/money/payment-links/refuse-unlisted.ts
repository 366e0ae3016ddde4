import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { isVendorListed } from '../../catalogue/public.ts'
import { isClosing } from '../../identity/public.ts'

/**
 * Refuses vendors who are not vetted, or are leaving: they take no cards through us.
 * @throws Refusal `NOT_LISTED`, `ACCOUNT_CLOSING`
 */
export async function refuseUnlisted({ db, now }: UnitOfWork, vendorId: string): Promise<void> {
  if (await isClosing(db, vendorId)) throw new Refusal('ACCOUNT_CLOSING')
  if (!(await isVendorListed(db, vendorId, now))) throw new Refusal('NOT_LISTED')
}
