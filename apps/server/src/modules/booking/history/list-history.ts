import type { HistoryEntryOnWire } from '@anseo/contract/history'
import { type HistoryKind, historySentence } from '@anseo/domain/history'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { type AppointmentEventRow, findEvents, isPartyOf } from './store.ts'

/**
 * Returns the history of an appointment as it reads now, oldest step first; the caller must have checked who may see it.
 */
export async function listHistory(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  appointmentId: string,
): Promise<HistoryEntryOnWire[]> {
  const now = clock.now()
  return (await findEvents(db, appointmentId)).map((event) => present(event, now))
}

/**
 * Returns the history to one of the two sides.
 * @throws Refusal `NOT_FOUND` for an appointment of others.
 */
export async function listHistoryFor(runtime: Runtime, { accountId }: Caller, appointmentId: string) {
  if (!(await isPartyOf(runtime.db, accountId, appointmentId))) throw new Refusal('NOT_FOUND')
  return listHistory(runtime, appointmentId)
}

function present(
  { id, at, kind: stored, actor, details }: AppointmentEventRow,
  now: Date,
): HistoryEntryOnWire {
  const kind = stored as HistoryKind
  return { _id: id, at: at.toISOString(), kind, actor, text: historySentence({ kind, actor, details }, now) }
}
