import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { paymentCustomer, savedCard } from '../tables/saved-cards.ts'

export type SavedCardRow = typeof savedCard.$inferSelect

/** Returns the cards of a client, the last used first. */
export const findCards = (db: Queryable, clientId: string): Promise<SavedCardRow[]> =>
  db
    .select()
    .from(savedCard)
    .where(eq(savedCard.clientId, clientId))
    .orderBy(desc(savedCard.usedAt), savedCard.id)

/** Finds a card of a client; null for a card of somebody else. */
export async function findCard(db: Queryable, id: string, clientId: string): Promise<SavedCardRow | null> {
  const [row] = await db
    .select()
    .from(savedCard)
    .where(and(eq(savedCard.id, id), eq(savedCard.clientId, clientId)))
  return row ?? null
}

/** Returns whether somebody has saved this payment method of the provider's. */
export const isSaved = async (db: Queryable, methodId: string): Promise<boolean> =>
  (await db.$count(savedCard, eq(savedCard.methodId, methodId))) > 0

/** Finds the customer that a client is to the provider. */
export async function findCustomerId(db: Queryable, clientId: string): Promise<string | null> {
  const [row] = await db.select().from(paymentCustomer).where(eq(paymentCustomer.clientId, clientId))
  return row?.customerId ?? null
}

/** Finds the client that is this customer to the provider. */
export async function findClientOfCustomer(db: Queryable, customerId: string): Promise<string | null> {
  const [row] = await db.select().from(paymentCustomer).where(eq(paymentCustomer.customerId, customerId))
  return row?.clientId ?? null
}

/** Deletes a card of a client, and returns it; null if there is none. */
export async function deleteCard(
  db: Transaction,
  id: string,
  clientId: string,
): Promise<SavedCardRow | null> {
  const [row] = await db
    .delete(savedCard)
    .where(and(eq(savedCard.id, id), eq(savedCard.clientId, clientId)))
    .returning(getTableColumns(savedCard))
  return row ?? null
}
