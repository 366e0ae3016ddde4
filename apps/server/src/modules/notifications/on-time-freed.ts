import { dublinDate } from '@anseo/domain/dublin-time'
import { formatSlot } from '@anseo/domain/moment-text'
import { isWholeHours, MINUTES_AN_HOUR, slotMinutes, slotToWire } from '@anseo/domain/slot'
import { formatSlotDate } from '@anseo/domain/slot-date'
import type { FreedSlot, timeFreed } from '../booking/events.ts'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'
import { type NotificationContent, notifyPeople, type SenderSettings } from './notify-people.ts'
import { findPeople, findPerson, type Person } from './people-store.ts'
import { whoAndWhen } from './wording.ts'

/** Tells people of the free times that they wait for, all together (C7). */
export async function notifyOfFreeTimes(
  unit: UnitOfWork,
  sender: SenderSettings,
  { vendorId, told }: FactsOf<typeof timeFreed>,
): Promise<void> {
  const vendor = await findPerson(unit.db, vendorId)
  const people = await findPeople(
    unit.db,
    told.map(({ clientId }) => clientId),
  )
  const notifications = told.flatMap(({ clientId, slots, ways }) => {
    const person = people.get(clientId)
    const content = contentOf(vendor, slots, unit.now)
    return person ? { person, topic: 'bookings' as const, content, ways, at: unit.now } : []
  })
  await notifyPeople(unit, sender, notifications)
}

function contentOf({ id, name }: Person, slots: readonly FreedSlot[], now: Date): NotificationContent {
  const [first, ...others] = slots as [FreedSlot, ...FreedSlot[]]
  const more =
    others.length === 1 ? 'Another time that suits you is' : `${others.length} other times that suit you are`
  return {
    headline: `A time is free: ${name}`,
    sentences: [
      `${formatSlot(first, now)}.`,
      ...(others.length > 0 ? [`${more} free too.`] : []),
      'We told everyone who is waiting. The first to book has it.',
    ],
    facts: whoAndWhen(name, first),
    button: { label: 'Book this time', path: `/appointment/${id}?${chosen(first)}` },
  }
}

/**
 * Returns the query of the booking page by which this time is chosen there; its day alone if nothing of this length can be
 * booked without services.
 */
function chosen(slot: FreedSlot): string {
  const { serviceIds } = slot
  const isByServices = serviceIds.length > 0
  return new URLSearchParams({
    day: formatSlotDate(dublinDate(slot.start)),
    ...((isByServices || isWholeHours(slot)) && { time: slotToWire(slot).startTime }),
    ...(isByServices
      ? { services: serviceIds.join(',') }
      : isWholeHours(slot) && { hours: String(slotMinutes(slot) / MINUTES_AN_HOUR) }),
  }).toString()
}
