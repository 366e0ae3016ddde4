import type { EventKind, FactsOf } from '../../platform/unit-of-work/event.ts'
import type { AboutAppointment } from '../booking/public.ts'
import { formatSlot } from '@anseo/domain/moment-text'
import type { Listener, UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import { findAdmins, findParties, findPerson, type Parties, type Person } from './people-store.ts'
import { type Teller, type Telling, tellPerson } from './tell-person.ts'

/** What admins are told of an event, and whom it is about. */
type AdminWords<E extends EventKind<unknown>, About> = (facts: FactsOf<E>, about: About) => AdminTelling
/** One text for notice and mail, with the page where an admin deals with it. */
export type AdminTelling = Pick<Telling, 'headline' | 'sentences' | 'button'> &
  Partial<Pick<Telling, 'facts'>>

/** Every admin hears of what one of them has to look at, by a notice and a mail each (L3, M7). */
export const tellAdmins =
  <E extends EventKind<AboutAppointment>>(
    teller: Teller,
    words: AdminWords<E, Parties & { what: string }>,
  ): Listener<E> =>
  async (unit, facts) => {
    const parties = await findParties(unit.db, facts)
    const what = `${formatSlot(facts.slot)}, ${parties.client.name} with ${parties.vendor.name}`
    await tellEach(unit, teller, words(facts, { ...parties, what }))
  }

/** The same of a vendor: one that has applied, or that a check took off the list (L7). */
export const tellAdminsOfVendor =
  <E extends EventKind<{ vendorId: string }>>(teller: Teller, words: AdminWords<E, Person>): Listener<E> =>
  async (unit, facts) =>
    tellEach(unit, teller, words(facts, await findPerson(unit.db, facts.vendorId)))

/** Admins have nowhere to choose: what needs one of them comes by mail as well. */
async function tellEach(unit: UnitOfWork, teller: Teller, telling: AdminTelling) {
  for (const admin of await findAdmins(unit.db)) {
    await tellPerson(unit, teller, admin, 'bookings', { facts: [], ...telling, isBinding: true })
  }
}
