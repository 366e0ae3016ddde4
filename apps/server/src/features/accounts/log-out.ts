import type { Caller } from '../../http/caller.ts'
import { sessionRoom } from '../../infrastructure/realtime/realtime.ts'
import type { Runtime } from '../../runtime.ts'
import { endSession } from './session-store.ts'

/** Ends the caller's session and the sockets that it opened. */
export async function logOut(runtime: Runtime, { sessionId }: Caller) {
  await runtime.transaction(async (unit) => {
    await endSession(unit.db, sessionId, unit.now)
    unit.afterCommit(() => runtime.realtime.disconnect(sessionRoom(sessionId)))
  })
  return { success: true as const, message: 'You are logged out.' }
}
