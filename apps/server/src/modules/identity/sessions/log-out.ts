import type { Caller } from '../../../platform/http/caller.ts'
import { sessionRoom } from '../../../platform/realtime/realtime.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { sessionsEnded } from '../events.ts'
import { endSession } from './session-store.ts'

/** Ends the caller's session, the sockets that it opened and the pushes to its browser. */
export async function logOut(runtime: Runtime, { accountId, sessionId }: Caller) {
  await runtime.transaction(async (unit) => {
    await endSession(unit.db, sessionId, unit.now)
    await unit.publish(sessionsEnded, { accountId, sessionIds: [sessionId], isLogOut: true })
    unit.afterCommit(() => runtime.realtime.disconnect(sessionRoom(sessionId)))
  })
  return "You're logged out."
}
