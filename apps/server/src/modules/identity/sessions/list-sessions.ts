import type { SessionOnWire } from '@anseo/contract/sessions'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { deviceName } from './device-name.ts'
import { countOpenSessions, listOpenSessions } from './session-list-store.ts'

/** Lists the sessions of the caller's account. */
export async function listSessions(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  caller: Caller,
  page: { page: number; pageSize: number },
) {
  const now = clock.now()
  const rows = await listOpenSessions(db, caller, { now, ...page })
  const sessions = rows.map(({ id, device, address, createdAt, lastUsedAt }): SessionOnWire => ({
    _id: id,
    device: device ?? deviceName(undefined),
    address,
    loggedInAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === caller.sessionId,
  }))
  return { sessions, ...(await countOpenSessions(db, caller, now)), ...page }
}
