import { formNotice } from '@anseo/domain/notice'
import { formatSlot } from '@anseo/domain/moment-text'
import { roomOf } from '../../infrastructure/realtime/realtime.ts'
import type { Listener } from '../../infrastructure/unit-of-work.ts'
import { findAdminIds, findParties } from './people-store.ts'
import { insertNotice } from './store.ts'

/** What an admin has to look at. */
type Trouble = 'problem.reported' | 'refund.failed' | 'dispute.changed'

/** Every admin hears on the site of what one of them has to look at (L3, M7). */
export const tellAdmins =
  <E extends Trouble>(headline: string): Listener<E> =>
  async (unit, facts) => {
    const { client, vendor } = await findParties(unit.db, facts)
    const text = `${headline}: ${formatSlot(facts.slot)}, ${client.name} with ${vendor.name}.`
    for (const accountId of await findAdminIds(unit.db)) {
      await insertNotice(unit.db, { accountId, content: formNotice(text), createdAt: unit.now })
      unit.realtime.emit(roomOf('admin', accountId), 'receive_notification', { message: text })
    }
  }
