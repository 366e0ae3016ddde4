import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { endAllSessions } from '../../../modules/identity/public.ts'
import { recordAudit } from '../../../modules/audit/public.ts'

/**
 * Ends all sessions of an account as an admin, with their sockets and pushes, as when a device was stolen. The admin's
 * own current session stays. The password stays valid. A colleague's sessions are for owners and for themselves.
 * @throws Refusal `NOT_FOUND`, `FORBIDDEN`
 */
export async function endSessionsOf(
  runtime: Runtime,
  { accountId: adminId, sessionId, adminRole }: Caller,
  id: string,
  reason: string,
) {
  await runtime.transaction(async (unit) => {
    const kind = await endAllSessions(runtime, unit, { accountId: id, sessionId })
    if (kind === 'admin' && id !== adminId && adminRole !== 'owner') throw new Refusal('FORBIDDEN')
    await recordAudit(unit, { adminId, action: 'sessions.ended', subject: { kind, id }, reason })
  })
  return 'Logged out on all devices'
}
