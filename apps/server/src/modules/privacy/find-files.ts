import type { Queryable } from '../../platform/database/database.ts'
import type { PersonalData, StoredFile } from '../../platform/personal-data/personal-data.ts'

/** Finds the pictures and documents of an account in all modules. */
export async function findFiles(
  db: Queryable,
  personalData: readonly PersonalData[],
  accountId: string,
): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for (const part of personalData) files.push(...((await part.findFiles?.(db, accountId)) ?? []))
  return files
}
