import {
  addSavedReply,
  changeSavedReply,
  listSavedReplies,
  removeSavedReply,
} from '@anseo/contract/saved-replies'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { addReply, changeReply, listOwnReplies, removeReply } from './edit-replies.ts'

/** Binds the calls about a vendor's saved replies. */
export function bindSavedReplies(bind: Bind, runtime: Runtime) {
  bind(listSavedReplies, ({ caller, query }) => listOwnReplies(runtime, caller, query))
  bind(addSavedReply, ({ caller, body }) => addReply(runtime, caller, body))
  bind(changeSavedReply, ({ caller, params, body }) => changeReply(runtime, caller, params.id, body))
  bind(removeSavedReply, ({ caller, params }) => removeReply(runtime, caller, params.id))
}
