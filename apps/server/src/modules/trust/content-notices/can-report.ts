import type { ContentKind } from '@anseo/domain/moderation'
import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { isListed } from '../../catalogue/public.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { workPhoto } from '../../catalogue/tables/work-photos.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { message } from '../../conversation/tables/messages.ts'
import { attachedPhoto } from '../../identity/tables/attached-photos.ts'
import { review } from '../tables/reviews.ts'

interface Reported {
  kind: ContentKind
  id: string
}

/** Returns whether content exists and the caller can see it: public content, and messages and people of the caller's own chats. */
export async function canReport(
  db: Queryable,
  caller: Caller | null,
  { kind, id }: Reported,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select ${CONDITIONS[kind](id, caller, now)} as found`,
  )
  return rows[0]!.found
}

type Condition = (id: string, caller: Caller | null, now: Date) => SQL

const isOwn = (caller: Caller | null, table: typeof message | typeof appointment | typeof review): SQL =>
  caller ? sql`${caller.accountId} in (${table.clientId}, ${table.vendorId})` : sql`false`

const isPublicReview = (now: Date): SQL =>
  sql`(${review.author} = 'client' and ${review.hiddenAt} is null and ${review.visibleAt} <= ${now.toISOString()})`

const isSeenReview = (caller: Caller | null, now: Date): SQL =>
  sql`(${isPublicReview(now)} or (${review.hiddenAt} is null and ${review.visibleAt} <= ${now.toISOString()} and ${isOwn(caller, review)}))`

const CONDITIONS: Record<ContentKind, Condition> = {
  profile: (id, _caller, now) =>
    sql`exists (select from ${vendor} where ${vendor.id} = ${id} and ${isListed(now)})`,
  photo: (id, caller, now) => sql`(
    exists (select from ${workPhoto} join ${vendor} on ${vendor.id} = ${workPhoto.vendorId}
      where ${workPhoto.id} = ${id} and ${workPhoto.state} = 'ready' and ${workPhoto.removedAt} is null and ${isListed(now)})
    or exists (select from ${attachedPhoto} join ${review} on ${review.id} = ${attachedPhoto.reviewId}
      where ${attachedPhoto.id} = ${id} and ${isSeenReview(caller, now)})
    or exists (select from ${attachedPhoto} join ${message} on ${message.id} = ${attachedPhoto.messageId}
      where ${attachedPhoto.id} = ${id} and ${isOwn(caller, message)}))`,
  review: (id, caller, now) =>
    sql`exists (select from ${review} where ${review.id} = ${id} and ${isSeenReview(caller, now)})`,
  reply: (id, caller, now) =>
    sql`exists (select from ${review} where ${review.id} = ${id} and ${review.reply} is not null and ${isSeenReview(caller, now)})`,
  message: (id, caller) =>
    sql`exists (select from ${message} where ${message.id} = ${id} and ${isOwn(caller, message)})`,
  person: (id, caller) => sql`(
    ${id}::uuid is distinct from ${caller?.accountId ?? null}::uuid and (
      exists (select from ${message} where ${id}::uuid in (${message.clientId}, ${message.vendorId}) and ${isOwn(caller, message)})
      or exists (select from ${appointment} where ${id}::uuid in (${appointment.clientId}, ${appointment.vendorId}) and ${isOwn(caller, appointment)})))`,
}
