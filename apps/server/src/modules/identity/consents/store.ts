import type { Consent } from '@anseo/domain/consents'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { consent } from '../tables/consents.ts'

/** Finds the consents of an account, oldest first. */
export const findConsents = (db: Queryable, accountId: string): Promise<Consent[]> =>
  db
    .select({ document: consent.document, version: consent.version, acceptedAt: consent.acceptedAt })
    .from(consent)
    .where(eq(consent.accountId, accountId))
    .orderBy(asc(consent.acceptedAt), asc(consent.document))

/** Inserts consents; an existing one keeps its instant. */
export const insertConsents = (db: Queryable, accountId: string, consents: readonly Consent[]) =>
  db
    .insert(consent)
    .values(consents.map((one) => ({ accountId, ...one })))
    .onConflictDoNothing()
