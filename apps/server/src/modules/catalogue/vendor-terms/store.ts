import { currentTerms, FIRST_VENDOR_TERMS } from '@anseo/domain/vendor-terms'
import { count, eq, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { vendor } from '../tables/vendors.ts'
import { vendorTerms, vendorTermsConsent } from '../tables/vendor-terms.ts'

export type TermsRow = typeof vendorTerms.$inferSelect

/** Finds the versions that were announced, in no order. */
export const findAnnounced = (db: Queryable): Promise<TermsRow[]> => db.select().from(vendorTerms)

/** Returns the days of all versions, with the first one. */
export const versionsOf = (rows: readonly TermsRow[]): string[] => [
  FIRST_VENDOR_TERMS,
  ...rows.map(({ version }) => version),
]

/** Inserts an announced version; false if there is one of that day. */
export async function insertVersion(db: Transaction, row: TermsRow): Promise<boolean> {
  const inserted = await db.insert(vendorTerms).values(row).onConflictDoNothing().returning()
  return inserted.length > 0
}

/** Records a vendor's consent; an existing one keeps its instant. */
export const insertConsent = (db: Queryable, consent: typeof vendorTermsConsent.$inferInsert) =>
  db.insert(vendorTermsConsent).values(consent).onConflictDoNothing()

/** Records that a new vendor accepts the version that applies now. */
export async function acceptOnJoining(db: Transaction, vendorId: string, now: Date): Promise<void> {
  const version = currentTerms(versionsOf(await findAnnounced(db)), now)
  await insertConsent(db, { vendorId, version, acceptedAt: now })
}

/** Finds when a vendor accepted each version. */
export async function findConsentsOf(db: Queryable, vendorId: string): Promise<Map<string, Date>> {
  const rows = await db.select().from(vendorTermsConsent).where(eq(vendorTermsConsent.vendorId, vendorId))
  return new Map(rows.map(({ version, acceptedAt }) => [version, acceptedAt]))
}

/** Counts the vendors that have an account, and of them those that accepted each version. */
export async function countConsents(db: Queryable) {
  const isOpen = isNull(account.erasedAt)
  const [all] = await db
    .select({ vendors: count() })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.id))
    .where(isOpen)
  const rows = await db
    .select({ version: vendorTermsConsent.version, accepted: count() })
    .from(vendorTermsConsent)
    .innerJoin(account, eq(account.id, vendorTermsConsent.vendorId))
    .where(isOpen)
    .groupBy(vendorTermsConsent.version)
  const accepted = new Map(rows.map((row) => [row.version, row.accepted]))
  return { vendors: all!.vendors, acceptedOf: (version: string) => accepted.get(version) ?? 0 }
}
