import { randomUUID } from 'node:crypto'
import { bookingProblem } from '@anseo/domain/booking-problem'
import { feeRelation } from '@anseo/domain/fee-relation'
import { type Slot, slotFromWire } from '@anseo/domain/slot'
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import { SQL_STATE, sqlStateOf } from '../../../platform/database/sql-state.ts'
import { lockOutcomes } from '../../../platform/http/call-outcomes.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { batcher } from '../../../platform/process/batcher.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { OperatorSettings } from '../../../platform/settings/operator-settings.ts'
import { type IdempotencyEntry, idempotentCall } from '../../../platform/unit-of-work/idempotent-call.ts'
import { bookedServices } from '../../catalogue/public.ts'
import { addressOfProfile } from './address-of.ts'
import { type Booking, pricedBooking, serviceIdsOf } from './priced-booking.ts'
import {
  type BookingFacts,
  insertTogether,
  limitWaits,
  lockClients,
  readBookingFacts,
} from './together-store.ts'
import { visitOf } from './visit-of.ts'

/** A booking that waits for its batch. */
export interface QueuedBooking {
  clientId: string
  booking: Booking
  slot: Slot
  /** The entry of the call's `Idempotency-Key`, if it has one. */
  entry: IdempotencyEntry | undefined
}

/** One batch at a time: two would wait for each other's locks and commits. */
const BATCH_LIMITS = { lanes: 1, size: 64 }
/** A batch delays those behind it, so it waits no longer than this for a transaction that wants the same hours. */
const LONGEST_WAIT_MS = 250

/**
 * Creates the function that books concurrent calls in a batch: one read, the rules of the domain for each, one write, one commit
 * (decision 052).
 * @returns the id of the new appointment, or null if a batch cannot make the booking. Then nothing has happened, and a
 * transaction of its own books it or finds out why it is refused.
 */
export function createBookTogether(runtime: Runtime) {
  const ask = batcher((batch: readonly QueuedBooking[]) => bookAll(runtime, batch), BATCH_LIMITS)
  return async ({ accountId: clientId }: Caller, booking: Booking): Promise<string | null> => {
    const slot = slotFromWire(booking)
    return slot && ask({ clientId, booking, slot, entry: idempotentCall.getStore()?.entry })
  }
}

/** Books what can be booked of a batch; a single booking that would wait for long is left to its own transaction. */
async function bookAll(runtime: Runtime, batch: readonly QueuedBooking[]): Promise<(string | null)[]> {
  try {
    return await bookInOne(runtime, batch)
  } catch (error) {
    if (batch.length > 1 || sqlStateOf(error) !== SQL_STATE.lockNotAvailable) throw error
    return [null]
  }
}

/** Takes the locks in the order of a single booking: idempotency replies, then clients. */
const bookInOne = (runtime: Runtime, batch: readonly QueuedBooking[]): Promise<(string | null)[]> =>
  runtime.transaction(async ({ db, now, realtime }) => {
    const isFirstRun = await lockOutcomes(
      db,
      batch.flatMap(({ entry }) => entry ?? []),
    )
    const clientIds = await lockClients(
      db,
      batch.map(({ clientId }) => clientId),
    )
    const facts = await readBookingFacts(db, batch, now)
    const admit = admitting(await runtime.settings.read(db), now)
    const admitted = batch.map((queued, place) => {
      const { clientId, entry } = queued
      const isOurs = clientIds.has(clientId) && (!entry || isFirstRun(entry))
      const priced = isOurs ? admit(queued, facts[place]!) : null
      return priced && { ...priced, id: randomUUID(), key: entry?.key ?? null }
    })
    await limitWaits(db, LONGEST_WAIT_MS)
    const placed = await insertTogether(
      db,
      admitted.filter((booking) => booking !== null),
      now,
    )
    return admitted.map((booking) => {
      if (!booking || !placed.has(booking.id)) return null
      realtime.calendarChanged(booking.vendorId, [booking.slot])
      return booking.id
    })
  })

/** Creates the rules for one batch; they return null for what is refused, or needs more than an insert. */
function admitting(settings: OperatorSettings, now: Date) {
  const admitted = new Map<string, number>()
  return ({ clientId, booking, slot }: QueuedBooking, facts: BookingFacts) => {
    const { vendor, profile, busy, timeOff, isClosing, isBlocked, hasDue, menu } = facts
    if (!vendor?.isVerified || !profile || isClosing || isBlocked || hasDue) return null
    // Travel is checked under the vendor's lock (B5), which a batch does not take.
    if (vendor.base) return null
    // A booking that may be instant is confirmed and counted in a transaction of its own (B6).
    if (vendor.confirmation !== 'ask') return null
    const ahead = admitted.get(clientId) ?? 0
    const weeklyHours = vendor.weeklyHours ?? DEFAULT_WEEKLY_HOURS
    const calendar = { ...vendor, weeklyHours, busy, timeOff }
    const pendingCount = facts.pendingCount + ahead
    const serviceIds = serviceIdsOf(booking)
    const hasLength = serviceIds.length > 0
    try {
      const visit = visitOf(vendor, booking, addressOfProfile(profile))
      const isInArea = visit.travelFeeCents !== null
      const wanted = { slot, vendor: { ...vendor, calendar }, profile, hasLength, isInArea, pendingCount }
      if (bookingProblem(wanted, now)) return null
      const services = bookedServices(menu, serviceIds, slot)
      const relation = feeRelation(facts.relation)
      const priced = pricedBooking(
        { clientId, booking, slot, vendor, relation, visit, services, settings },
        now,
      )
      admitted.set(clientId, ahead + 1)
      return priced
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }
}
