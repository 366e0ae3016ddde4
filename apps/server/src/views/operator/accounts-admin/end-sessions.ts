import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { endAllSessions } from '../../../modules/identity/public.ts'
import { recordAudit } from '../../../modules/audit/public.ts'

/**
 * An admin logs somebody out everywhere, sockets and browsers with it, as when a device was stolen. Of an admin's own
 * account the session that asks goes on. The password stays.
 * @throws Refusal `NOT_FOUND`
 */
export async function endSessionsOf(
  runtime: Runtime,
  { accountId: adminId, sessionId }: Caller,
  id: string,
  reason: string,
) {
  await runtime.transaction(async (unit) => {
    const kind = await endAllSessions(runtime, unit, { accountId: id, sessionId })
    await recordAudit(unit, { adminId, action: 'sessions.ended', subject: { kind, id }, reason })
  })
  return { success: true as const, message: 'Logged out on all devices' }
}
