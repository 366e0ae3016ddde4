import { CONSENT_DOCUMENTS, CURRENT_VERSIONS } from '@anseo/domain/consents'
import { FIRST_VENDOR_TERMS } from '@anseo/domain/vendor-terms'
import type { vendorTermsConsent } from '@anseo/server/modules/catalogue/tables/vendor-terms'
import type { consent } from '@anseo/server/modules/identity/tables/consents'
import type { AccountRow } from './people-rows.ts'

/** Returns the consents of all accounts, given when each was opened. */
export const consentRows = (accounts: readonly AccountRow[]): (typeof consent.$inferInsert)[] =>
  accounts.flatMap(({ id, createdAt }) =>
    CONSENT_DOCUMENTS.map((document) => ({
      accountId: id,
      document,
      version: CURRENT_VERSIONS[document],
      acceptedAt: createdAt,
    })),
  )

/** Returns the consents of all vendors to the terms for vendors, given when each was opened. */
export const vendorTermsConsentRows = (
  accounts: readonly AccountRow[],
): (typeof vendorTermsConsent.$inferInsert)[] =>
  accounts
    .filter(({ role }) => role === 'vendor')
    .map(({ id, createdAt }) => ({ vendorId: id, version: FIRST_VENDOR_TERMS, acceptedAt: createdAt }))
