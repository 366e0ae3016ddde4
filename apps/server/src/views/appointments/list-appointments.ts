// implements: §7.18
import { MAX_UNPAGED_ENTRIES } from '@anseo/domain/limits'
import { cursorOf, readCursor } from '../../platform/http/cursor.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { clientRatingsOf } from '../../modules/trust/public.ts'
import { findOwnAppointment, listHistory, readTravel, slotsBookedOf } from '../../modules/booking/public.ts'
import {
  countClientAppointments,
  countVendorAppointments,
  findClientAppointments,
  findVendorAppointments,
  type ListPlace,
  type Narrowing,
} from './list-store.ts'
import { presentForClient, presentForVendor } from './present.ts'
import { readExtras } from './read-extras.ts'

interface Page {
  limit?: number | undefined
  cursor?: string | undefined
}

/**
 * Returns a page of the caller's appointments: live ones first by time, then ended ones newest first (C7). Without a
 * limit the first 1,000, and how many there are.
 */
export async function listForClient(runtime: Runtime, caller: Caller, page: Page & { id?: string }) {
  const now = runtime.clock.now()
  const found = await findClientAppointments(runtime.db, caller.accountId, now, placeOf(page), page.id)
  const { shown, nextCursor } = cut(found, page)
  const ids = shown.map(({ row }) => row.id)
  const vendorIds = [...new Set(shown.map(({ row }) => row.vendorId))]
  const [extrasOf, slotsBooked] = await Promise.all([
    readExtras(runtime.db, now, ids),
    slotsBookedOf(runtime.db, vendorIds, now),
  ])
  const appointments = shown.map((entry) =>
    presentForClient(entry, extrasOf(entry.row.id), now, slotsBooked.get(entry.row.vendorId) ?? {}),
  )
  const total = await totalOf(page, appointments.length, nextCursor, () =>
    countClientAppointments(runtime.db, caller.accountId),
  )
  return { appointments, nextCursor, ...total }
}

/** Returns one appointment of a client, with its history (C1 of growth). @throws Refusal `NOT_FOUND` */
export async function showToClient(runtime: Runtime, caller: Caller, id: string) {
  const { appointments } = await listForClient(runtime, caller, { id, limit: 1 })
  const [appointment] = appointments
  if (!appointment) throw new Refusal('NOT_FOUND')
  return { appointment, history: await listHistory(runtime, id) }
}

/** Lists a vendor's appointments with their clients, narrowed as requested; of a range also the travel between them. */
export async function listForVendor(runtime: Runtime, caller: Caller, page: Page & Narrowing) {
  const now = runtime.clock.now()
  const found = await findVendorAppointments(runtime.db, caller.accountId, now, placeOf(page), page)
  const { shown, nextCursor } = cut(found, page)
  const ids = shown.map(({ row }) => row.id)
  const clientIds = [...new Set(shown.flatMap(({ row }) => row.clientId ?? []))]
  const [extrasOf, ratings] = await Promise.all([
    readExtras(runtime.db, now, ids),
    clientRatingsOf(runtime.db, clientIds, now),
  ])
  const appointments = shown.map((entry) =>
    presentForVendor(
      entry,
      extrasOf(entry.row.id),
      now,
      entry.row.clientId === null ? undefined : ratings.get(entry.row.clientId),
    ),
  )
  const total = await totalOf(page, appointments.length, nextCursor, () =>
    countVendorAppointments(runtime.db, caller.accountId, now, page),
  )
  return {
    appointments,
    nextCursor,
    ...total,
    ...(await travelOf(runtime, caller, page)),
  }
}

/** Returns the travel times within a range, with its first page (B5). */
async function travelOf(
  { db, clock }: Runtime,
  { accountId }: Caller,
  { from, to, cursor }: Page & Narrowing,
) {
  if (!from || !to || from >= to || cursor !== undefined) return {}
  const ways = await readTravel(db, accountId, { start: from, end: to }, clock.now())
  return { travel: ways.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() })) }
}

/** Returns one appointment of a vendor, with its own note. @throws Refusal `NOT_FOUND` */
export async function showToVendor(runtime: Runtime, caller: Caller, id: string) {
  const { appointments } = await listForVendor(runtime, caller, { id, limit: 1 })
  const row = await findOwnAppointment(runtime.db, caller, id)
  const [appointment] = appointments
  if (!appointment || !row) throw new Refusal('NOT_FOUND')
  return { appointment, vendorNote: row.vendorNote ?? '' }
}

/** One more row than requested shows whether there is a next page. */
const placeOf = ({ limit = MAX_UNPAGED_ENTRIES, cursor }: Page): ListPlace => ({
  limit: limit + 1,
  after: cursor === undefined ? undefined : readCursor(cursor, ['ended', 'startsAt', 'id']),
})

interface Listed {
  row: { id: string; startsAt: Date }
  ended: boolean
}

function cut<Entry extends Listed>(found: Entry[], { limit = MAX_UNPAGED_ENTRIES }: Page) {
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const nextCursor =
    last && shown.length < found.length
      ? cursorOf({ ended: String(last.ended), startsAt: last.row.startsAt.toISOString(), id: last.row.id })
      : null
  return { shown, nextCursor }
}

/** Returns how many there are for a call without a page; they are counted only if not all are shown. */
async function totalOf(
  { limit, cursor }: Page,
  shown: number,
  nextCursor: string | null,
  count: () => Promise<number>,
): Promise<{ total?: number }> {
  if (limit !== undefined || cursor !== undefined) return {}
  return { total: nextCursor === null ? shown : await count() }
}
