// @module-tag time
import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { HOUR_MS, overlaps, type Slot } from '@anseo/domain/slot'
import { withBuffer } from '@anseo/domain/slot-grid'
import { calendarProblem, slotProblem } from '@anseo/domain/slot-problem'
import { someStretch, somewhen } from '@anseo/domain/testing/random-calendar'
import { someGridRules, someWideHours } from '@anseo/domain/testing/random-rules'
import { DEFAULT_WEEKLY_HOURS } from '@anseo/domain/working-hours'
import { eq, type SQL } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { timeOff } from '../../modules/booking/tables/time-off.ts'
import { type Actor, createClient, createVendor } from '../../testing/actors.ts'
import { type Facts, insertAppointmentRow } from '../../testing/appointment-row.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { rangeOf } from '../../platform/database/range.ts'
import { isFreeAtOne, type WantedSlot } from './free-at.ts'
import { readVendorCalendar } from '../../modules/booking/calendar/read-calendar.ts'

let app: TestApp
let client: Actor
beforeAll(async () => {
  app = await startTestApp()
  client = await createClient(app)
})
afterAll(() => app.close())

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
      startHour: fc.integer({ min: 8, max: 20 }),
      hours: fc.integer({ min: 1, max: 5 }),
    })
    .map(({ days, ...slot }) => ({ date: addDays(dublinDate(now), days), ...slot }))

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
        move: fc.option(fc.record({ slot: someStretch(dublinDate(now), 5), isOver: fc.boolean() })),
      }),
      { maxLength: 25 },
    ),
    wanted: fc.array(someWanted(now), { minLength: 40, maxLength: 40 }),
  }),
)
type History = typeof someHistory extends fc.Arbitrary<infer H> ? H : never

/** A vendor with that calendar; of appointments that meet, the first is kept. */
async function vendorWith({ now, calendar, booked }: History): Promise<Actor> {
  const { busy: _, timeOff: __, ...settings } = calendar
  const actor = await createVendor(app, settings)
  const disjoint: Slot[] = []
  for (const { slot, bufferMinutes: ownBuffer, facts, move } of booked) {
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
    const columns = { startsAt: slot.start, endsAt: slot.end, bufferMinutes: ownBuffer, ...facts, ...hold }
    await insertAppointmentRow(app, { client, vendor: actor }, columns)
  }
  for (const { start, end } of calendar.timeOff) {
    await app.runtime.db.insert(timeOff).values({ vendorId: actor.id, startsAt: start, endsAt: end })
  }
  return actor
}

/** Returns the domain's decision on a booking. */
async function bookable({ id }: Actor, wanted: readonly WantedSlot[], now: Date): Promise<boolean[]> {
  const calendar = await readVendorCalendar(app.runtime.db, id, now)
  return wanted.map(({ date, startHour, hours }) => {
    const slot = { start: instantOf(date, startHour), end: instantOf(date, startHour + hours) }
    // A search offers the times of the specification, as far ahead as the vendor takes bookings.
    const grid = { ...calendar, stepMinutes: 60, weeklyHours: DEFAULT_WEEKLY_HOURS }
    return (slotProblem(slot, now, grid) ?? calendarProblem(calendar, slot, now)) === null
  })
}

async function foundFree({ id }: Actor, conditions: readonly SQL[]): Promise<boolean[]> {
  const columns = Object.fromEntries(conditions.map((condition, index) => [index, condition.as(`c${index}`)]))
  const [row] = await app.runtime.db.select(columns).from(vendor).where(eq(vendor.id, id))
  return conditions.map((_, index) => row![index] === true)
}

test('who is free is what the domain says of each calendar', async () => {
  let free = 0
  await fc.assert(
    fc.asyncProperty(someHistory, async (history) => {
      const { now, wanted } = history
      const actor = await vendorWith(history)
      const expected = await bookable(actor, wanted, now)
      const each = wanted.map((slot) => isFreeAtOne([slot], now))
      expect(await foundFree(actor, each)).toEqual(expected)
      expect(await foundFree(actor, [isFreeAtOne(wanted, now)])).toEqual([expected.includes(true)])
      free += expected.filter(Boolean).length
    }),
    { numRuns: 40 },
  )
  expect(free).toBeGreaterThan(0)
})
