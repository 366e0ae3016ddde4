import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { account, client } from '../tables/accounts.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'

export type AccountChanges = Partial<Pick<typeof account.$inferInsert, 'name' | 'imageKey'>>
export type ClientChanges = Partial<Omit<typeof client.$inferInsert, 'id'>>
export type VendorChanges = Partial<Omit<typeof vendor.$inferInsert, 'id'>>

const ofAccount = { name: account.name, email: account.email, imageKey: account.imageKey }

export async function insertClient(db: Queryable, id: string): Promise<void> {
  await db.insert(client).values({ id })
}

export async function insertVendor(db: Queryable, values: typeof vendor.$inferInsert): Promise<void> {
  await db.insert(vendor).values(values)
}

/** A client with its account. */
export async function findClientProfile(db: Queryable, id: string) {
  const [row] = await db
    .select({ ...ofAccount, client })
    .from(client)
    .innerJoin(account, eq(account.id, client.id))
    .where(eq(client.id, id))
  return row
}
export type ClientProfile = NonNullable<Awaited<ReturnType<typeof findClientProfile>>>

/** A vendor with its account. */
export async function findVendorProfile(db: Queryable, id: string) {
  const [row] = await db
    .select({ ...ofAccount, vendor })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.id))
    .where(eq(vendor.id, id))
  return row
}
export type VendorProfile = NonNullable<Awaited<ReturnType<typeof findVendorProfile>>>

/** Locks an account and answers the key of its present picture. */
export async function lockPicture(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ imageKey: account.imageKey })
    .from(account)
    .where(eq(account.id, id))
    .for('no key update')
  return row?.imageKey ?? null
}

export async function updateAccount(db: Queryable, id: string, changes: AccountChanges): Promise<void> {
  if (isEmpty(changes)) return
  await db.update(account).set(changes).where(eq(account.id, id))
}

export async function updateClient(db: Queryable, id: string, changes: ClientChanges): Promise<void> {
  if (isEmpty(changes)) return
  await db.update(client).set(changes).where(eq(client.id, id))
}

export async function updateVendor(db: Queryable, id: string, changes: VendorChanges): Promise<void> {
  if (isEmpty(changes)) return
  await db.update(vendor).set(changes).where(eq(vendor.id, id))
}

/** Fields left out keep their value, and an update of nothing is none. */
const isEmpty = (changes: object) => Object.values(changes).every((value) => value === undefined)
