import { isErasureDue, recordsUntil } from '@anseo/domain/erasure'
import { sessionRoom } from '../../../platform/realtime/realtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockVendor } from '../../catalogue/vendors/lock-vendor.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import {
  deleteBelongings,
  deleteMail,
  findFileKeys,
  forgetAccount,
  forgetClient,
  forgetVendor,
} from './forget-account-store.ts'
import * as dealings from './forget-dealings-store.ts'
import { findObstacles, lockAccount } from './store.ts'
import { lockErasure, markErased } from '../../identity/closing/closing-store.ts'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import { redactPayerJob } from '../../money/events.ts'

/**
 * Erases an account whose time is up, if it still is and nothing holds it up: nothing of the person stays but what the
 * law demands (decision 031).
 * @param passwordHash of what nobody knows: no password opens the account any more.
 * @returns whether it was done now.
 */
export async function eraseAccount(
  unit: UnitOfWork,
  accountId: string,
  passwordHash: string,
): Promise<boolean> {
  const { db, now } = unit
  await lockVendor(db, accountId)
  const asked = await lockErasure(db, accountId)
  const account = await lockAccount(db, accountId)
  if (!asked || !account || account.role === 'admin') return false
  const { waits } = await findObstacles(db, accountId)
  if (!isErasureDue({ eraseAt: asked.eraseAt, waits }, now)) return false

  const side = { accountId, role: account.role }
  await forgetDealings(unit, side, account.name)
  await unit.enqueue(removeFilesJob, await findFileKeys(db, accountId))
  if (side.role === 'client') {
    await unit.enqueue(redactPayerJob, { intentIds: await dealings.findIntentIds(db, side) })
  }
  await deleteMail(db, account.email)
  const sessionIds = await deleteBelongings(db, accountId)
  if (side.role === 'client') await forgetClient(db, accountId)
  else await forgetVendor(db, accountId, now)
  await forgetAccount(db, accountId, passwordHash, now)

  const lastMovedAt = await dealings.findLastMovement(db, side)
  await markErased(db, accountId, {
    erasedAt: now,
    nameInRecords: lastMovedAt && account.name,
    recordsUntil: lastMovedAt && recordsUntil(lastMovedAt),
  })
  await noteAudit(unit, {
    adminId: null,
    action: 'account.erased',
    subject: { kind: side.role, id: accountId },
  })
  for (const id of sessionIds) unit.realtime.disconnect(sessionRoom(id))
  return true
}

async function forgetDealings({ db }: UnitOfWork, side: dealings.Side, name: string): Promise<void> {
  await dealings.beginErasing(db)
  await dealings.forgetName(db, side, name)
  await dealings.deleteTeamNotes(db, side)
  await dealings.forgetAudit(db, side)
  await dealings.forgetAppointments(db, side)
  await dealings.forgetReports(db, side)
  await dealings.forgetReviews(db, side)
  await dealings.forgetMessages(db, side)
  await dealings.forgetQuotes(db, side)
}
