import type { ReplyOf } from '@anseo/contract/call'
import type { clientErasureCalls } from '@anseo/contract/erasure'
import { eraseAtAfter, mayUndoErasure } from '@anseo/domain/erasure'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findErasure } from '../../identity/public.ts'
import { findObstacles } from './find-obstacles.ts'

/** Returns the progress of closing the caller's account, and the obstacles it waits for (L7). */
export async function showErasure(
  { db, clock, personalData }: Pick<Runtime, 'db' | 'clock' | 'personalData'>,
  { accountId }: Caller,
): Promise<ReplyOf<typeof clientErasureCalls.show>> {
  return { ...(await readClosing(db, personalData, accountId, clock.now())) }
}

/** Returns the closing of any account for the wire. */
export async function readClosing(
  db: Queryable,
  personalData: readonly PersonalData[],
  accountId: string,
  now: Date,
) {
  const row = await findErasure(db, accountId)
  const { live, money, waits } = await findObstacles(db, personalData, accountId)
  const eraseAt = row?.eraseAt ?? eraseAtAfter(now)
  return {
    requestedAt: row?.requestedAt.toISOString() ?? null,
    eraseAt: eraseAt.toISOString(),
    mayUndo: row === null || mayUndoErasure({ eraseAt, waits }, now),
    liveAppointments: live,
    moneyUnderWay: money,
  }
}
