import type { Queryable } from '../../../platform/database/database.ts'
import { findMenusOf, type ServiceRow } from './store.ts'

/** Finds the services of vendors by vendor, each in its order; a vendor without services has no entry. */
export async function findMenus(
  db: Queryable,
  vendorIds: readonly string[],
): Promise<Map<string, ServiceRow[]>> {
  const rows = vendorIds.length === 0 ? [] : await findMenusOf(db, vendorIds)
  return Map.groupBy(rows, ({ vendorId }) => vendorId)
}
