import { MESSAGE_MAX_LENGTH, SAVED_REPLY_TITLE_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { id, lineField, pageFacts, pageQuery, searchText, textField } from './wire.ts'

/** A message that a vendor sends often; `{name}` and the like are filled in when it is used. */
export const savedReplyOnWire = z.object({ _id: id(), title: z.string(), text: z.string() })
export type SavedReplyOnWire = z.output<typeof savedReplyOnWire>

const fields = z.object({
  title: lineField(SAVED_REPLY_TITLE_MAX_LENGTH),
  text: textField(MESSAGE_MAX_LENGTH),
})
const one = succeeds({ reply: savedReplyOnWire })

export const listSavedReplies = call({
  method: 'GET',
  path: '/api/pro/saved-replies',
  access: 'vendor',
  summary: "List the vendor's saved replies by title.",
  query: z.object({ ...pageQuery(50), search: searchText() }),
  reply: succeeds({ replies: z.array(savedReplyOnWire), ...pageFacts }),
})

export const addSavedReply = call({
  method: 'POST',
  path: '/api/pro/saved-replies',
  access: 'vendor',
  summary: 'Add a saved reply, up to 50.',
  idempotent: true,
  body: fields,
  reply: one,
  refusals: ['TOO_MANY_SAVED_REPLIES'],
})

export const changeSavedReply = call({
  method: 'PUT',
  path: '/api/pro/saved-replies/:id',
  access: 'vendor',
  summary: 'Change a saved reply.',
  body: fields,
  reply: one,
})

export const removeSavedReply = call({
  method: 'DELETE',
  path: '/api/pro/saved-replies/:id',
  access: 'vendor',
  summary: 'Delete a saved reply.',
})
