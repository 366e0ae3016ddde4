import type { ContactRecordOnWire } from '@anseo/contract/contacts'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { presentHealth } from '../health-notes/present.ts'
import { countOwnAhead, findHistory } from './figures-store.ts'
import { presentAll } from './list-contacts.ts'
import { presentVisit } from './present.ts'
import { findContact, photosOf } from './store.ts'

/** Returns a client's record: facts, the vendor's notes and the appointments, latest first. @throws Refusal `NOT_FOUND` */
export async function showContact(
  { db, clock, encryption }: Pick<Runtime, 'db' | 'clock' | 'encryption'>,
  { accountId: vendorId }: Caller,
  id: string,
): Promise<{ contact: ContactRecordOnWire }> {
  const now = clock.now()
  const found = await findContact(db, vendorId, id)
  if (!found) throw new Refusal('NOT_FOUND')
  const [[shown], history, ownAhead, health, photos] = await Promise.all([
    presentAll(db, vendorId, [found], now),
    findHistory(db, id),
    countOwnAhead(db, id, now),
    presentHealth({ db, encryption }, { vendorId, contactId: id }),
    photosOf(db, id),
  ])
  return {
    contact: {
      ...shown!,
      ...health,
      note: found.row.note,
      history: history.map((row) => presentVisit(row, now)),
      ownAhead,
      photos,
    },
  }
}
