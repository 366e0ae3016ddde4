// @module-tag time
import { DEFAULT_BOOKING_RULES, type TravelFee } from '@anseo/domain/booking-rules'
import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { HOUR_MS } from '@anseo/domain/duration'
import { overlaps, type Slot } from '@anseo/domain/slot'
import { freeStartHours, withBuffer } from '@anseo/domain/slot-grid'
import { someStretch, somewhen } from '@anseo/domain/testing/random-calendar'
import { someGridRules, someWideHours } from '@anseo/domain/testing/random-rules'
import { meetingAt, stopAt } from '@anseo/domain/travel'
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import { and, eq, type SQL } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { timeOff } from '../../modules/booking/tables/time-off.ts'
import { type Actor, createClient, createVendor } from '../../testing/actors.ts'
import { type Facts, insertAppointmentRow } from '../../testing/appointment-row.ts'
import { rangeOf } from '../../platform/database/range.ts'
import { findFree } from './find-free.ts'
import type { WantedSlot } from './free-at.ts'
import { readVendorCalendar } from '../../modules/booking/calendar/read-calendar.ts'
import { ownActor, ownApp } from '../../testing/own-app.ts'

const app = ownApp()
const client = ownActor(app, createClient)

/** The outcome of an appointment; an ended one releases its time, as does one whose time is up. */
const someFacts = (now: Date): fc.Arbitrary<Facts> => {
  const before = new Date(now.getTime() - HOUR_MS)
  const after = new Date(now.getTime() + HOUR_MS)
  const confirmedAt = before
  return fc.constantFrom<Facts>(
    {},
    { confirmedAt, paidAt: before },
    { confirmedAt, paidAt: before, completedAt: before },
    { confirmedAt, payBy: after },
    { confirmedAt, payBy: before },
    { confirmedAt, payBy: now },
    { declinedAt: before },
    { cancelledAt: before, cancelledBy: 'client' },
  )
}

const someWanted = (now: Date): fc.Arbitrary<WantedSlot> =>
  fc
    .record({
      days: fc.integer({ min: -1, max: 16 }),
      startHour: fc.oneof(
        fc.integer({ min: 8, max: 20 }),
        fc.integer({ min: 0, max: 95 }).map((quarter) => quarter / 4),
      ),
      hours: fc.integer({ min: 1, max: 5 }),
    })
    .map(({ days, ...slot }) => ({ date: addDays(dublinDate(now), days), ...slot }))

const EIRCODES = ['D06 X2Y7', 'D06 A1C2', 'D13 A2C3', 'W91 A1C2', 'T12 X5Y6'] as const
const someEircode = fc.constantFrom<string | null>(...EIRCODES, null)

const someHistory = somewhen.chain(({ now, calendar }) =>
  fc.record({
    now: fc.constant(now),
    calendar: fc.oneof(
      fc.constant(calendar),
      fc
        .record({ rules: someGridRules, weeklyHours: someWideHours })
        .map(({ rules, weeklyHours }) => ({ ...calendar, ...rules, weeklyHours })),
    ),
    booked: fc.array(
      fc.record({
        slot: someStretch(addDays(dublinDate(now), -1), 5),
        bufferMinutes: fc.integer({ min: 0, max: 12 }).map((hours) => hours * 60),
        facts: someFacts(now),
        eircode: someEircode,
        move: fc.option(fc.record({ slot: someStretch(dublinDate(now), 5), isOver: fc.boolean() })),
      }),
      { maxLength: 25 },
    ),
    place: fc.oneof(
      fc.constant({}),
      fc.record({
        visitPlace: fc.constantFrom('client' as const, 'vendor' as const, 'both' as const),
        base: fc.constantFrom(...EIRCODES).map((eircode) => ({ eircode, line1: '1 Main Street' })),
        radiusKm: fc.constantFrom(null, 5, 30, 150),
        travelFees: fc.constantFrom<TravelFee[]>([], [{ upToKm: 10, feeCents: 500 }]),
      }),
      fc.record({ radiusKm: fc.constantFrom(5, 30, 150), location: fc.constantFrom('Rathmines', 'Nowhere') }),
    ),
    at: fc.option(someEircode.map(stopAt)),
    wanted: fc.array(someWanted(now), { minLength: 40, maxLength: 40 }),
  }),
)
type History = typeof someHistory extends fc.Arbitrary<infer H> ? H : never

/** A vendor with that calendar; of appointments that meet, the first is kept. */
async function vendorWith({ now, calendar, booked, place }: History): Promise<Actor> {
  const { busy: _, timeOff: __, ...settings } = calendar
  const actor = await createVendor(app, { ...settings, ...place })
  const disjoint: Slot[] = []
  for (const { slot, bufferMinutes: ownBuffer, facts, move, eircode } of booked) {
    const range = withBuffer(slot, ownBuffer)
    if (disjoint.some((other) => overlaps(other, range))) continue
    disjoint.push(range)
    const held = move && withBuffer(move.slot, ownBuffer)
    // Only what has not begun is moved.
    const isHeld = held && slot.start > now && !disjoint.some((other) => overlaps(other, held))
    if (isHeld) disjoint.push(held)
    const hold = isHeld && {
      heldDuring: rangeOf(held.start, held.end) as unknown as string,
      heldUntil: new Date(now.getTime() + (move.isOver ? 0 : HOUR_MS)),
    }
    const address = eircode === null ? null : { line1: '2 Main Street', line2: '', eircode }
    const columns = {
      address,
      startsAt: slot.start,
      endsAt: slot.end,
      bufferMinutes: ownBuffer,
      ...facts,
      ...hold,
    }
    await insertAppointmentRow(app, { client, vendor: actor }, columns)
  }
  for (const { start, end } of calendar.timeOff) {
    await app.runtime.db.insert(timeOff).values({ vendorId: actor.id, startsAt: start, endsAt: end })
  }
  return actor
}

/** Returns the domain's decision on a booking. */
async function bookable({ id }: Actor, { wanted, now, at }: History): Promise<boolean[]> {
  const [row] = await app.runtime.db.select().from(vendor).where(eq(vendor.id, id))
  const meeting = meetingAt(row!, at)
  const calendar = await readVendorCalendar(app.runtime.db, id, now, { stop: meeting?.stop ?? null })
  return wanted.map(
    ({ date, startHour, hours }) =>
      meeting !== null && freeStartHours(calendar, date, now, hours * 60).includes(startHour),
  )
}

/** Returns who is found by each search: the vendor alone, or nobody. */
async function isFound({ id }: Actor, { now, at }: History, wanted: readonly WantedSlot[]): Promise<boolean> {
  const find = async (where: SQL) => {
    const rows = await app.runtime.db
      .select({ id: vendor.id })
      .from(vendor)
      .where(and(eq(vendor.id, id), where))
    return rows.map((row) => row.id)
  }
  const found = await findFree({ db: app.runtime.db, now, at }, wanted, { find, limit: 2 })
  return found.length === 1
}

test('a night with a clock change is worked until the hour that clocks skip', async () => {
  const now = new Date('2027-03-23T12:00:00Z')
  const weeklyHours = { ...DEFAULT_WEEKLY_HOURS, sat: [{ startHour: 20, endHour: 25 }] }
  const saturday = { year: 2027, month: 3, day: 27 }
  const wanted = [
    { date: saturday, startHour: 23, hours: 2 },
    { date: saturday, startHour: 23, hours: 3 },
    { date: addDays(saturday, 1), startHour: 0, hours: 1 },
    { date: addDays(saturday, 1), startHour: 0, hours: 2 },
  ]
  const calendar = { ...DEFAULT_BOOKING_RULES, busy: [], timeOff: [], weeklyHours }
  const history = { now, calendar, booked: [], place: {}, at: null, wanted }
  const actor = await vendorWith(history)
  const found = await Promise.all(wanted.map((slot) => isFound(actor, history, [slot])))
  expect(found).toEqual([true, false, true, false])
  expect(await bookable(actor, history)).toEqual(found)
})

test('who is free is what the domain says of each calendar, where the client is', async () => {
  let free = 0
  await fc.assert(
    fc.asyncProperty(someHistory, async (history) => {
      const { wanted } = history
      const actor = await vendorWith(history)
      const expected = await bookable(actor, history)
      const each = await Promise.all(wanted.map((slot) => isFound(actor, history, [slot])))
      expect(each).toEqual(expected)
      expect(await isFound(actor, history, wanted)).toBe(expected.includes(true))
      free += expected.filter(Boolean).length
    }),
    { numRuns: 40 },
  )
  expect(free).toBeGreaterThan(0)
})
