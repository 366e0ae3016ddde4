import type { AskedAbout } from '@anseo/domain/asked-for-more'
import type { GridRules } from '@anseo/domain/booking-rules'
import type { CheckKind } from '@anseo/domain/vetting-checks'
import { job } from '../../platform/jobs/job.ts'
import { event } from '../../platform/unit-of-work/event.ts'

/** Terms for vendors were announced, named by the day on which they take effect. */
export const vendorTermsAnnounced = event<{ version: string }>('vendor-terms.announced')

/** An admin has decided on a vendor. */
export const vendorVetted = event<{
  vendorId: string
  decision: 'verified' | 'rejected' | 'suspended'
  reason: string | null
  adminId: string
}>('vendor.vetted')

/** A vendor was delisted by an admin or because a check has expired; `reason` is for its clients (L7). */
export const vendorDelisted = event<{ vendorId: string; reason: string | null }>('vendor.delisted')

/** A vendor was delisted because a mandatory check has expired; `vendorDelisted` comes before. */
export const vendorLapsed = event<{ vendorId: string; reason: string }>('vendor.lapsed')

/** A vendor's free times may have changed: other buffer or notice, bookings opened or closed, listed again. */
export const calendarRulesChanged = event<{
  vendorId: string
  /** The rules until then; null for a vendor that took no bookings. */
  before: Pick<GridRules, 'bufferMinutes' | 'noticeHours'> | null
}>('vendor.calendarRulesChanged')

/** A vendor is reminded that a check expires or has expired. */
export const checkEndsSoon = event<{
  vendorId: string
  kind: CheckKind
  expiresAt: Date
  /** True if an operator has given more days, which end at `expiresAt`. */
  isExtended: boolean
  isMandatory: boolean
  /** True if a newer document waits for the operator. */
  isInReview: boolean
}>('check.endsSoon')

/** An operator asks a vendor for more; approved checks stay approved. */
export const moreAsked = event<{ vendorId: string; about: AskedAbout; reason: string }>('vendor.moreAsked')

/** A vendor has sent what an operator asked for. */
export const questionAnswered = event<{ vendorId: string }>('vendor.questionAnswered')

/** A trader has changed details that an operator had checked. */
export const traderChanged = event<{ vendorId: string }>('trader.changed')

/** An admin has rejected the documents of a check. */
export const checkFailed = event<{ vendorId: string; kind: CheckKind; reason: string }>('check.failed')

/** An operator has given a vendor more days, to `until`, for a document that ends at `documentEndsAt`. */
export const checkExtended = event<{
  vendorId: string
  kind: CheckKind
  documentEndsAt: Date
  until: Date
  /** True if a newer document waits for the operator. */
  isInReview: boolean
}>('check.extended')

/** Follows a change of the mandatory checks of a speciality, for each of its vendors. */
export const followMandatoryJob = job<{ name: string; adminId: string }>('follow-mandatory-checks')

/** Makes the public files of a photo of work. Encoding is slow, so it has a worker of its own. */
export const makeRenditionsJob = job<{ photoId: string }>('make-renditions', { ownWorkers: 1 })
