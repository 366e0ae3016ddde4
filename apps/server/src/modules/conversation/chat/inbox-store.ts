import type { Speciality } from '@anseo/domain/specialities'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { containsText, unaccented } from '../../../platform/database/text-search.ts'
import type { Side } from '../contact/conversation.ts'

/** A conversation as the inbox shows it. */
export interface InboxRow {
  otherId: string
  name: string
  imageKey: string | null
  /** Null when the other is a client. */
  speciality: Speciality | null
  lastMessage: string
  sentAt: Date
  unreadCount: number
}

const COLUMNS = {
  client: { own: sql.identifier('client_id'), other: sql.identifier('vendor_id') },
  vendor: { own: sql.identifier('vendor_id'), other: sql.identifier('client_id') },
}

/** The part of the inbox to read. */
export interface InboxPlace {
  limit: number
  /** The last message's position in the last conversation of the page before. */
  before?: number | undefined
  /** Text that the other's name or the last message contains; accents and capitals are ignored. */
  search?: string | undefined
  unread?: boolean | undefined
  otherId?: string | undefined
}

/** A row of the inbox, with its place in it. */
export type PlacedInboxRow = InboxRow & { position: number }

/**
 * Returns the SQL that selects, as `last`, the position of the last message in each conversation of an account. One
 * entry of the index is read for each conversation, however many messages it has: each step looks for the other side
 * that follows.
 */
function lastOfEach(role: Side, accountId: string): SQL {
  const { own, other } = COLUMNS[role]
  const newest = (following: SQL) => sql`
    select ${other} as other_id, position from message
    where ${own} = ${accountId} ${following}
    order by ${other} desc, position desc limit 1`
  return sql`
    last as (
      (${newest(sql``)})
      union all
      select following.* from last
      cross join lateral (${newest(sql`and ${other} < last.other_id`)}) as following
    )`
}

/** Returns a page of the conversations of an account in one query: each with its last message, the newest first (C7). */
export async function listInbox(
  db: Queryable,
  role: Side,
  accountId: string,
  { limit, ...wanted }: InboxPlace,
): Promise<PlacedInboxRow[]> {
  const { own, other } = COLUMNS[role]
  const { rows } = await db.execute<Record<keyof PlacedInboxRow, unknown>>(sql`
    with recursive ${lastOfEach(role, accountId)}, page as (
      select other_id, position from last
      where ${isWanted(role, accountId, wanted)}
      order by position desc
      limit ${limit}
    )
    select
      page.other_id as "otherId",
      account.name,
      account.image_key as "imageKey",
      vendor.speciality,
      message.content as "lastMessage",
      message.sent_at as "sentAt",
      page.position::float8 as "position",
      (select count(*)::int from message where ${isUnreadFrom(accountId, sql`page.other_id`)}) as "unreadCount"
    from page
    join message on message.${own} = ${accountId}
      and message.${other} = page.other_id and message.position = page.position
    join account on account.id = page.other_id
    left join vendor on vendor.id = page.other_id
    order by page.position desc
  `)
  return rows.map((row) => ({
    ...(row as unknown as PlacedInboxRow),
    sentAt: new Date(row.sentAt as string),
  }))
}

const isUnreadFrom = (accountId: string, otherId: SQL) =>
  sql`receiver_id = ${accountId} and sender_id = ${otherId} and read_at is null`

function isWanted(
  role: Side,
  accountId: string,
  { before, search, unread, otherId }: Omit<InboxPlace, 'limit'>,
): SQL {
  const { own, other } = COLUMNS[role]
  const conditions = [sql`true`]
  if (before !== undefined) conditions.push(sql`position < ${before}`)
  if (otherId !== undefined) conditions.push(sql`other_id = ${otherId}`)
  if (unread) {
    conditions.push(sql`exists (select from message where ${isUnreadFrom(accountId, sql`last.other_id`)})`)
  }
  if (search) {
    conditions.push(sql`(
      exists (select from account where id = last.other_id and ${containsText(unaccented(sql`name`), search)})
      or exists (
        select from message where ${own} = ${accountId} and ${other} = last.other_id
          and position = last.position and ${containsText(unaccented(sql`content`), search)}
      )
    )`)
  }
  return sql.join(conditions, sql` and `)
}

/** Counts the conversations of an account, those with unread messages, and its unread messages. */
export async function countInbox(db: Queryable, role: Side, accountId: string) {
  const { rows } = await db.execute<{
    conversations: number
    unreadConversations: number
    unreadMessages: number
  }>(sql`
    with recursive ${lastOfEach(role, accountId)}
    select
      (select count(*)::int from last) as "conversations",
      count(distinct sender_id)::int as "unreadConversations",
      count(*)::int as "unreadMessages"
    from message
    where receiver_id = ${accountId} and read_at is null
  `)
  return rows[0]!
}
