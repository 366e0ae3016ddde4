import { POLICY_VERSION } from './limits.ts'

/** The documents that a person accepts by opening an account. */
export const CONSENT_DOCUMENTS = ['terms', 'privacy'] as const
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number]

/** The current version of each, named by the day it took effect; accounts with an older one are asked again. */
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

/** Returns the documents whose current version an account has not accepted. */
export const outdatedDocuments = (
  accepted: readonly Pick<Consent, 'document' | 'version'>[],
): ConsentDocument[] =>
  CONSENT_DOCUMENTS.filter(
    (current) =>
      !accepted.some(
        ({ document, version }) => document === current && version === CURRENT_VERSIONS[current],
      ),
  )
