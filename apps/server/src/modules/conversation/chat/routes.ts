import {
  clientInbox,
  clientMessages,
  readClientMessages,
  readVendorMessages,
  vendorInbox,
  vendorMessages,
} from '@anseo/contract/messages'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { listClientInbox, listVendorInbox } from './list-inbox.ts'
import { listMessagesOf, listMessagesWith } from './list-messages.ts'
import { readMessages } from './read-messages.ts'

/** Binds inbox and history of both sides; sending is for the socket. */
export function bindMessages(bind: Bind, runtime: Runtime) {
  bind(clientInbox, ({ caller, query }) => listClientInbox(runtime, caller, query))
  bind(clientMessages, ({ caller, params, query }) =>
    listMessagesOf(runtime, caller, params.userId, params.vendorId, query),
  )
  bind(readClientMessages, ({ caller, params }) => readMessages(runtime, caller, params.vendorId))

  bind(vendorInbox, ({ caller, query }) => listVendorInbox(runtime, caller, query))
  bind(vendorMessages, ({ caller, params, query }) =>
    listMessagesWith(runtime, caller, params.clientId, query),
  )
  bind(readVendorMessages, ({ caller, params }) => readMessages(runtime, caller, params.clientId))
}
