import { ERASED_NAME, ERASED_WORDS } from '@anseo/domain/erasure'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'

/** What an account is on its side of every dealing: the column that names it, and the author of its words. */
export interface Side {
  accountId: string
  role: 'client' | 'vendor'
}

const columnOf = ({ role }: Side) => sql.identifier(`${role}_id`)

const appointmentsOf = (side: Side) =>
  sql`(select id from appointment where ${columnOf(side)} = ${side.accountId})`

/** Lets this transaction take the words out of histories that are otherwise never rewritten (migration `0001_guards`). */
export const beginErasing = (db: Transaction) =>
  db.execute(sql`select set_config('anseo.erasing', 'on', true)`)

/**
 * Takes the words out of appointments: what the client noted and where it was, what the vendor noted of the client, why one ended. The
 * service stays where it was paid for: it says what the money was for.
 */
export async function forgetAppointments(db: Transaction, side: Side): Promise<void> {
  const own = appointmentsOf(side)
  await db.execute(sql`
    update appointment set vendor_note = null, end_reason = null,
      note = case when ${side.role} = 'client' then null else note end,
      address = case when ${side.role} = 'client' then null else address end,
      service_name = case when paid_at is null then null else service_name end
    where ${columnOf(side)} = ${side.accountId}
      and num_nonnulls(vendor_note, end_reason, note, address, service_name) > 0`)
  await db.execute(
    sql`update time_proposal set words = null where words is not null and appointment_id in ${own}`,
  )
  await db.execute(sql`
    update appointment_event set details = details - 'reason' where details ? 'reason' and appointment_id in ${own}`)
}

/** Takes the words out of reports: those of the client, and what an admin wrote to the account. */
export async function forgetReports(db: Transaction, side: Side): Promise<void> {
  const words =
    side.role === 'client'
      ? sql`text = ${ERASED_WORDS}, reason_to_client = null`
      : sql`reason_to_vendor = null`
  await db.execute(sql`update problem_report set ${words} where appointment_id in ${appointmentsOf(side)}`)
}

/** Takes the words out of what was written by and of the account; the stars stay, they are part of averages. */
export const forgetReviews = (db: Transaction, side: Side) =>
  db.execute(sql`
    update review set text = null, reply = null, replied_at = null,
      hidden_reason = case when hidden_at is null then null else ${ERASED_WORDS} end
    where ${columnOf(side)} = ${side.accountId}`)

/**
 * Leaves of each message that the account sent only that there was one. The window in which a text counts as a
 * repetition is emptied: these all say the same.
 */
export const forgetMessages = (db: Transaction, side: Side) =>
  db.execute(sql`
    update message set content = ${ERASED_WORDS}, repeat_window = 'empty', quote_version_id = null, proposal_id = null
    where ${columnOf(side)} = ${side.accountId} and sender_id = ${side.accountId}`)

/** Deletes quotes that came to nothing; of those that became a booking the prices stay, as its records. */
export async function forgetQuotes(db: Transaction, side: Side): Promise<void> {
  const versionsOf = (which: ReturnType<typeof sql>) => sql`(
    select quote_version.id from quote_version join quote on quote.id = quote_version.quote_id
    where quote.${columnOf(side)} = ${side.accountId} and ${which})`
  await db.execute(sql`
    update message set quote_version_id = null where quote_version_id in ${versionsOf(sql`accepted_at is null`)}`)
  await db.execute(sql`
    delete from quote where ${columnOf(side)} = ${side.accountId} and accepted_at is null`)
  await db.execute(sql`
    update quote_version set words = null, items = (
      select coalesce(jsonb_agg(item || jsonb_build_object('label', 'Item')), '[]') from jsonb_array_elements(items) item)
    where id in ${versionsOf(sql`true`)}`)
}

/** Facts that stay in the audit log: states and sums, nobody's words. */
const AUDITED_FACTS = [
  'state',
  'refund',
  'amount',
  'appointment',
  'payout',
  'attempt',
  'check',
  'last day',
  'stars',
]

/** Ids, as text, of all that audit entries and notes may be about: the account, and what it was part of. */
function subjectsOf(side: Side) {
  const own = appointmentsOf(side)
  return sql`(
    select ${side.accountId}::text
    union all select id::text from appointment where ${columnOf(side)} = ${side.accountId}
    union all select id::text from payment where appointment_id in ${own}
    union all select id::text from refund where appointment_id in ${own}
    union all select dispute.id::text from dispute join payment on payment.id = payment_id where appointment_id in ${own}
    union all select id::text from problem_report where appointment_id in ${own}
    union all select id::text from review where ${columnOf(side)} = ${side.accountId})`
}

/** Takes reasons and words out of what is noted of the account and of what it was part of; who did what when stays. */
export const forgetAudit = (db: Transaction, side: Side) =>
  db.execute(sql`
    update audit_entry set reason = null, details = (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(details)
      where key in (${sql.join(
        AUDITED_FACTS.map((fact) => sql`${fact}`),
        sql`, `,
      )}))
    where subject_id in ${subjectsOf(side)}`)

/** Deletes what admins noted for each other of the account and of what it was part of. */
export const deleteTeamNotes = (db: Transaction, side: Side) =>
  db.execute(sql`delete from team_note where subject_id in ${subjectsOf(side)}`)

/** Takes a name out of what others were told: their notices, and mails to them that were caught. */
export async function forgetName(db: Transaction, side: Side, name: string): Promise<void> {
  const other = sql.identifier(side.role === 'client' ? 'vendor_id' : 'client_id')
  const others = sql`(
    select ${other} from appointment where ${columnOf(side)} = ${side.accountId}
    union select ${other} from message where ${columnOf(side)} = ${side.accountId}
    union select ${other} from quote where ${columnOf(side)} = ${side.accountId})`
  const asWord = String.raw`(?<![[:alnum:]])${name.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)}(?![[:alnum:]])`
  await db.execute(sql`
    update notice set content = regexp_replace(content, ${asWord}, ${ERASED_NAME}, 'gi')
    where account_id in ${others} and content ~* ${asWord}`)
  await db.execute(sql`
    delete from caught_mail where "to" in (select email from account where id in ${others})
      and (subject ~* ${asWord} or text ~* ${asWord})`)
}

/** When money last moved for the account, null when none ever did. */
export async function findLastMovement(db: Transaction, side: Side): Promise<Date | null> {
  const own = appointmentsOf(side)
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select max(at)::text as at from (
      select succeeded_at as at from payment where appointment_id in ${own}
      union all select coalesce(settled_at, created_at) from refund where appointment_id in ${own}
      union all select owed_at from earning where vendor_id = ${side.accountId}
      union all select coalesce(settled_at, created_at) from payout where vendor_id = ${side.accountId}
    ) as movement`)
  const at = rows[0]?.at
  return at ? new Date(at) : null
}

/** The intents that the account paid or was to pay, as the provider names them. */
export async function findIntentIds(db: Transaction, side: Side): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select intent_id as id from payment where intent_id is not null and appointment_id in ${appointmentsOf(side)}`,
  )
  return rows.map(({ id }) => id)
}
