import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, notExists } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { session } from '../../identity/tables/accounts.ts'
import { payoutAccount } from '../tables/payouts.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'

export type PayoutAccountRow = typeof payoutAccount.$inferSelect

const isOpenOf = (vendorId: string) =>
  and(eq(payoutAccount.vendorId, vendorId), isNull(payoutAccount.chosenAt))

/** Finds a vendor's payout account, and until when its payouts wait. */
export async function findPayoutAccount(db: Queryable, vendorId: string) {
  const [row] = await db
    .select({ account: vendor.payoutAccount, heldUntil: vendor.payoutHeldUntil })
    .from(vendor)
    .where(eq(vendor.id, vendorId))
  return row ?? { account: null, heldUntil: null }
}

/** Finds the accounts that a vendor has chosen, newest first. */
export const findChosen = (db: Queryable, vendorId: string): Promise<PayoutAccountRow[]> =>
  db
    .select()
    .from(payoutAccount)
    .where(and(eq(payoutAccount.vendorId, vendorId), isNotNull(payoutAccount.chosenAt)))
    .orderBy(desc(payoutAccount.chosenAt))

/** Finds the account that a vendor is setting up, if any. */
export async function findOpenAccount(db: Queryable, vendorId: string): Promise<PayoutAccountRow | null> {
  const [row] = await db.select().from(payoutAccount).where(isOpenOf(vendorId))
  return row ?? null
}

/** Finds an unfinished payout account by its id at the provider; null if there is none. */
export async function findOpenByAccount(db: Queryable, account: string): Promise<PayoutAccountRow | null> {
  const [row] = await db
    .select()
    .from(payoutAccount)
    .where(and(eq(payoutAccount.account, account), isNull(payoutAccount.chosenAt)))
  return row ?? null
}

/** Finds the unfinished payout account with the next id after a given one, of those that the provider knows. */
export async function findNextOpenAccount(
  db: Queryable,
  afterId: string | null,
): Promise<PayoutAccountRow | null> {
  const [row] = await db
    .select()
    .from(payoutAccount)
    .where(
      and(
        isNull(payoutAccount.chosenAt),
        isNotNull(payoutAccount.account),
        afterId === null ? undefined : gt(payoutAccount.id, afterId),
      ),
    )
    .orderBy(asc(payoutAccount.id))
    .limit(1)
  return row ?? null
}

/** Deletes the payout account that a vendor has begun to set up and not finished. */
export const deleteOpenAccounts = (db: Transaction, vendorId: string) =>
  db.delete(payoutAccount).where(isOpenOf(vendorId))

/** Deletes the unfinished payout account of a vendor whose session has ended since it began the set-up. */
export const deleteOpenOfEndedSession = (db: Transaction, vendorId: string) => {
  const isOpen = and(eq(session.id, payoutAccount.sessionId), isNull(session.endedAt))
  const openSession = db.select({ id: session.id }).from(session).where(isOpen)
  return db.delete(payoutAccount).where(and(isOpenOf(vendorId), notExists(openSession)))
}

/** Inserts a payout account that a vendor sets up at the provider, and returns its row. */
export async function insertAccount(
  db: Transaction,
  values: typeof payoutAccount.$inferInsert,
): Promise<PayoutAccountRow> {
  const [row] = await db.insert(payoutAccount).values(values).returning()
  return row!
}

/** Updates a payout account. */
export const updateAccount = (db: Queryable, id: string, changes: Partial<PayoutAccountRow>) =>
  db.update(payoutAccount).set(changes).where(eq(payoutAccount.id, id))

/** Locks an unfinished payout account; null if it has been chosen or deleted. */
export async function lockOpenAccount(db: Transaction, id: string): Promise<PayoutAccountRow | null> {
  const [row] = await db
    .select()
    .from(payoutAccount)
    .where(and(eq(payoutAccount.id, id), isNull(payoutAccount.chosenAt)))
    .for('update')
  return row ?? null
}

/** Finds the payout accounts of some vendors, by vendor; those without one are not in it. */
export async function findPayoutAccounts(
  db: Queryable,
  vendorIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: vendor.id, account: vendor.payoutAccount })
    .from(vendor)
    .where(and(inArray(vendor.id, [...vendorIds]), isNotNull(vendor.payoutAccount)))
  return new Map(rows.map(({ id, account }) => [id, account!]))
}
