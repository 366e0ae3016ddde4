import type { Queryable } from '../../../platform/database/database.ts'
import { findSettlements } from './store.ts'

/** The messages of an admin to each side when it settled a problem. */
export interface ReportSettlement {
  toClient: string
  toVendor: string
}

/** Returns the settlements of the given appointments; one without any is not in the map. */
export async function settlementsOf(
  db: Queryable,
  appointmentIds: readonly string[],
): Promise<Map<string, ReportSettlement>> {
  if (appointmentIds.length === 0) return new Map()
  const rows = await findSettlements(db, appointmentIds)
  return new Map(
    rows.map(({ appointmentId, toClient, toVendor }) => [
      appointmentId,
      { toClient: toClient ?? '', toVendor: toVendor ?? '' },
    ]),
  )
}
