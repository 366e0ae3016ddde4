import type { QuestionSubject } from '@anseo/domain/vetting-question'
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

/** A vendor's free times may have changed: it changed its buffer or notice, opened or closed bookings, or is listed again. */
export const calendarRulesChanged = event<{
  vendorId: string
  /** The rules before the change; null for a vendor that took no bookings. */
  before: Pick<GridRules, 'bufferMinutes' | 'noticeHours'> | null
}>('vendor.calendarRulesChanged')

/** A vendor has to be reminded that a check expires soon or has expired. */
export const checkExpiryReminded = event<{
  vendorId: string
  kind: CheckKind
  expiresAt: Date
  /** True if an operator has given more days, which end at `expiresAt`. */
  isExtended: boolean
  isMandatory: boolean
  /** True if a newer document waits for the operator. */
  isInReview: boolean
}>('check.endsSoon')

/** An operator has asked a vendor for another document or for corrected details; approved checks stay approved. */
export const questionAsked = event<{ vendorId: string; about: QuestionSubject; reason: string }>(
  'vendor.questionAsked',
)

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
