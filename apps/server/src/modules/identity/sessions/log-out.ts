import type { Caller } from '../../../platform/http/caller.ts'
import { sessionRoom } from '../../../platform/realtime/realtime.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { forgetBrowsersOf } from '../../notifications/push-subscriptions.ts'
import { endSession } from './session-store.ts'

/** Ends the caller's session, the sockets that it opened and the pushes to its browser. */
export async function logOut(runtime: Runtime, { sessionId }: Caller) {
  await runtime.transaction(async (unit) => {
    await endSession(unit.db, sessionId, unit.now)
    await forgetBrowsersOf(unit.db, [sessionId])
    unit.afterCommit(() => runtime.realtime.disconnect(sessionRoom(sessionId)))
  })
  return { success: true as const, message: "You're logged out." }
}
