import { CONSENT_DOCUMENTS, CURRENT_VERSIONS } from '@anseo/domain/consents'
import type { consent } from '@anseo/server/modules/identity/tables/consents'
import type { AccountRow } from './people-rows.ts'

/** Everybody accepted the terms when it joined. */
export const consentRows = (accounts: readonly AccountRow[]): (typeof consent.$inferInsert)[] =>
  accounts.flatMap(({ id, createdAt }) =>
    CONSENT_DOCUMENTS.map((document) => ({
      accountId: id,
      document,
      version: CURRENT_VERSIONS[document],
      acceptedAt: createdAt,
    })),
  )
