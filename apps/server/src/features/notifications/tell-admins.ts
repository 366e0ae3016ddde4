import { formNotice } from '@anseo/domain/notice'
import { formatSlot } from '@anseo/domain/moment-text'
import { roomOf } from '../../infrastructure/realtime/realtime.ts'
import type { Listener, UnitOfWork } from '../../infrastructure/unit-of-work.ts'
import { findAdminIds, findParties, findPerson } from './people-store.ts'
import { insertNotice } from './store.ts'

/** What an admin has to look at. */
type Trouble = 'problem.reported' | 'refund.failed' | 'dispute.changed'

/** Every admin hears on the site of what one of them has to look at (L3, M7). */
export const tellAdmins =
  <E extends Trouble>(headline: string): Listener<E> =>
  async (unit, facts) => {
    const { client, vendor } = await findParties(unit.db, facts)
    await tellEachAdmin(unit, `${headline}: ${formatSlot(facts.slot)}, ${client.name} with ${vendor.name}.`)
  }

/** Every admin hears of a vendor that a check took off the list, and what is left to settle (L7). */
export const tellAdminsOfLapse: Listener<'vendor.lapsed'> = async (unit, { vendorId, reason, paidCount }) => {
  const { name } = await findPerson(unit.db, vendorId)
  const left = paidCount === 1 ? '1 paid appointment needs' : `${paidCount} paid appointments need`
  const toDecide = paidCount > 0 ? ` ${left} your decision.` : ''
  await tellEachAdmin(unit, `Delisted: ${name}. ${reason}${toDecide}`)
}

async function tellEachAdmin(unit: UnitOfWork, text: string): Promise<void> {
  for (const accountId of await findAdminIds(unit.db)) {
    await insertNotice(unit.db, { accountId, content: formNotice(text), createdAt: unit.now })
    unit.realtime.emit(roomOf('admin', accountId), 'receive_notification', { message: text })
  }
}
