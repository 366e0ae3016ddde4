import type { VettingState } from '@anseo/contract/administration'
import type { vendor } from '../modules/catalogue/tables/vendors.ts'

type Decided = Pick<typeof vendor.$inferSelect, 'suspendedAt' | 'verifiedAt' | 'rejectedAt'>

/** Returns the vetting state of a vendor; a suspension outranks a verification, which outranks a rejection. */
export function vettingOf({ suspendedAt, verifiedAt, rejectedAt }: Decided): VettingState {
  if (suspendedAt) return 'suspended'
  if (verifiedAt) return 'verified'
  return rejectedAt ? 'rejected' : 'pending'
}
