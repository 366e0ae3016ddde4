import { formNotice } from '@anseo/domain/notice'
import { formatSlot } from '@anseo/domain/moment-text'
import { roomOf } from '../../infrastructure/realtime/realtime.ts'
import type { Listener } from '../../infrastructure/unit-of-work.ts'
import { findAdminIds, findParties } from './people-store.ts'
import { insertNotice } from './store.ts'

/** Every admin hears of a reported problem on the site: one of them settles it (L3). */
export const tellAdminsOfProblem: Listener<'problem.reported'> = async (unit, facts) => {
  const { client, vendor } = await findParties(unit.db, facts)
  const text = `A problem was reported: ${formatSlot(facts.slot)}, ${client.name} with ${vendor.name}.`
  for (const accountId of await findAdminIds(unit.db)) {
    await insertNotice(unit.db, { accountId, content: formNotice(text), createdAt: unit.now })
    unit.realtime.emit(roomOf('admin', accountId), 'receive_notification', { message: text })
  }
}
