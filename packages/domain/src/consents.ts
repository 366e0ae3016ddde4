import { POLICY_VERSION } from './limits.ts'

/** The documents that somebody accepts by opening an account. */
export const CONSENT_DOCUMENTS = ['terms', 'privacy'] as const
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number]

/** The version of each that holds now, as the day it took effect; who accepted an older one is asked once more. */
export const CURRENT_VERSIONS: Readonly<Record<ConsentDocument, string>> = {
  terms: POLICY_VERSION,
  privacy: POLICY_VERSION,
}

/** An accepted document, and the instant of acceptance. */
export interface Consent {
  document: ConsentDocument
  version: string
  acceptedAt: Date
}

/** The documents that somebody has not accepted in the version that holds now. */
export const outdatedDocuments = (
  accepted: readonly Pick<Consent, 'document' | 'version'>[],
  current = CURRENT_VERSIONS,
): ConsentDocument[] =>
  CONSENT_DOCUMENTS.filter(
    (document) => !accepted.some((one) => one.document === document && one.version === current[document]),
  )
