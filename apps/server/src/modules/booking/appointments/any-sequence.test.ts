// @module-tag time
import { MINUTE_MS } from '@anseo/domain/duration'
import { euroToCents } from '@anseo/domain/money'
import { slotToWire } from '@anseo/domain/slot'
import { minutesBetween, stopAt } from '@anseo/domain/travel'
import { THOROUGH } from '@anseo/test-support/thorough'
import { and, eq, isNull } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { importedCalendar } from '../tables/imported-calendars.ts'
import { timeOff } from '../tables/time-off.ts'
import { appointment } from '../tables/appointments.ts'
import { ownApp } from '../../../testing/own-app.ts'

// A vendor who travels, works until 2 AM and changes its mind; clients, calendars and clock changes do the rest.

const app = ownApp()

/** Ranelagh, Howth, Cork and Bray. */
const ADDRESSES = ['D06 A1C2', 'D13 A2C3', 'T12 X5Y6', 'A98 A1C2'].map((eircode, n) => ({
  line1: `${n} Main Street`,
  line2: '',
  eircode,
}))
const LENGTHS = [15, 45, 60, 180]
/** Three days before each change of the clocks of 2027, at noon. */
const BEGINS = ['2027-03-25T12:00:00Z', '2027-10-28T11:00:00Z'].map((instant) => new Date(instant))
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** A time within five days, in quarter-hours from the beginning. */
const quarter = fc.integer({ min: 1, max: 5 * 96 })
const length = fc.constantFrom(...LENGTHS)
const place = fc.constantFrom('client', 'vendor')
const someMove = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      quarter,
      length,
      place,
      address: fc.constantFrom(...ADDRESSES),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('own' as const),
      quarter,
      length,
      place,
      outsideHours: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('shift' as const),
      which: fc.nat(),
      quarter,
      length,
      agreed: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant('reschedule' as const), which: fc.nat(), quarter }),
  fc.record({ kind: fc.constant('cancel' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('import' as const), quarter, length }),
  fc.record({
    kind: fc.constant('hours' as const),
    start: fc.constantFrom('06:00 AM', '09:15 AM'),
    end: fc.constantFrom('06:00 PM', '02:00 AM'),
  }),
  fc.record({
    kind: fc.constant('rules' as const),
    bufferMinutes: fc.constantFrom(0, 20, 60),
    stepMinutes: fc.constantFrom(15, 30, 60),
  }),
)
type Move = typeof someMove extends fc.Arbitrary<infer M> ? M : never

interface Stage {
  begin: Date
  vendor: Actor
  /** Those who booked, by id. */
  clients: Map<string, Actor>
  /** Ids of the services, by their length in minutes. */
  services: Map<number, string>
}

const slotOf = ({ begin }: Stage, quarters: number, minutes: number) => {
  const start = new Date(begin.getTime() + quarters * 15 * MINUTE_MS)
  return { start, end: new Date(start.getTime() + minutes * MINUTE_MS) }
}

async function setStage(begin: Date): Promise<Stage> {
  app.clock.set(begin)
  const vendor = await createVendor(app, {
    stepMinutes: 15,
    visitPlace: 'both',
    base: { eircode: 'D06 X2Y7', line1: '1 Main Street' },
  })
  const services = new Map<number, string>()
  for (const durationMinutes of LENGTHS) {
    const service = { name: `${durationMinutes} minutes`, price: 40, durationMinutes }
    const { body } = await vendor.call('POST', '/api/pro/services', service)
    services.set(durationMinutes, body.services.at(-1)._id)
  }
  return { begin, vendor, clients: new Map(), services }
}

const liveOf = ({ vendor }: Stage) =>
  app.runtime.db
    .select()
    .from(appointment)
    .where(
      and(
        eq(appointment.vendorId, vendor.id),
        isNull(appointment.cancelledAt),
        isNull(appointment.declinedAt),
      ),
    )
    .orderBy(appointment.startsAt)

/** Makes a move and returns its status; what there is nothing to do with is left alone. */
async function make(stage: Stage, made: Move): Promise<number> {
  const { vendor, clients, services } = stage
  switch (made.kind) {
    case 'book': {
      const wire = slotToWire(slotOf(stage, made.quarter, made.length))
      const where = { place: made.place, ...(made.place === 'client' && { address: made.address }) }
      const body = { vendorId: vendor.id, serviceIds: [services.get(made.length)], ...wire, ...where }
      const client = await createClient(app)
      clients.set(client.id, client)
      return (await client.call('POST', '/api/user/book-appointment', body)).status
    }
    case 'own': {
      const wire = slotToWire(slotOf(stage, made.quarter, made.length))
      const body = {
        contact: { name: 'Tom Hickey' },
        ...wire,
        place: made.place,
        outsideHours: made.outsideHours,
      }
      return (await vendor.call('POST', '/api/pro/appointments', body)).status
    }
    case 'import': {
      const { db } = app.runtime
      const read = { createdAt: stage.begin, readAt: stage.begin, nextReadAt: new Date('2028-01-01') }
      const [calendar] = await db
        .insert(importedCalendar)
        .values({ vendorId: vendor.id, label: 'Other', sealedAddress: 'none', ...read })
        .returning({ id: importedCalendar.id })
      const { start, end } = slotOf(stage, made.quarter, made.length)
      await db
        .insert(timeOff)
        .values({ vendorId: vendor.id, calendarId: calendar!.id, startsAt: start, endsAt: end })
      return 200
    }
    case 'hours': {
      const day = [{ start: made.start, end: made.end }]
      return (await vendor.call('PUT', '/api/pro/hours', Object.fromEntries(WEEK.map((name) => [name, day]))))
        .status
    }
    case 'rules': {
      const { kind: _, ...rules } = made
      return (await vendor.call('PUT', '/api/pro/booking-rules', rules)).status
    }
    default: {
      const live = await liveOf(stage)
      const row = live[made.which % (live.length || 1)]
      return row ? change(stage, row, made) : 200
    }
  }
}

type Row = Awaited<ReturnType<typeof liveOf>>[number]

async function change(
  stage: Stage,
  row: Row,
  made: Extract<Move, { kind: 'shift' | 'reschedule' | 'cancel' }>,
): Promise<number> {
  const { vendor, clients } = stage
  const path = `/api/pro/appointments/${row.id}`
  if (made.kind === 'cancel') {
    return (await vendor.call('POST', `${path}/${row.confirmedAt ? 'cancel' : 'decline'}`)).status
  }
  const client = row.clientId === null ? undefined : clients.get(row.clientId)
  const minutes = (row.endsAt.getTime() - row.startsAt.getTime()) / MINUTE_MS
  if (made.kind === 'reschedule') {
    if (!client) return 200
    const { slotDate, startTime, endTime } = slotToWire(slotOf(stage, made.quarter, minutes))
    const body = { appointmentId: row.id, newDate: slotDate, newStartTime: startTime, newEndTime: endTime }
    return (await client.call('PATCH', '/api/user/reschedule-appointment', body)).status
  }
  if (!row.confirmedAt) await vendor.call('POST', `${path}/confirm`)
  const slot = slotOf(stage, made.quarter, client ? minutes : made.length)
  const { status, body } = await vendor.call('PATCH', `${path}/slot`, slotToWire(slot))
  if (!body.proposal || !client || !made.agreed) return status
  const proposal = `/api/user/appointments/${row.id}/proposals/${body.proposal._id}`
  return (await client.call('POST', `${proposal}/accept`)).status
}

/** Asserts what no sequence may break: visits that overlap or leave no time for the way between them. */
async function expectWayBetween(stage: Stage) {
  const visits = (await liveOf(stage)).map(({ startsAt, endsAt, bufferMinutes, address }) => {
    return { start: startsAt, end: endsAt, bufferMinutes, stop: stopAt(address?.eircode) }
  })
  for (const [index, visit] of visits.entries()) {
    for (const later of visits.slice(index + 1)) {
      const free = (later.start.getTime() - visit.end.getTime()) / MINUTE_MS
      expect(free).toBeGreaterThanOrEqual(visit.bufferMinutes + minutesBetween(visit.stop, later.stop))
    }
  }
}

/** Asserts that the parts of each price add up, as its client sees them. */
async function expectSums({ clients }: Stage) {
  for (const client of clients.values()) {
    const { body } = await client.call('GET', '/api/user/appointments')
    for (const { cost } of body.appointments) {
      const { total, now, onTheDay, parts } = cost
      expect(euroToCents(now) + euroToCents(onTheDay)).toBe(euroToCents(total))
      const { deposit, platformFee, handlingFee } = parts
      expect(euroToCents(deposit) + euroToCents(platformFee) + euroToCents(handlingFee)).toBe(
        euroToCents(now),
      )
    }
  }
}

test('no sequence of bookings, moves, imports and rules overlaps, forgets the way, or gives sums that do not add up', async () => {
  const seen = new Map<string, number>()
  const sequence = fc.array(someMove, { minLength: 15, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...BEGINS), sequence, async (begin, moves) => {
      const stage = await setStage(begin)
      for (const made of moves) {
        const status = await make(stage, made)
        expect(status).toBeLessThan(500)
        if (status === 200) seen.set(made.kind, (seen.get(made.kind) ?? 0) + 1)
        await expectWayBetween(stage)
      }
      await expectSums(stage)
    }),
    { numRuns: THOROUGH ? 60 : 5, endOnFailure: !THOROUGH },
  )
  // A sequence in which everything is refused shows nothing.
  for (const kind of ['book', 'own', 'shift', 'reschedule'])
    expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0)
})
