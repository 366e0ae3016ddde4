import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createClient, createVendor } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { createTestDatabase, type TestDatabase } from '@anseo/test-support/test-database'
import { type Change, openChangeFeed } from './change-feed.ts'
import { account } from '../../modules/identity/tables/accounts.ts'
import { appointment } from '../../modules/booking/tables/appointments.ts'
import { settingChange } from '../settings/setting-changes.ts'
import { review } from '../../modules/trust/tables/reviews.ts'
import { service } from '../../modules/catalogue/tables/services.ts'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { timeOff } from '../../modules/booking/tables/time-off.ts'
import { ownActor, ownApp } from '../../testing/own-app.ts'

let appointmentId: string
let heard: Change[] = []
const app = ownApp()
const maker = ownActor(app, createVendor)
const client = ownActor(app, createClient)
beforeAll(async () => {
  appointmentId = await insertAppointmentRow(app, { client, vendor: maker })
  app.runtime.changes.watch((change) => void heard.push(change))
})
beforeEach(async () => {
  await app.runtime.changes.caughtUp()
  heard = []
})

/** Returns the changes heard during a piece of work, as soon as the feed has caught up. */
async function told(work: () => Promise<unknown>): Promise<Change[]> {
  await work()
  expect(await app.runtime.changes.caughtUp()).toBe(true)
  return heard
}
const db = () => app.runtime.db
const ofMaker = (of: 'vendor' | 'calendar') => [{ of, vendorId: maker.id }]

test('a change of anything that is shown of a vendor is told, once a transaction', async () => {
  const { db } = app.runtime
  const changes = [
    () => db.update(vendor).set({ feePerHourCents: 5000 }).where(eq(vendor.id, maker.id)),
    () => db.update(account).set({ name: 'Aoife Daly' }).where(eq(account.id, maker.id)),
    () => db.update(account).set({ imageKey: 'other.webp' }).where(eq(account.id, maker.id)),
    () => db.insert(service).values(aService()),
    () => db.update(service).set({ priceCents: 3000 }).where(eq(service.vendorId, maker.id)),
    () => db.delete(service).where(eq(service.vendorId, maker.id)),
    () => db.insert(review).values(aReview()),
    () => db.update(review).set({ reply: 'Thanks', repliedAt: app.clock.now() }),
    () =>
      db.transaction(async (tx) => {
        await tx.update(vendor).set({ about: 'One' }).where(eq(vendor.id, maker.id))
        await tx.update(vendor).set({ about: 'Two' }).where(eq(vendor.id, maker.id))
        await tx.insert(service).values(aService())
      }),
  ]
  for (const change of changes) {
    heard = []
    expect(await told(change), change.toString()).toEqual(ofMaker('vendor'))
  }
})

test.each([
  ['listed', { listedUntil: new Date('2027-01-01') }],
  ['kind', { speciality: 'Cleaner' }],
  ['kind', { city: 'Athlone' }],
  ['place', { place: 'Athlone' }],
  ['name', { searchName: 'another name' }],
  ['price', { priceFromCents: 12_345 }],
  ['rating', { ratingStars: 4, ratingCount: 1 }],
  ['completed', { completedAppointments: 77 }],
  ['available', { available: false }],
] as const)('a change of %s by %o is told of the listing too', async (fact, changed) => {
  const change = () => db().update(vendor).set(changed).where(eq(vendor.id, maker.id))
  const both = [...ofMaker('vendor'), { of: 'listing', facts: [fact] }]
  expect(await told(change)).toEqual(both)
  const before = { speciality: 'Hairstylist', city: 'Dublin', listedUntil: null, available: true } as const
  await db().update(vendor).set(before).where(eq(vendor.id, maker.id))
})

test('joining and leaving the list is told of the listing, and nothing of who is not on it', async () => {
  const facts = ['listed']
  const listing = () => heard.filter(({ of }) => of === 'listing')
  const applicant = await createVendor(app, { verifiedAt: null })
  const set = (fields: Partial<typeof vendor.$inferInsert>) =>
    told(() => db().update(vendor).set(fields).where(eq(vendor.id, applicant.id)))
  await set({ searchName: 'nobody', priceFromCents: 77 })
  expect(listing()).toEqual([])
  await set({ verifiedAt: app.clock.now() })
  expect(listing()).toEqual([{ of: 'listing', facts }])
  await set({ suspendedAt: app.clock.now() })
  expect(listing()).toHaveLength(2)
  heard = []
  await told(() => createVendor(app))
  expect(listing()).toContainEqual({ of: 'listing', facts })
})

test('what takes or frees hours is told of the calendar', async () => {
  const { db } = app.runtime
  const now = app.clock.now()
  const changes = [
    () =>
      insertAppointmentRow(app, { client, vendor: maker }, { startsAt: new Date('2027-02-01T10:00:00Z') }),
    () => db.update(appointment).set({ cancelledAt: now, cancelledBy: 'client' }).where(itIs()),
    () => db.insert(timeOff).values({ vendorId: maker.id, startsAt: now, endsAt: new Date('2026-12-01') }),
    () => db.delete(timeOff),
  ]
  for (const change of changes) {
    heard = []
    expect(await told(change), change.toString()).toEqual(ofMaker('calendar'))
  }
})
const itIs = () => eq(appointment.id, appointmentId)

test('a new name of a client is told of the vendors whose pages it stands on', async () => {
  const cents = { confirmedAt: new Date(0), paidAt: new Date(0), completedAt: new Date(0) }
  await insertAppointmentRow(
    app,
    { client, vendor: maker },
    { startsAt: new Date('2027-03-01T10:00:00Z'), ...cents },
  )
  await app.runtime.changes.caughtUp()
  heard = []
  const rename = () => db().update(account).set({ name: 'Ciara Burke' }).where(eq(account.id, client.id))
  expect(await told(rename)).toEqual(ofMaker('vendor'))
})

test('settings are told', async () => {
  const set = () =>
    db()
      .insert(settingChange)
      .values({ name: 'brandName', value: 'X', changedAt: new Date(0) })
  expect(await told(set)).toEqual([{ of: 'settings' }])
})

test('nothing is told of what changes nothing, of other columns, or of what is rolled back', async () => {
  await told(async () => {
    await db().update(vendor).set({ city: 'Dublin' }).where(eq(vendor.id, maker.id))
    await db().update(appointment).set({ vendorNote: 'Ring twice' }).where(itIs())
    await db()
      .update(account)
      .set({ emailVerifiedAt: new Date(0) })
      .where(eq(account.id, maker.id))
    const undone = db().transaction(async (tx) => {
      await tx.update(vendor).set({ about: 'Never' }).where(eq(vendor.id, maker.id))
      tx.rollback()
    })
    await undone.catch(() => undefined)
  })
  expect(heard).toEqual([])
})

test('very many at once are told as everything', async () => {
  const add = sql`
    with added as (
      insert into account (role, email, name, password_hash, created_at)
      select 'vendor', 'many-' || number || '@example.test', 'Many', '-', now() from generate_series(1, 101) number
      returning id
    )
    insert into vendor (id, speciality, city, location, experience, about, phone, fee_per_hour_cents, applied_at, search_name)
    select id, 'Cleaner', 'Cork', 'Cork', '1 year', 'Many.', '+353861234567', 4500, now(), 'many' from added`
  expect(await told(() => db().execute(add))).toEqual([{ of: 'everything' }])
})

test('a lost connection tells that anything may have changed, says that it cannot know, and comes back', async () => {
  await told(async () => {
    await db().execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query in ('listen anseo_change', 'select 1') and pid <> pg_backend_pid()`)
    await expect.poll(() => heard).toContainEqual({ of: 'everything' })
    await expect.poll(() => app.runtime.changes.caughtUp()).toBe(true)
  })
  heard = []
  const change = () => db().update(vendor).set({ about: 'Back' }).where(eq(vendor.id, maker.id))
  expect(await told(change)).toEqual(ofMaker('vendor'))
})

test('caught up means that every listener has dealt with the change', async () => {
  let dealt = false
  const stop = app.runtime.changes.watch(async () => {
    await db().execute(sql`select pg_sleep(0.05)`)
    dealt = true
  })
  await told(() => db().update(vendor).set({ about: randomUUID() }).where(eq(vendor.id, maker.id)))
  expect(dealt).toBe(true)
  stop()
})

test('without the database it says so at once, and ends all the same', async () => {
  const database: TestDatabase = await createTestDatabase()
  await database.drop()
  const feed = await openChangeFeed(database.url, pino({ level: 'silent' }))
  expect(await feed.caughtUp()).toBe(false)
  await feed.close()
})

const aService = () => ({
  vendorId: maker.id,
  name: 'Cut',
  priceCents: 4000,
  durationMinutes: 60,
  position: 0,
  createdAt: app.clock.now(),
})

const aReview = () => ({
  appointmentId,
  clientId: client.id,
  vendorId: maker.id,
  author: 'client' as const,
  stars: 5,
  writtenAt: app.clock.now(),
  visibleAt: app.clock.now(),
  // The sweep that counts visible reviews would change the vendor in the middle of a later test.
  countedAt: app.clock.now(),
})
