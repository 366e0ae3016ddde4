import { mayUndoErasure } from '@anseo/domain/erasure'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockVendor } from '../../catalogue/vendors/lock-vendor.ts'
import { findObstacles, relistVendor } from './store.ts'
import { deleteErasure, lockErasure } from '../../identity/closing/closing-store.ts'

/**
 * Keeps the caller's account after all: a vendor is back on the list. One that is not closing is kept anyway.
 * @throws Refusal `ERASURE_DUE` when nothing holds the erasure up any more.
 */
export const undoErasure = ({ transaction }: Pick<Runtime, 'transaction'>, { accountId }: Caller) =>
  transaction(async ({ db, now }) => {
    await lockVendor(db, accountId)
    const row = await lockErasure(db, accountId)
    if (row) {
      const { waits } = await findObstacles(db, accountId)
      if (!mayUndoErasure({ eraseAt: row.eraseAt, waits }, now)) throw new Refusal('ERASURE_DUE')
      await deleteErasure(db, accountId)
      await relistVendor(db, accountId)
    }
    return { success: true as const, message: "We've kept your account. Nothing has changed." }
  })
