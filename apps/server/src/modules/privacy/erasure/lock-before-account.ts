import type { Transaction } from '../../../platform/database/database.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'

/** Locks what must be locked before an account in the order of locks, such as its vendor, until the end of the transaction. */
export async function lockBeforeAccount(
  db: Transaction,
  personalData: readonly PersonalData[],
  accountId: string,
): Promise<void> {
  for (const { erasure } of personalData) await erasure?.lock?.(db, accountId)
}
