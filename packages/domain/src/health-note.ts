import { HEALTH_LINK_DAYS } from './limits.ts'
import { type Problem, problem } from './problem.ts'

/** By an emailed link, which the client answered; or in person, as the vendor states. */
export const CONSENT_WAYS = ['link', 'in person'] as const
export type ConsentWay = (typeof CONSENT_WAYS)[number]

/** A client's consent to notes about health (B9). */
export interface HealthConsent {
  way: ConsentWay
  givenAt: Date
}

/** The stored note about a client's health: the consent, and when it was taken back. */
export interface HealthFacts {
  consent: HealthConsent | null
  withdrawnAt: Date | null
  linkSentAt: Date | null
}

/** A vendor's change: an undefined field stays, null removes it. */
export interface HealthChange {
  note: string | null | undefined
  consent: HealthConsent | null | undefined
}

/**
 * Returns the consent that stands after a vendor's change, null if none does, or the problem `CONSENT_NEEDED` (B9). A
 * vendor can state only what was said in person, and after the client last took consent back; by a link consents the
 * client alone.
 */
export function consentAfter(
  { consent, withdrawnAt }: HealthFacts,
  { note, consent: stated }: HealthChange,
): HealthConsent | null | Problem {
  if (stated === null) return note ? problem('CONSENT_NEEDED') : null
  if (stated?.way === 'in person' && consent?.way !== 'link') {
    return withdrawnAt && stated.givenAt <= withdrawnAt ? problem('CONSENT_NEEDED') : stated
  }
  const isMissing = consent === null && (note || stated)
  return isMissing ? problem('CONSENT_NEEDED') : consent
}

const LINK_MS = HEALTH_LINK_DAYS * 86_400_000

/** Returns whether an emailed link still opens the note: while consent stands, and 30 days after each other step. */
export function isHealthLinkLive({ consent, withdrawnAt, linkSentAt }: HealthFacts, now: Date): boolean {
  const last = Math.max(withdrawnAt?.getTime() ?? 0, linkSentAt?.getTime() ?? 0)
  return consent !== null || now.getTime() < last + LINK_MS
}
