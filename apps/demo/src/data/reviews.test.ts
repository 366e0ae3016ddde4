import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_FEE_RATES } from '@anseo/domain/price'
import { reviewProblem } from '@anseo/domain/review'
import { slotHours } from '@anseo/domain/slot'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@anseo/test-support/test-database'
import { openFolder } from '@anseo/server/platform/files/file-store'
import { openDatabase } from '@anseo/server/platform/database/database'
import * as tables from '@anseo/server/tables'
import { demoEmail } from './demo-email.ts'
import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/accounts/demonstration'
import { fillDemo } from './fill-demo.ts'

const now = new Date('2026-11-21T10:20:00Z')
let database: TestDatabase
let opened: ReturnType<typeof openDatabase>
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase(database.url, 2, pino({ level: 'silent' }))
  folder = await mkdtemp(join(tmpdir(), 'anseo-reviews-'))
  await fillDemo({
    db: opened.db,
    now,
    passwordHash: async (password) => password,
    feeRates: DEFAULT_FEE_RATES,
    paymentWindowHours: 24,
    files: await openFolder(folder),
  })
})
afterAll(async () => {
  await opened.pool.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

const reviews = () => opened.db.select().from(tables.review)

test('every average is that of the vendor’s reviews, and most vendors have one', async () => {
  const written = await reviews()
  const vendors = await opened.db.select().from(tables.vendor)
  for (const { id, ratingStars, ratingCount } of vendors) {
    const stars = written
      .filter((row) => row.vendorId === id && row.author === 'client')
      .map((row) => row.stars)
    expect([ratingStars, ratingCount]).toEqual([stars.reduce((sum, each) => sum + each, 0), stars.length])
  }
  expect(vendors.filter(({ ratingCount }) => ratingCount > 0).length).toBeGreaterThan(vendors.length / 2)
})

test('reviews are written after completion, replies after reviews, and all of it before today', async () => {
  const completed = await opened.db.select().from(tables.appointment)
  const completedAt = new Map(completed.map((row) => [row.id, row.completedAt]))
  for (const row of await reviews()) {
    const moments = [
      completedAt.get(row.appointmentId)!,
      row.writtenAt,
      row.visibleAt,
      row.repliedAt ?? now,
      now,
    ]
    expect(moments).toEqual(moments.toSorted((a, b) => a.getTime() - b.getTime()))
  }
})

test('no sentence stands twice on the page of a vendor', async () => {
  const said = (await reviews()).flatMap(({ author, vendorId, text }) =>
    author === 'client' && text ? `${vendorId} ${text}` : [],
  )
  expect(new Set(said).size).toBe(said.length)
})

test("a service costs at least the vendor's fee per hour, and a booked service takes its own duration", async () => {
  const vendors = await opened.db.select().from(tables.vendor)
  const feeOf = new Map(vendors.map(({ id, feePerHourCents }) => [id, feePerHourCents]))
  const byTheHour = new Set(
    vendors.flatMap(({ id, completedAppointments }) => (completedAppointments > 0 ? id : [])),
  )
  const services = await opened.db.select().from(tables.service)
  for (const { vendorId, priceCents, durationHours } of services) {
    if (byTheHour.has(vendorId))
      expect(priceCents).toBeGreaterThanOrEqual(durationHours * feeOf.get(vendorId)!)
  }
  const quoted = new Set((await opened.db.select().from(tables.quote)).map((each) => each.appointmentId))
  const booked = (await opened.db.select().from(tables.appointment)).filter(
    ({ id, clientId, serviceName }) => clientId && serviceName && !quoted.has(id),
  )
  expect(booked.length).toBeGreaterThan(100)
  for (const row of booked) {
    const hours = slotHours({ start: row.startsAt, end: row.endsAt })
    const isOffered = services.some(
      (each) =>
        each.vendorId === row.vendorId && each.name === row.serviceName && each.durationHours === hours,
    )
    expect(isOffered).toBe(true)
  }
})

test.each(['client', 'vendor'] as const)(
  'the demo %s that visitors log in as has a review to write',
  async (role) => {
    const accounts = await opened.db.select().from(tables.account)
    const { id } = accounts.find(({ email }) => email === demoEmail(DEMO_ACCOUNTS[role].key))!
    const own = (await opened.db.select().from(tables.appointment)).filter(
      (row) => (role === 'client' ? row.clientId : row.vendorId) === id,
    )
    const written = await reviews()
    const open = own.filter(({ id: appointmentId, completedAt }) => {
      const wrote = (author: string) =>
        written.find((row) => row.appointmentId === appointmentId && row.author === author)?.writtenAt ?? null
      const facts = { completedAt, clientWroteAt: wrote('client'), vendorWroteAt: wrote('vendor') }
      return reviewProblem(facts, now) === null
    })
    expect(open.length).toBeGreaterThan(0)
  },
)
