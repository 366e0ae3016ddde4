import type { QueryOf } from '@anseo/contract/call'
import type { exportAudit, AuditOrder } from '@anseo/contract/audit'
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { countRows, ONE, type Place } from '../../platform/database/counted-rows.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { isWithin } from '../../platform/database/is-within.ts'
import { account } from '../identity/tables/accounts.ts'
import { auditEntry, type SubjectKind } from './tables/audit.ts'
import { containsText, folded } from '../../platform/database/text-search.ts'

type AuditFilter = Omit<QueryOf<typeof exportAudit>, 'order'>

/** Kinds of which each belongs to people or their appointments, with the ids of those of some of them. */
const OF_PEOPLE: Partial<Record<SubjectKind, SQL>> = {
  appointment: sql`select id::text from theirs`,
  payment: sql`select id::text from payment where appointment_id in (select id from theirs)`,
  refund: sql`select id::text from refund where appointment_id in (select id from theirs)`,
  dispute: sql`select d.id::text from dispute d join payment p on p.id = d.payment_id where p.appointment_id in (select id from theirs)`,
  report: sql`select id::text from problem_report where appointment_id in (select id from theirs)`,
  review: sql`select id::text from review where appointment_id in (select id from theirs)`,
  notice: sql`select id::text from content_notice where author_id in (select id from them)`,
  complaint: sql`select id::text from complaint where account_id in (select id from them)
    union select c.id::text from complaint c join statement_of_reasons s on s.id = c.statement_id where s.account_id in (select id from them)`,
}

/** Returns whether an entry is about one of some people, their appointments, or what belongs to either. */
function concerns(people: SQL): SQL {
  const subjects = sql.join(
    Object.entries(OF_PEOPLE).map(([kind, ids]) => sql`select ${kind}::text, x.id from (${ids}) as x (id)`),
    sql` union all `,
  )
  return sql`(${auditEntry.subjectKind}, ${auditEntry.subjectId}) in (
    with them as (${people}),
    theirs as (
      select id from appointment where client_id in (select id from them)
      union select id from appointment where vendor_id in (select id from them))
    select role, them.id::text from them union all ${subjects})`
}

const person = (id: string) => sql`select id, role from account where id = ${id}`

const mentioned = (typed: string) =>
  sql`select id, role from ${account} where ${or(
    containsText(folded(account.name), typed),
    containsText(account.email, typed),
  )}`

const mentions = (typed: string): SQL | undefined =>
  or(
    eq(auditEntry.subjectId, typed.toLowerCase()),
    containsText(folded(auditEntry.reason), typed),
    sql`${auditEntry.actorId} in (select id from (${mentioned(typed)}) as who)`,
    concerns(mentioned(typed)),
  )

/** The decisions about a vendor by an admin or an expired check. */
const VETTING_DECISIONS = [
  'vendor.verified',
  'vendor.rejected',
  'vendor.suspended',
  'check.passed',
  'check.failed',
  'check.extended',
  'check.reminded',
  'trader.checked',
  'vendor.asked-for-more',
  'disclosure.removed',
]

const isAction = (action: string): SQL =>
  action === 'vetting' ? inArray(auditEntry.action, VETTING_DECISIONS) : eq(auditEntry.action, action)

const matches = ({ search, from, to, actor, action, kind, subject, person: personId }: AuditFilter) =>
  and(
    isWithin(auditEntry.at, { from, to }),
    actor ? (actor === 'system' ? isNull(auditEntry.actorId) : eq(auditEntry.actorId, actor)) : undefined,
    action ? isAction(action) : undefined,
    kind && eq(auditEntry.subjectKind, kind),
    subject ? eq(auditEntry.subjectId, subject.toLowerCase()) : undefined,
    personId ? concerns(person(personId)) : undefined,
    search ? mentions(search) : undefined,
  )

/** Finds a page of audit entries with the names of the actors; the numbers of entries follow their time. */
export const findAudit = (
  db: Queryable,
  { order, ...filter }: AuditFilter & { order: AuditOrder },
  { limit, offset, after }: Place,
) => {
  const [follow, inOrder] = order === 'newest' ? [lt, desc] : [gt, asc]
  return db
    .select({ entry: auditEntry, adminName: account.name, adminImageKey: account.imageKey })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.actorId))
    .where(and(matches(filter), after && follow(auditEntry.id, Number(after.at(-1)))))
    .orderBy(inOrder(auditEntry.id))
    .limit(limit)
    .offset(offset)
}
export type AuditRow = Awaited<ReturnType<typeof findAudit>>[number]

/** Counts the entries that match the filters, as far as the log pages. */
export const countAudit = (db: Queryable, filter: AuditFilter): Promise<number> =>
  countRows(db, db.select(ONE).from(auditEntry).where(matches(filter)))

/**
 * Finds every action in the log, in alphabetical order. The query skips from one action to the next in the index
 * instead of reading all of it.
 */
export async function findActions(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive each (action) as (
      (select action from audit_entry order by action limit 1)
      union all
      select (select action from audit_entry e where e.action > each.action order by action limit 1)
      from each where each.action is not null)
    select action from each where action is not null`)
  return rows.map(({ action }) => action)
}

/** Finds every admin, by name. */
export const findAdmins = (db: Queryable) =>
  db
    .select({ _id: account.id, name: account.name })
    .from(account)
    .where(eq(account.role, 'admin'))
    .orderBy(asc(account.name), account.id)
