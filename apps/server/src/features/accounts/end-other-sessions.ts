import { sessionRoom } from '../../infrastructure/realtime/realtime.ts'
import type { UnitOfWork } from '../../infrastructure/unit-of-work.ts'
import type { Runtime } from '../../runtime.ts'
import { forgetBrowsersOf } from '../notifications/push-subscriptions.ts'
import { endSessions } from './session-store.ts'

/** Ends an account's sessions with their sockets and browsers, all but the one that is named (A4). */
export async function endOtherSessions(
  { realtime }: Pick<Runtime, 'realtime'>,
  unit: UnitOfWork,
  { accountId, sessionId }: { accountId: string; sessionId: string | undefined },
): Promise<void> {
  const ended = await endSessions(unit.db, { accountId, except: sessionId, now: unit.now })
  await forgetBrowsersOf(unit.db, ended)
  unit.afterCommit(() => {
    for (const id of ended) realtime.disconnect(sessionRoom(id))
  })
}
