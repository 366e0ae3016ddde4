import type { Queryable } from '../../../platform/database/database.ts'
import { findMenusOf, type ServiceRow } from './store.ts'

/** The menus of vendors, each in its order; without an entry for who has none. */
export async function findMenus(
  db: Queryable,
  vendorIds: readonly string[],
): Promise<Map<string, ServiceRow[]>> {
  const rows = vendorIds.length === 0 ? [] : await findMenusOf(db, vendorIds)
  return Map.groupBy(rows, ({ vendorId }) => vendorId)
}
