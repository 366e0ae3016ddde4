import type { Speciality } from '@anseo/domain/specialities'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../infrastructure/database/database.ts'
import type { Side } from './conversation.ts'

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

/** The conversations of an account in one query: each with its last message, the newest first (C7). */
export async function listInbox(db: Queryable, role: Side, accountId: string): Promise<InboxRow[]> {
  const { own, other } = COLUMNS[role]
  const { rows } = await db.execute<Record<keyof InboxRow, unknown>>(sql`
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
      coalesce(unread.messages, 0) as "unreadCount"
    from last
    join account on account.id = last.other_id
    left join vendor on vendor.id = last.other_id
    left join unread on unread.sender_id = last.other_id
    order by last.position desc
  `)
  return rows.map((row) => ({ ...(row as unknown as InboxRow), sentAt: new Date(row.sentAt as string) }))
}
