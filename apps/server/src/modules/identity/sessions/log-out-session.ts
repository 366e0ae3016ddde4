import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { sessionRoom } from '../../../platform/realtime/realtime.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { sessionsEnded } from '../events.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { endSessionOf } from './session-store.ts'

/**
 * Ends one session of the caller's account, its sockets and its push subscription. It asks for the password, so that a
 * token thief cannot lock the owner out.
 * @throws Refusal `WRONG_PASSWORD`; `NOT_FOUND` for another's or an ended session.
 */
export async function logOutSession(
  runtime: Runtime,
  { accountId }: Caller,
  { id, password }: { id: string; password: string },
) {
  await confirmPassword(runtime, accountId, password)
  await runtime.transaction(async (unit) => {
    if (!(await endSessionOf(unit.db, { accountId, id, now: unit.now }))) throw new Refusal('NOT_FOUND')
    await unit.publish(sessionsEnded, { accountId, sessionIds: [id] })
    unit.afterCommit(() => runtime.realtime.disconnect(sessionRoom(id)))
  })
  return 'Device logged out'
}
