import type { LockedVetting } from './vetting-store.ts'

/**
 * Returns whether a vendor is suspended only until it renews a check or keeps its account, so that an admin can still suspend
 * it by decision. An erased vendor, which has no address, never returns.
 */
export const mayReturn = ({
  suspendedFor,
  verifiedAt,
  emailVerifiedAt,
}: Pick<LockedVetting, 'suspendedFor' | 'verifiedAt' | 'emailVerifiedAt'>): boolean =>
  suspendedFor !== null && suspendedFor !== 'decision' && verifiedAt !== null && emailVerifiedAt !== null
