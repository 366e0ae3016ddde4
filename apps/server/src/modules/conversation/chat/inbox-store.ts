import type { Speciality } from '@anseo/domain/specialities'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
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

/** The part of the inbox to read; all conversations if empty. */
export interface InboxPlace {
  limit?: number | undefined
  /** The last message's position in the last conversation of the page before. */
  before?: number | undefined
  /** In the other's name, or in the last message. */
  search?: string | undefined
  unread?: boolean | undefined
  otherId?: string | undefined
}

/** A row of the inbox, with its place in it. */
export type PlacedInboxRow = InboxRow & { position: number }

/** The conversations of an account in one query: each with its last message, the newest first (C7). */
export async function listInbox(
  db: Queryable,
  role: Side,
  accountId: string,
  { limit, ...wanted }: InboxPlace = {},
): Promise<PlacedInboxRow[]> {
  const { own, other } = COLUMNS[role]
  const { rows } = await db.execute<Record<keyof PlacedInboxRow, unknown>>(sql`
    with last as (
      select distinct on (${other}) ${other} as other_id, content, sent_at, position
      from message
      where ${own} = ${accountId}
      order by ${other} desc, position desc
    ), unread as (
      select sender_id, count(*)::int as messages
      from message
      where receiver_id = ${accountId} and read_at is null
      group by sender_id
    )
    select
      last.other_id as "otherId",
      account.name,
      account.image_key as "imageKey",
      vendor.speciality,
      last.content as "lastMessage",
      last.sent_at as "sentAt",
      last.position::float8 as "position",
      coalesce(unread.messages, 0) as "unreadCount"
    from last
    join account on account.id = last.other_id
    left join vendor on vendor.id = last.other_id
    left join unread on unread.sender_id = last.other_id
    where ${isWanted(wanted)}
    order by last.position desc
    limit ${limit ?? null}
  `)
  return rows.map((row) => ({
    ...(row as unknown as PlacedInboxRow),
    sentAt: new Date(row.sentAt as string),
  }))
}

function isWanted({ before, search, unread, otherId }: Omit<InboxPlace, 'limit'>): SQL {
  const conditions = [sql`true`]
  if (before !== undefined) conditions.push(sql`last.position < ${before}`)
  if (otherId !== undefined) conditions.push(sql`last.other_id = ${otherId}`)
  if (unread) conditions.push(sql`unread.messages > 0`)
  if (search) {
    const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    conditions.push(sql`(account.name ilike ${pattern} or last.content ilike ${pattern})`)
  }
  return sql.join(conditions, sql` and `)
}

/** Counts the conversations and unread messages of an account. */
export async function countInbox(db: Queryable, role: Side, accountId: string) {
  const { own, other } = COLUMNS[role]
  const isUnread = sql`receiver_id = ${accountId} and read_at is null`
  const { rows } = await db.execute<{
    conversations: number
    unreadConversations: number
    unreadMessages: number
  }>(sql`
    select
      count(distinct ${other})::int as "conversations",
      count(distinct ${other}) filter (where ${isUnread})::int as "unreadConversations",
      count(*) filter (where ${isUnread})::int as "unreadMessages"
    from message
    where ${own} = ${accountId}
  `)
  return rows[0]!
}
