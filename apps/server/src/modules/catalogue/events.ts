import type { CheckKind } from '@anseo/domain/vetting-checks'
import { event } from '../../platform/unit-of-work/event.ts'

/** An admin has decided on a vendor. */
export const vendorVetted = event<{
  vendorId: string
  decision: 'verified' | 'rejected' | 'suspended'
  reason: string | null
}>('vendor.vetted')

/** A check that the vendor needs has ended; `paidCount` paid appointments are left to settle (L7). */
export const vendorLapsed = event<{ vendorId: string; reason: string; paidCount: number }>('vendor.lapsed')

export const checkEndsSoon = event<{
  vendorId: string
  kind: CheckKind
  expiresAt: Date
  isMandatory: boolean
  /** A newer paper waits for the operator. */
  isInReview: boolean
}>('check.endsSoon')

export const checkFailed = event<{ vendorId: string; kind: CheckKind; reason: string }>('check.failed')
