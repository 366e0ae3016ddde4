import type { Transaction } from '../../../platform/database/database.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'

/** Locks what every step locks before an account, until the end of the transaction. */
export async function lockAround(
  db: Transaction,
  personalData: readonly PersonalData[],
  accountId: string,
): Promise<void> {
  for (const { erasure } of personalData) await erasure?.lock?.(db, accountId)
}
