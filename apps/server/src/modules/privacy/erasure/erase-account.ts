import { isErasureDue, recordsUntil } from '@anseo/domain/erasure'
import { sql } from 'drizzle-orm'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import type { PersonalData, StoredFile } from '../../../platform/personal-data/personal-data.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordAudit } from '../../audit/public.ts'
import { eraseAccountRow, lockAccount, lockErasure, markErased } from '../../identity/public.ts'
import { findFiles } from '../find-files.ts'
import { findObstacles } from './find-obstacles.ts'
import { lockBeforeAccount } from './lock-before-account.ts'
import { findLastRecord, readPerson } from './read-person.ts'

/**
 * Erases an account that is due, unless something still holds it up; only what the law requires stays (decision 031).
 * Every module erases its part, lowest first, which is the lock order.
 * @param passwordHash of a random password, so that nobody can log in any more.
 * @returns whether it was erased now.
 */
export async function eraseAccount(
  unit: UnitOfWork,
  personalData: readonly PersonalData[],
  accountId: string,
  passwordHash: string,
): Promise<boolean> {
  const { db, now } = unit
  await lockBeforeAccount(db, personalData, accountId)
  const requested = await lockErasure(db, accountId)
  const account = await lockAccount(db, accountId)
  if (!requested || !account || account.role === 'admin') return false
  const { waits } = await findObstacles(db, personalData, accountId)
  if (!isErasureDue({ eraseAt: requested.eraseAt, waits }, now)) return false

  const { role, name, email } = account
  const person = await readPerson(db, personalData, { accountId, role, name, email })
  await unit.enqueue(removeFilesJob, keysByKind(await findFiles(db, personalData, accountId)))
  await allowErasing(unit)
  for (const { erasure } of personalData) await erasure?.erase?.(unit, person)
  await eraseAccountRow(db, accountId, passwordHash, now)

  const lastAt = await findLastRecord(db, personalData, person)
  await markErased(db, accountId, {
    erasedAt: now,
    nameInRecords: lastAt && name,
    recordsUntil: lastAt && recordsUntil(lastAt),
  })
  await recordAudit(unit, { adminId: null, action: 'account.erased', subject: { kind: role, id: accountId } })
  return true
}

const keysByKind = (files: readonly StoredFile[]) => {
  const keysOf = (wanted: StoredFile['kind']) =>
    files.flatMap(({ key, kind }) => (kind === wanted ? [key] : []))
  const photos = files.flatMap(({ key, kind, width = 0 }) =>
    kind === 'photo' ? [{ fileKey: key, width }] : [],
  )
  return { portraits: keysOf('portrait'), papers: keysOf('document'), photos }
}

/** Lets this transaction remove the words from histories that are otherwise never rewritten (migration `0001_guards`). */
const allowErasing = ({ db }: UnitOfWork) => db.execute(sql`select set_config('anseo.erasing', 'on', true)`)
