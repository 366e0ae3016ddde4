import type { CancelledBy } from '@anseo/domain/appointment'
import { and, type SQL } from 'drizzle-orm'
import type { FactsOf } from '../../../platform/unit-of-work/event.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { accountBlocked } from '../../identity/events.ts'
import type { personBlocked } from '../events.ts'
import { series } from '../tables/series.ts'
import { isRunning, isSeriesOfClient, isSeriesOfVendor } from './store.ts'

/** Ends the series between two people when one blocks the other; their appointments stay (C9). */
export const endOnBlock = (
  unit: UnitOfWork,
  { clientId, vendorId, by }: FactsOf<typeof personBlocked>,
): Promise<void> => endRunning(unit, and(isSeriesOfClient(clientId), isSeriesOfVendor(vendorId)), by)

/** Ends all series of a client whom the operator blocks (D6). */
export const endSeriesOfBlocked = (
  unit: UnitOfWork,
  { accountId }: FactsOf<typeof accountBlocked>,
): Promise<void> => endRunning(unit, isSeriesOfClient(accountId), 'admin')

/** Ends running series without notifying anyone. */
export async function endRunning(
  { db, now }: UnitOfWork,
  whose: SQL | undefined,
  endedBy: CancelledBy,
): Promise<void> {
  await db.update(series).set({ endedAt: now, endedBy }).where(and(whose, isRunning))
}
