import type { NotifiedEnding } from '@anseo/domain/moderation-words'
import { eq } from 'drizzle-orm'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordAudit } from '../../audit/public.ts'
import { endSuspension, listAgain } from '../../catalogue/public.ts'
import { isClosing } from '../../identity/public.ts'
import { unblock } from '../account-blocks/unblock.ts'
import { restrictionEnded } from '../events.ts'
import { isSuspendedByAdmin, setAccountOpened, setLifted } from '../statements/store.ts'
import { statementOfReasons, type StatementRow } from '../tables/statements-of-reasons.ts'
import { restoreContent } from './restore-content.ts'

interface Ending {
  id: string
  /** 'reversed' by a complaint, whose answer informs the person. */
  how: NotifiedEnding | 'reversed'
  /** Null where the system does. */
  adminId: string | null
  reason: string
}

/**
 * Ends a restriction, once: the vendor is listed again, the client is open again, the content is shown again. Content that
 * was removed together with a suspension or block stays removed when their time is over; a complaint can still bring it
 * back. What another admin has undone since stays as it is.
 * @returns false if it has ended already.
 * @throws Refusal `CHECK_LAPSED`, `VETTING_CHANGED` for a vendor that an admin cannot list now.
 */
export async function endRestriction(unit: UnitOfWork, ending: Ending): Promise<boolean> {
  const { id, how, adminId, reason } = ending
  const { db, now } = unit
  const isIt = eq(statementOfReasons.id, id)
  const [statement] = await db.select().from(statementOfReasons).where(isIt).for('update')
  if (!statement || statement.liftedAt) return false
  const isOver = statement.endedAt !== null
  if (isOver && how !== 'reversed') return false
  const { accountId, measure, kind } = statement
  // Before the account is opened, which only ends those that still hold.
  if (how === 'over') await db.update(statementOfReasons).set({ endedAt: now }).where(isIt)
  else await setLifted(db, { id }, { liftedAt: now, liftedBy: adminId })
  const isListed = !isOver && (await openAccount(unit, statement, ending))
  // An expired document of before was renewed, or it would not be listed.
  if (isListed)
    await setAccountOpened(db, { accountId, measure: 'suspend' }, { liftedAt: now, liftedBy: adminId })
  const hasOwnEnd = measure === 'remove'
  if (how === 'over' ? hasOwnEnd : !(isOver && hasOwnEnd)) await restoreContent(unit, statement, ending)
  if (how !== 'reversed') {
    const closes = measure === 'suspend' && (await isClosing(db, accountId))
    await unit.publish(restrictionEnded, { accountId, measure, kind, how, isListed, isClosing: closes })
  }
  if ((how === 'over' || how === 'lifted') && statement.noticeId) {
    await recordAudit(unit, {
      adminId,
      action: 'restriction.ended',
      subject: { kind: 'notice', id: statement.noticeId },
      reason,
      details: { decision: measure, content: kind, author: accountId },
    })
  }
  return true
}

/**
 * Unblocks a client, or ends a suspension; returns whether a vendor is listed again. One that an admin has suspended since its
 * document expired stays so, whatever comes of the expired document.
 */
async function openAccount(
  unit: UnitOfWork,
  { accountId, measure }: StatementRow,
  { adminId, reason }: Ending,
): Promise<boolean> {
  if (measure === 'block') await unblock(unit, { accountId, adminId, reason })
  if (measure !== 'suspend' || (await isSuspendedByAdmin(unit.db, accountId))) return false
  if (!adminId || (await isClosing(unit.db, accountId))) return endSuspension(unit, accountId, reason)
  return listAgain(unit, adminId, accountId, reason)
}
