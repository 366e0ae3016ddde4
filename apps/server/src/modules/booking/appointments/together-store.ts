import { eq, sql } from 'drizzle-orm'
import type { Slot } from '@anseo/domain/slot'
import { withBuffer } from '@anseo/domain/slot-grid'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { storeOutcomes } from '../../../platform/http/call-outcomes.ts'
import { jobSpec } from '../../../platform/jobs/queue.ts'
import { isListed, type WantedService } from '../../catalogue/public.ts'
import { closingCondition, isBlockedAccount } from '../../identity/public.ts'
import { client } from '../../identity/tables/accounts.ts'
import { service } from '../../catalogue/tables/services.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { notifyBookedJob } from '../events.ts'
import { relationColumns } from '../fees/relation-store.ts'
import { bookedStep } from '../history/record-history.ts'
import { insertEventsOf } from '../history/store.ts'
import { appointment } from '../tables/appointments.ts'
import { takenTime } from '../taken-time.ts'
import { timeOff } from '../tables/time-off.ts'
import { type Booking, type PricedBooking, serviceIdsOf } from './priced-booking.ts'
import { bookableColumns, countedOnce, isDue, isUnpaid, PROFILE_COLUMNS } from './store.ts'

/**
 * Locks the profiles of several clients, as `lockClient` does for one (S8), without waiting for any: a batch waits for
 * nobody's long transaction.
 * @returns the ids of those that are locked.
 */
export async function lockClients(db: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: client.id })
    .from(client)
    .where(sql`${client.id} = any(${sql.param(ids)}::uuid[])`)
    .for('no key update', { skipLocked: true })
  return new Set(rows.map(({ id }) => id))
}

/** Gives up any later wait of this transaction for a lock after that many ms, with `lockNotAvailable`. */
export const limitWaits = (db: Transaction, ms: number) =>
  db.execute(sql`select set_config('lock_timeout', ${String(ms)}, true)`)

interface Wanted {
  clientId: string
  slot: Slot
  booking: Pick<Booking, 'vendorId' | 'serviceIds' | 'serviceId'>
}

/** The facts that the rules need about one booking; `busy` and `timeOff` hold only what overlaps its slot. */
export type BookingFacts = Awaited<ReturnType<typeof readBookingFacts>>[number]

/** Reads the facts of several bookings in one statement, in their order. */
export async function readBookingFacts(db: Queryable, wanted: readonly Wanted[], now: Date) {
  const asked = wanted.map(({ clientId, slot, booking }, place) => ({
    place,
    client_id: clientId,
    vendor_id: booking.vendorId,
    service_ids: serviceIdsOf(booking),
    starts_at: slot.start,
    ends_at: slot.end,
  }))
  const held = sql`tstzrange(wanted.starts_at, wanted.ends_at + ${vendor.bufferMinutes} * interval '1 minute')`
  const rows = await db
    .select({
      vendor: bookableColumns(now, sql`wanted.client_id`),
      profile: PROFILE_COLUMNS,
      menu: sql<
        WantedService[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', ${service.id}, 'name', ${service.name},
          'priceCents', ${service.priceCents}, 'durationMinutes', ${service.durationMinutes}, 'deposit', ${service.deposit})), '[]')
        from ${service} where ${service.id} = any(wanted.service_ids) and ${service.vendorId} = wanted.vendor_id
          and ${service.removedAt} is null)`,
      relation: relationColumns(sql`wanted.vendor_id`, sql`wanted.client_id`),
      isClosing: closingCondition(sql`wanted.client_id`),
      isBlocked: isBlockedAccount(sql`wanted.client_id`),
      // By the index of what is due, of all vendors: there is hardly ever any.
      hasDue: sql<boolean>`exists (select from ${appointment}
        where ${appointment.vendorId} = wanted.vendor_id and ${isDue(now)})`,
      pendingCount: sql<number>`(select ${countedOnce} from ${appointment}
        where ${appointment.clientId} = wanted.client_id and ${isUnpaid(now)})`,
      busy: sql`(select jsonb_agg(jsonb_build_array(lower(${appointment.during}), upper(${appointment.during})))
        from ${appointment} where ${appointment.vendorId} = wanted.vendor_id and ${takenTime} && ${held}
          and ${appointment.declinedAt} is null and ${appointment.cancelledAt} is null)`.mapWith(periods),
      timeOff: sql`(select jsonb_agg(jsonb_build_array(${timeOff.startsAt}, ${timeOff.endsAt}))
        from ${timeOff} where ${timeOff.vendorId} = wanted.vendor_id
          and ${timeOff.startsAt} < wanted.ends_at and ${timeOff.endsAt} > wanted.starts_at)`.mapWith(
        periods,
      ),
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as wanted (place int, client_id uuid, vendor_id uuid,
        service_ids uuid[], starts_at timestamptz, ends_at timestamptz)`,
    )
    .leftJoin(vendor, eq(vendor.id, sql`wanted.vendor_id`))
    .leftJoin(client, eq(client.id, sql`wanted.client_id`))
    .orderBy(sql`wanted.place`)
  return rows.map(({ busy, timeOff: off, ...row }) => ({ ...row, busy: busy ?? [], timeOff: off ?? [] }))
}

/** Reads periods from the form in which JSON carries them. */
const periods = (found: unknown): Slot[] =>
  (found as [string, string][]).map(([start, end]) => ({ start: new Date(start), end: new Date(end) }))

/** A booking to be stored, and the key under which its outcome is kept. */
export type NewBooking = PricedBooking & { id: string; key: string | null }

/**
 * Stores bookings with their first steps, the outcomes of their calls and the job that notifies of them, in one statement
 * and in the order of vendor and start, so that two batches never wait for each other in a circle (decision 052). As in
 * `holdBookableVendor`, no vendor is suspended until the end of the transaction (L7).
 * @returns the ids of those that got their slot (S4) from a vendor that is still listed.
 */
export async function insertTogether(
  db: Transaction,
  bookings: readonly NewBooking[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (bookings.length === 0) return new Set()
  const values = bookings.map(({ slot, ...booking }) => ({
    ...booking,
    startsAt: slot.start,
    endsAt: slot.end,
    busyUntil: withBuffer(slot, booking.bufferMinutes).end,
    step: bookedStep(slot),
  }))
  const { rows } = await db.execute<{ ids: string[] }>(sql`
    with wanted as materialized (
      select wanted.* from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as wanted (id uuid, "clientId" uuid,
        "vendorId" uuid, "startsAt" timestamptz, "endsAt" timestamptz, "busyUntil" timestamptz, "bufferMinutes" int,
        "cancellationHours" int, note text, place text, address jsonb, "vendorFeeCents" int, "platformFeeCents" int, "handlingFeeCents" int,
        "totalCents" int, "paymentWindowHours" float8, "serviceName" text, services jsonb, "fullPriceCents" int, "travelFeeCents" int, relation text, "withdrawableUntil" timestamptz, "expressRequestAt" timestamptz, key text, step jsonb)
        join ${vendor} on ${vendor.id} = wanted."vendorId" and ${isListed(now)}
      for key share of ${vendor}
    ), placed as (
      insert into appointment (id, client_id, vendor_id, starts_at, ends_at, during, buffer_minutes, cancellation_hours, note,
        place, address, vendor_fee_cents, platform_fee_cents, handling_fee_cents, total_cents, payment_window_hours, service_name,
        services, full_price_cents, travel_fee_cents, relation, withdrawable_until, express_request_at, booked_at, requested_at)
      select id, "clientId", "vendorId", "startsAt", "endsAt", tstzrange("startsAt", "busyUntil"), "bufferMinutes",
        "cancellationHours", note, place, address, "vendorFeeCents", "platformFeeCents", "handlingFeeCents", "totalCents", "paymentWindowHours",
        "serviceName", services, "fullPriceCents", "travelFeeCents", relation, "withdrawableUntil", "expressRequestAt", ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from wanted order by "vendorId", "startsAt"
      on conflict do nothing returning id
    ), recorded as (
      ${insertEventsOf(sql`select id, step, "clientId" from wanted join placed using (id)`, now)}
    ), kept as (
      ${storeOutcomes(sql`select "clientId", key, id from wanted join placed using (id) where key is not null`)}
    )
    select ids, (select count(*) from graphile_worker.add_jobs(array[
      ${jobSpec(notifyBookedJob, sql`json_build_object('appointmentIds', ids)`)}]))
    from (select array_agg(id) as ids from placed) as all_placed where ids is not null`)
  return new Set(rows[0]?.ids)
}
