import { addDays, formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { searchName } from '@anseo/domain/search-name'
import { MINUTES_AN_HOUR } from '@anseo/domain/slot'
import { waitlistEntry } from '@anseo/server/modules/booking/tables/waitlist'
import type { Transaction } from '@anseo/server/platform/database/database'
import { sql } from 'drizzle-orm'
import { type DemoPeople, idOf } from './fill-people.ts'
import { insertRows } from './insert-rows.ts'
import { momentToInstant } from './moments.ts'

const TOWN = 'Dublin'

/** The clients on the waitlist: for a vendor, or for a speciality in Dublin, on a day from today. */
const WAITING = [
  { client: 'ciara-nolan', speciality: 'Massage_Therapist', day: 9, from: 10, to: 18, minutes: 60 },
  { client: 'megan-ryan', vendor: 'aoife-byrne', day: 11, from: 9, to: 13, minutes: 120 },
  { client: 'aine-power', vendor: 'aoife-byrne', day: 11, from: 8, to: 21, minutes: 60 },
] as const

/** The number of recent bookings whose clients had waited for the time, and of those that another client had waited for. */
const TOLD = { booked: 4, missed: 5 }

/** Inserts clients who wait for a time, and clients who were notified of one, some of whom booked it. */
export async function fillWaitlist(tx: Transaction, people: DemoPeople, now: Date): Promise<void> {
  const rows = WAITING.map(({ client, day, from, to, minutes, ...whom }) => {
    const date = formatIsoDate(addDays(dublinDate(now), day))
    return {
      clientId: idOf(people, client),
      ...('vendor' in whom
        ? { vendorId: idOf(people, whom.vendor) }
        : { speciality: whom.speciality, town: TOWN, foldedTown: searchName(TOWN) }),
      days: [date],
      lastDay: date,
      fromMinute: from * MINUTES_AN_HOUR,
      toMinute: to * MINUTES_AN_HOUR,
      minutes,
      createdAt: momentToInstant({ hoursAgo: 20 }, now),
    }
  })
  await insertRows(tx, waitlistEntry, rows)
  await tx.execute(sql`
    with booked as (
      select client_id, vendor_id, starts_at, ends_at, booked_at - interval '20 minutes' as told_at,
        row_number() over (order by booked_at desc, id) as number
      from appointment where client_id is not null and declined_at is null and cancelled_at is null
    ), others as (
      select id, row_number() over (order by id) as number from client
    )
    insert into waitlist_telling (client_id, vendor_id, starts_at, minutes, told_at, mailed_at)
    select case when number <= ${TOLD.booked} then client_id
        else (select others.id from others where others.number = booked.number and others.id <> client_id) end,
      vendor_id, starts_at, extract(epoch from ends_at - starts_at)::int / 60, told_at, told_at
    from booked where number <= ${TOLD.booked + TOLD.missed}
      and (number <= ${TOLD.booked} or exists (
        select from others where others.number = booked.number and others.id <> client_id))`)
}
