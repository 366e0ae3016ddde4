import { HEALTH_LINK_DAYS } from './limits.ts'
import { type Problem, problem } from './problem.ts'

/** The ways in which a client can consent: by answering an emailed link, or in person, as the vendor states. */
export const CONSENT_WAYS = ['link', 'in person'] as const
export type ConsentWay = (typeof CONSENT_WAYS)[number]

/** A client's consent to notes about health (B9). */
export interface HealthConsent {
  way: ConsentWay
  givenAt: Date
}

/** The consent to a note about a client's health, when it was last withdrawn, and when the link was last emailed. */
export interface HealthFacts {
  consent: HealthConsent | null
  withdrawnAt: Date | null
  linkSentAt: Date | null
}

/** A vendor's change: undefined leaves a field as it is, null removes it. */
export interface HealthChange {
  note: string | null | undefined
  consent: HealthConsent | null | undefined
}

/**
 * Returns the consent after a vendor's change, null if there is none, or the problem `CONSENT_NEEDED` (B9). A vendor can
 * state only a consent in person that was given after the client last withdrew one; by a link, only the client consents.
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

/** Returns whether an emailed link still opens the note: during consent, and 30 days after the link was sent or consent withdrawn. */
export function isHealthLinkLive({ consent, withdrawnAt, linkSentAt }: HealthFacts, now: Date): boolean {
  const last = Math.max(withdrawnAt?.getTime() ?? 0, linkSentAt?.getTime() ?? 0)
  return consent !== null || now.getTime() < last + LINK_MS
}
