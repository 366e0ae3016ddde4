import { sessionRoom } from '../../../platform/realtime/realtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { otherSessionsEnded, sessionsEnded } from '../events.ts'
import { endSessions } from './session-store.ts'

/**
 * Ends an account's sessions with their sockets and browsers, all but the one that is named (A4), and the link to its
 * calendar, which a session that ends may have made.
 */
export async function endOtherSessions(
  runtime: Runtime,
  unit: UnitOfWork,
  { accountId, sessionId }: { accountId: string; sessionId: string | undefined },
): Promise<void> {
  const ended = await endSessions(unit.db, { accountId, except: sessionId, now: unit.now })
  await unit.publish(sessionsEnded, { accountId, sessionIds: ended })
  await unit.publish(otherSessionsEnded, { accountId })
  unit.afterCommit(() => {
    for (const id of ended) runtime.realtime.disconnect(sessionRoom(id))
  })
}
