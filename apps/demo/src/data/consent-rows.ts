import { CONSENT_DOCUMENTS, CURRENT_VERSIONS } from '@anseo/domain/consents'
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
