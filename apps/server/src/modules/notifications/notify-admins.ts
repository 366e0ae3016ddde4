import type { AdminRole } from '@anseo/domain/admin-role'
import type { EventKind, FactsOf } from '../../platform/unit-of-work/event.ts'
import type { AppointmentEventBase } from '../booking/public.ts'
import { formatSlot } from '@anseo/domain/moment-text'
import type { Listener, UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import { findAdmins, findPerson, findSides, type Parties, type Person } from './people-store.ts'
import { type SenderSettings, type NotificationContent, notifyPerson } from './notify-people.ts'

/** The notification to admins of an event, and the person or appointment it is about. */
type AdminWords<E extends EventKind<unknown>, About> = (
  facts: FactsOf<E>,
  about: About,
) => AdminNotificationContent
/** The text of a notice and email to admins, with the page on which to act. */
export type AdminNotificationContent = Pick<NotificationContent, 'headline' | 'sentences' | 'button'> &
  Partial<Pick<NotificationContent, 'facts'>> & {
    /** Whose work it is beside the owners' (D1); without it that of all who do more than read. */
    roles?: readonly AdminRole[]
  }

/** Notifies the admins whose work it is of something to look into, by notice and email (L3, M7). */
export const notifyAdmins =
  <E extends EventKind<AppointmentEventBase>>(
    sender: SenderSettings,
    words: AdminWords<E, Parties & { what: string }>,
  ): Listener<E> =>
  async (unit, facts) => {
    const parties = await findSides(unit.db, facts)
    const what = `${formatSlot(facts.slot)}, ${parties.client.name} with ${parties.vendor.name}`
    await notifyEach(unit, sender, words(facts, { ...parties, what }))
  }

/** The same of a vendor: one that has applied, or that a check took off the list (L7). */
export const notifyAdminsOfVendor =
  <E extends EventKind<{ vendorId: string }>>(
    sender: SenderSettings,
    words: AdminWords<E, Person>,
  ): Listener<E> =>
  async (unit, facts) =>
    notifyEach(unit, sender, words(facts, await findPerson(unit.db, facts.vendorId)))

/** The same of something that is about neither; the words name nobody. */
export const notifyAdminsOfEvent =
  <E extends EventKind<unknown>>(
    sender: SenderSettings,
    words: (facts: FactsOf<E>) => AdminNotificationContent,
  ): Listener<E> =>
  async (unit, facts) =>
    notifyEach(unit, sender, words(facts))

const WORKING: readonly AdminRole[] = ['support', 'finance', 'vetting']

/** Admins cannot choose channels; they always get an email as well. */
async function notifyEach(
  unit: UnitOfWork,
  sender: SenderSettings,
  { roles = WORKING, ...content }: AdminNotificationContent,
) {
  for (const admin of await findAdmins(unit.db, roles)) {
    await notifyPerson(unit, sender, admin, 'bookings', { facts: [], ...content, isBinding: true })
  }
}
