import { blockCalls } from '@anseo/contract/blocks'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { listBlocked, unblockPerson } from '../../booking/public.ts'
import { conversationOf } from '../contact/conversation.ts'
import { blockingOf, blockKnown } from './block-known.ts'

/** Binds the calls by which clients and vendors block each other (C9). */
export function bindBlocks(bind: Bind, runtime: Runtime) {
  bind(blockCalls.listByClient, async ({ caller, query }) => {
    const { rows, ...page } = await listBlocked(runtime, caller, query)
    const blocks = rows.map(({ blockedAt, person }) => ({ blockedAt, vendor: person }))
    return { blocks, ...page }
  })
  bind(blockCalls.listByVendor, async ({ caller, query }) => {
    const { rows, ...page } = await listBlocked(runtime, caller, query)
    const blocks = rows.map(({ blockedAt, person }) => ({ blockedAt, client: person }))
    return { blocks, ...page }
  })

  const add = async (caller: Caller, otherId: string) => {
    await blockKnown(runtime, caller, otherId)
    return 'Blocked. You can undo this in your list of blocked people.'
  }
  bind(blockCalls.addByClient, ({ caller, body }) => add(caller, body.vendorId))
  bind(blockCalls.addByVendor, ({ caller, body }) => add(caller, body.clientId))

  const remove = async (caller: Caller, otherId: string) => {
    await unblockPerson(runtime.db, blockingOf(conversationOf(caller, otherId)!))
    return 'Unblocked'
  }
  bind(blockCalls.removeByClient, ({ caller, params }) => remove(caller, params.vendorId))
  bind(blockCalls.removeByVendor, ({ caller, params }) => remove(caller, params.clientId))
}
