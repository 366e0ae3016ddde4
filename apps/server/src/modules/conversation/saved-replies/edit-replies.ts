import type { addSavedReply, listSavedReplies, SavedReplyOnWire } from '@anseo/contract/saved-replies'
import type { BodyOf, QueryOf } from '@anseo/contract/call'
import { MAX_SAVED_REPLIES } from '@anseo/domain/limits'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import {
  countReplies,
  deleteReply,
  findReply,
  insertReply,
  listReplies,
  type SavedReplyRow,
  updateReply,
} from './store.ts'

type Fields = BodyOf<typeof addSavedReply>

const toWire = ({ id, title, text }: SavedReplyRow): SavedReplyOnWire => ({ _id: id, title, text })

/** Returns a page of the vendor's saved replies, by title. */
export async function listOwnReplies(
  { db }: Runtime,
  { accountId }: Caller,
  query: QueryOf<typeof listSavedReplies>,
) {
  const { rows, total } = await listReplies(db, accountId, query)
  const { page, pageSize } = query
  return { replies: rows.map(toWire), total, page, pageSize }
}

/**
 * Stores another saved reply, once for each `Idempotency-Key`.
 * @throws Refusal `TOO_MANY_SAVED_REPLIES`
 */
export async function addReply(runtime: Runtime, { accountId }: Caller, fields: Fields) {
  const id = await runtime.transactionOnce(async (unit) => {
    if ((await countReplies(unit.db, accountId)) >= MAX_SAVED_REPLIES) {
      throw new Refusal('TOO_MANY_SAVED_REPLIES')
    }
    return (await insertReply(unit.db, { ...fields, vendorId: accountId, createdAt: unit.now })).id
  })
  return found(await findReply(runtime.db, accountId, id))
}

/** Changes a saved reply and returns it. @throws Refusal `NOT_FOUND` */
export const changeReply = async ({ db }: Runtime, { accountId }: Caller, id: string, fields: Fields) =>
  found(await updateReply(db, accountId, id, fields))

/** Deletes a saved reply. @throws Refusal `NOT_FOUND` */
export async function removeReply({ db }: Runtime, { accountId }: Caller, id: string) {
  if (!(await deleteReply(db, accountId, id))) throw new Refusal('NOT_FOUND')
  return 'Reply removed'
}

function found(row: SavedReplyRow | null) {
  if (!row) throw new Refusal('NOT_FOUND')
  return { reply: toWire(row) }
}
