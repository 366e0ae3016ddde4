import type { AdminRole } from '@anseo/domain/admin-role'
import type { EventKind, FactsOf } from '../../platform/unit-of-work/event.ts'
import type { AppointmentEventBase } from '../booking/public.ts'
import { formatSlot } from '@anseo/domain/moment-text'
import type { Listener, UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import { findAdmins, findPerson, findSides, type Parties, type Person } from './people-store.ts'
import { type SenderSettings, type NotificationContent, notifyPerson } from './notify-people.ts'

/** Writes the notification to admins about an event, given its facts and the person or appointment it is about. */
type AdminWords<E extends EventKind<unknown>, About> = (
  facts: FactsOf<E>,
  about: About,
) => AdminNotificationContent

/** The text of a notice and email to admins, with the page on which to act. */
export type AdminNotificationContent = Pick<
  NotificationContent,
  'headline' | 'sentences' | 'facts' | 'button'
> & {
  /** The roles that are notified, besides owners (D1). */
  roles: readonly AdminRole[]
}

/** Listener: notifies admins of an event about an appointment, in the product and by email (L3, M7). */
export const notifyAdmins =
  <E extends EventKind<AppointmentEventBase>>(
    sender: SenderSettings,
    words: AdminWords<E, Parties & { what: string }>,
  ): Listener<E> =>
  async (unit, facts) => {
    const parties = await findSides(unit.db, facts)
    const what = `${formatSlot(facts.slot, unit.now)}, ${parties.client.name} with ${parties.vendor.name}`
    await notifyEach(unit, sender, words(facts, { ...parties, what }))
  }

/** Listener: notifies admins of an event about a vendor, such as an application or an expired check (L7). */
export const notifyAdminsOfVendor =
  <E extends EventKind<{ vendorId: string }>>(
    sender: SenderSettings,
    words: AdminWords<E, Person>,
  ): Listener<E> =>
  async (unit, facts) =>
    notifyEach(unit, sender, words(facts, await findPerson(unit.db, facts.vendorId)))

/** Listener: notifies admins of an event that is about no appointment and no vendor. */
export const notifyAdminsOfEvent =
  <E extends EventKind<unknown>>(
    sender: SenderSettings,
    words: (facts: FactsOf<E>) => AdminNotificationContent,
  ): Listener<E> =>
  async (unit, facts) =>
    notifyEach(unit, sender, words(facts))

/** Notifies every owner and each admin with one of the roles, always by email too: admins cannot choose channels. */
async function notifyEach(
  unit: UnitOfWork,
  sender: SenderSettings,
  { roles, ...content }: AdminNotificationContent,
) {
  for (const admin of await findAdmins(unit.db, roles)) {
    await notifyPerson(unit, sender, admin, 'bookings', { ...content, isBinding: true })
  }
}
