import { and, eq, isNull, or } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { attachedPhoto } from '../../identity/tables/attached-photos.ts'
import { message } from '../tables/messages.ts'
import { askedVendor } from '../tables/quote-requests.ts'

const FILE = { id: attachedPhoto.id, fileKey: attachedPhoto.fileKey }

/** Finds a photo that an account uploaded, or that a message of its chats or a request to it shows; null for any other. */
export async function findShownTo(db: Queryable, accountId: string, id: string) {
  const [found] = await db
    .select(FILE)
    .from(attachedPhoto)
    .leftJoin(message, eq(message.id, attachedPhoto.messageId))
    .leftJoin(
      askedVendor,
      and(eq(askedVendor.requestId, attachedPhoto.requestId), eq(askedVendor.vendorId, accountId)),
    )
    .where(
      and(
        eq(attachedPhoto.id, id),
        isNull(attachedPhoto.hiddenFor),
        or(
          eq(attachedPhoto.ownerId, accountId),
          eq(message.clientId, accountId),
          eq(message.vendorId, accountId),
          eq(askedVendor.vendorId, accountId),
        ),
      ),
    )
  return found ?? null
}

/** Finds a photo in the chat of two people; null for any other. */
export async function findPhotoBetween(
  db: Queryable,
  { clientId, vendorId }: { clientId: string; vendorId: string },
  id: string,
) {
  const [found] = await db
    .select(FILE)
    .from(attachedPhoto)
    .innerJoin(message, eq(message.id, attachedPhoto.messageId))
    .where(and(eq(attachedPhoto.id, id), eq(message.clientId, clientId), eq(message.vendorId, vendorId)))
  return found ?? null
}
