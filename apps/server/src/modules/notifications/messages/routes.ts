import { messagePeople } from '@anseo/contract/admin-messages'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { messagePeopleAs } from './message-people.ts'

/** Binds the call by which an admin writes to people. */
export function bindMessages(bind: Bind, runtime: Runtime) {
  bind(messagePeople, async ({ caller, body }) => {
    const people = await messagePeopleAs(runtime, caller, body)
    return people === 1 ? 'Message sent' : `Sent to ${people} people`
  })
}
