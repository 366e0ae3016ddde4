import { sql } from 'drizzle-orm'
import type { FactsOf } from '../../../platform/unit-of-work/event.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { accountBlocked } from '../../identity/events.ts'
import type { personBlocked } from '../events.ts'

/** Ends the series between two people one of whom blocks the other; appointments that are made stay (C9). */
export async function endOnBlock(
  { db, now }: UnitOfWork,
  { clientId, vendorId, by }: FactsOf<typeof personBlocked>,
): Promise<void> {
  await db.execute(sql`
    update series set ended_at = ${now.toISOString()}, ended_by = ${by}
    where client_id = ${clientId} and vendor_id = ${vendorId} and ended_at is null and declined_at is null`)
}

/** Ends all series of a client whom the operator blocks (D6). */
export async function endSeriesOfBlocked(
  { db, now }: UnitOfWork,
  { accountId }: FactsOf<typeof accountBlocked>,
): Promise<void> {
  await db.execute(sql`
    update series set ended_at = ${now.toISOString()}, ended_by = 'admin'
    where client_id = ${accountId} and ended_at is null and declined_at is null`)
}
