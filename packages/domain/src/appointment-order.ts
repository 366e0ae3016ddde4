// implements: §4.26
import type { AppointmentFacts } from './appointment.ts'
import { isLive } from './appointment.ts'

/** Compares two appointments: live ones first by time, then ended ones newest first (§4, C7). */
export function compareAppointments(a: AppointmentFacts, b: AppointmentFacts, now: Date): number {
  const aLive = isLive(a, now)
  if (aLive !== isLive(b, now)) return aLive ? -1 : 1
  const byTime = a.start.getTime() - b.start.getTime()
  return aLive ? byTime : -byTime
}

/** Returns a sorted copy of items with an appointment's facts (C7). */
export function orderAppointments<Item>(
  items: readonly Item[],
  factsOf: (item: Item) => AppointmentFacts,
  now: Date,
): Item[] {
  return items
    .map((item) => ({ item, facts: factsOf(item) }))
    .toSorted((a, b) => compareAppointments(a.facts, b.facts, now))
    .map(({ item }) => item)
}
