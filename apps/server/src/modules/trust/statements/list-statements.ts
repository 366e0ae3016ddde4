import { MAX_UNPAGED_ENTRIES } from '@anseo/domain/limits'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { account } from '../../identity/tables/accounts.ts'
import { statementOfReasons } from '../tables/statements-of-reasons.ts'
import { presentStatement } from './present.ts'
import { concerns, findStatements } from './store.ts'

type Reading = Pick<Runtime, 'db' | 'clock'>

/** Returns the decisions about an account, newest first, at most 1,000. */
export async function listOwnStatements({ db, clock }: Reading, accountId: string) {
  const rows = await findStatements(db, concerns(accountId), { limit: MAX_UNPAGED_ENTRIES })
  const total =
    rows.length < MAX_UNPAGED_ENTRIES ? rows.length : await db.$count(statementOfReasons, concerns(accountId))
  return { rows: rows.map((row) => presentStatement(row, clock.now())), total }
}

/** Returns a page of the decisions about a person, for the operator. @throws Refusal `NOT_FOUND` */
export async function listStatementsOf(
  { db, clock }: Reading,
  accountId: string,
  { page, pageSize }: { page: number; pageSize: number },
) {
  if ((await db.$count(account, eq(account.id, accountId))) === 0) throw new Refusal('NOT_FOUND')
  const [rows, total] = await Promise.all([
    findStatements(db, concerns(accountId), { limit: pageSize, offset: (page - 1) * pageSize }),
    db.$count(statementOfReasons, concerns(accountId)),
  ])
  const shown = rows.map((row) => presentStatement(row, clock.now()))
  return { rows: shown, total, page, pageSize }
}
