import type { ContentKind } from '@anseo/domain/moderation'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import type { ContentSnapshot } from '../tables/content-notices.ts'

/** Content as it is, and whose it is. */
export interface ReadContent extends ContentSnapshot {
  authorId: string
  authorRole: 'client' | 'vendor'
  /** The vendor on whose public page it is; null for what only the two of a chat see. */
  pageOf: string | null
}

/**
 * Reads content that can be reported; null if it does not exist or was removed. A photo of work that its vendor can still
 * restore is there.
 */
export async function readContent(db: Queryable, kind: ContentKind, id: string): Promise<ReadContent | null> {
  const { rows } = await db.execute<{ [K in keyof ReadContent]: ReadContent[K] }>(sql`
    select content.*, author.role as "authorRole"
    from (${CONTENT[kind](id)}) as content ("authorId", text, stars, about, "photoKey", "pageOf")
    join account author on author.id = content."authorId"`)
  return rows[0] ?? null
}

const CONTENT: Record<ContentKind, (id: string) => SQL> = {
  profile: (id) => sql`
    select v.id, v.about, null::int, a.name, null::text, v.id
    from vendor v join account a on a.id = v.id where v.id = ${id}`,
  photo: (id) => sql`
    select p.vendor_id, p.words, null::int, a.name, p.file_key, p.vendor_id
    from work_photo p join account a on a.id = p.vendor_id
    where p.id = ${id} and p.hidden_for is null
    union all
    select p.owner_id, null, null::int, a.name, p.file_key, r.vendor_id
    from attached_photo p join review r on r.id = p.review_id join account a on a.id = r.vendor_id
    where p.id = ${id} and p.hidden_for is null
    union all
    select p.owner_id, m.content, null::int, a.name, p.file_key, null::uuid
    from attached_photo p join message m on m.id = p.message_id join account a on a.id = m.receiver_id
    where p.id = ${id} and p.hidden_for is null`,
  review: (id) => sql`
    select case r.author when 'client' then r.client_id else r.vendor_id end, r.text, r.stars, a.name, null::text,
      case r.author when 'client' then r.vendor_id end
    from review r join account a on a.id = case r.author when 'client' then r.vendor_id else r.client_id end
    where r.id = ${id} and r.hidden_at is null`,
  reply: (id) => sql`
    select r.vendor_id, r.reply, null::int, a.name, null::text, r.vendor_id
    from review r join account a on a.id = r.client_id
    where r.id = ${id} and r.reply is not null and r.hidden_at is null`,
  message: (id) => sql`
    select m.sender_id, m.content, null::int, a.name, null::text, null::uuid
    from message m join account a on a.id = m.receiver_id where m.id = ${id}`,
  person: (id) => sql`
    select a.id, null::text, null::int, a.name, null::text, null::uuid
    from account a where a.id = ${id} and a.role in ('client', 'vendor')`,
}
