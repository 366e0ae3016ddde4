import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate, endOfDublinDay, instantOf } from '@anseo/domain/dublin-time'
import type { Transaction } from '../database.ts'
import { timeOff } from '../schema/vendors.ts'
import { DEMO_ACCOUNTS } from './accounts.ts'
import { type DemoPeople, idOf } from './fill-people.ts'

/** An afternoon and three days of the demonstration's vendor, all beyond what clients can book by now (T5). */
export async function fillTimeOff(tx: Transaction, people: DemoPeople, now: Date): Promise<void> {
  const vendorId = idOf(people, DEMO_ACCOUNTS.vendor.key)
  const day = (daysOn: number) => addDays(dublinDate(now), daysOn)
  await tx.insert(timeOff).values([
    {
      vendorId,
      startsAt: instantOf(day(17), 13),
      endsAt: instantOf(day(17), 17),
      label: 'Colour course',
    },
    { vendorId, startsAt: instantOf(day(19), 0), endsAt: endOfDublinDay(day(21)), label: 'Family visit' },
  ])
}
