import { event } from '../../platform/unit-of-work/event.ts'
import type { Role } from '@anseo/domain/role'
import { job } from '../../platform/jobs/job.ts'

/** A vendor has applied, and owns the address that it gave. */
export const vendorApplied = event<{ vendorId: string }>('vendor.applied')

/** The operator has blocked a client: what it has begun and what is to come ends in this transaction (D6). */
export const accountBlocked = event<{ accountId: string; adminId: string }>('account.blocked')

/** Sessions of an account have ended, for any reason: `isLogOut` if the one that ended itself. */
export const sessionsEnded = event<{ accountId: string; sessionIds: string[]; isLogOut?: true }>(
  'sessions.ended',
)

/**
 * All sessions of an account have ended but the one that asked, if any: what one of them may have made ends too (A4).
 */
export const otherSessionsEnded = event<{ accountId: string }>('sessions.othersEnded')

/**
 * Emails a link to the account of an address, if there is one. As a job it hides by its timing whether there is (A3). A
 * verification link continues to the page `next` of the site (C2).
 */
export const mailLinkJob = job<{
  role: Role
  email: string
  purpose: 'verify' | 'reset'
  next?: string | undefined
}>('mail-link')

/** Emails a login code to an address, for the browser that requested it. */
export const mailLoginCodeJob = job<{ email: string; browser: string; browserKnown: boolean }>(
  'mail-login-code',
)

/** Makes the smaller files of a photo that goes with a message or a review. */
export const renderAttachedPhotoJob = job<{ photoId: string }>('render-attached')
