import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { changesNothing } from '../../../platform/database/changes-nothing.ts'
import { account, client } from '../tables/accounts.ts'

export type AccountChanges = Partial<Pick<typeof account.$inferInsert, 'name' | 'imageKey'>>
export type ClientChanges = Partial<Omit<typeof client.$inferInsert, 'id'>>

/** Inserts the empty client profile of an account. */
export async function insertClient(db: Queryable, id: string): Promise<void> {
  await db.insert(client).values({ id })
}

/** Finds a client with its account. */
export async function findClientProfile(db: Queryable, id: string) {
  const [row] = await db
    .select({
      name: account.name,
      email: account.email,
      imageKey: account.imageKey,
      blockedAt: account.blockedAt,
      client,
    })
    .from(client)
    .innerJoin(account, eq(account.id, client.id))
    .where(eq(client.id, id))
  return row
}
export type ClientProfile = NonNullable<Awaited<ReturnType<typeof findClientProfile>>>

/** Locks an account and returns its current name and the key of its picture. */
export async function lockProfile(db: Queryable, id: string) {
  const [row] = await db
    .select({ name: account.name, imageKey: account.imageKey })
    .from(account)
    .where(eq(account.id, id))
    .for('no key update')
  return row!
}

/** Updates an account's name or picture; does nothing without changes. */
export async function updateAccount(db: Queryable, id: string, changes: AccountChanges): Promise<void> {
  if (changesNothing(changes)) return
  await db.update(account).set(changes).where(eq(account.id, id))
}

/** Updates a client's profile; does nothing without changes. */
export async function updateClient(db: Queryable, id: string, changes: ClientChanges): Promise<void> {
  if (changesNothing(changes)) return
  await db.update(client).set(changes).where(eq(client.id, id))
}
