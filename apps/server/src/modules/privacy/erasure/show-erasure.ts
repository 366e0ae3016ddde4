import type { ReplyOf } from '@anseo/contract/call'
import type { clientErasureCalls } from '@anseo/contract/erasure'
import { eraseAtAfter, mayUndoErasure } from '@anseo/domain/erasure'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findObstacles } from './store.ts'
import { findErasure } from '../../identity/closing/closing-store.ts'

/** How far the closing of the caller's account is, and what it waits for (L7). */
export async function showErasure(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  { accountId }: Caller,
): Promise<ReplyOf<typeof clientErasureCalls.show>> {
  return { success: true, ...(await readClosing(db, accountId, clock.now())) }
}

/** The same of any account, as it goes over the wire. */
export async function readClosing(db: Queryable, accountId: string, now: Date) {
  const row = await findErasure(db, accountId)
  const { live, money, waits } = await findObstacles(db, accountId)
  const eraseAt = row?.eraseAt ?? eraseAtAfter(now)
  return {
    requestedAt: row?.requestedAt.toISOString() ?? null,
    eraseAt: eraseAt.toISOString(),
    mayUndo: row === null || mayUndoErasure({ eraseAt, waits }, now),
    liveAppointments: live,
    moneyUnderWay: money,
  }
}
