import { mayUndoErasure } from '@anseo/domain/erasure'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { deleteErasure, lockErasure } from '../../identity/public.ts'
import { findObstacles } from './find-obstacles.ts'
import { lockBeforeAccount } from './lock-before-account.ts'

/**
 * Cancels the erasure of the caller's account; a vendor is listed again. It does nothing if the account is not closing.
 * @throws Refusal `ERASURE_DUE` once nothing holds the erasure up.
 */
export const undoErasure = (
  { transaction, personalData }: Pick<Runtime, 'transaction' | 'personalData'>,
  { accountId }: Caller,
) =>
  transaction(async (unit) => {
    const { db, now } = unit
    await lockBeforeAccount(db, personalData, accountId)
    const row = await lockErasure(db, accountId)
    if (row) {
      const { waits } = await findObstacles(db, personalData, accountId)
      if (!mayUndoErasure({ eraseAt: row.eraseAt, waits }, now)) throw new Refusal('ERASURE_DUE')
      await deleteErasure(db, accountId)
      for (const { erasure } of personalData) await erasure?.reopen?.(unit, accountId)
    }
    return "We've kept your account. Nothing has changed."
  })
