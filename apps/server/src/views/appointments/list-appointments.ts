// implements: §7.18
import { readCursor } from '../../platform/http/cursor.ts'
import { type PageQuery, readPage } from '../../platform/http/cursor-page.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { clientRatingsOf } from '../../modules/trust/public.ts'
import {
  findOwnAppointment,
  listHistory,
  readTravel,
  slotsBookedOf,
  stoppedAmong,
} from '../../modules/booking/public.ts'
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

/**
 * Returns a page of the caller's appointments: live ones first by time, then ended ones newest first (C7). Without a
 * limit the first 1,000, and how many there are.
 */
export async function listForClient(runtime: Runtime, caller: Caller, page: PageQuery & { id?: string }) {
  const now = runtime.clock.now()
  const { page: shown, ...rest } = await readPage(page, {
    find: (limit) =>
      findClientAppointments(runtime.db, caller.accountId, now, { limit, after: afterOf(page) }, page.id),
    placeOf,
    count: () => countClientAppointments(runtime.db, caller.accountId),
  })
  const ids = shown.map(({ row }) => row.id)
  const vendorIds = [...new Set(shown.map(({ row }) => row.vendorId))]
  const [extrasOf, slotsBooked] = await Promise.all([
    readExtras(runtime.db, now, ids),
    slotsBookedOf(runtime.db, vendorIds, now),
  ])
  const appointments = shown.map((entry) =>
    presentForClient(entry, extrasOf(entry.row.id), now, slotsBooked.get(entry.row.vendorId) ?? {}),
  )
  return { appointments, ...rest }
}

/** Returns one appointment of a client, with its history (C1 of growth). @throws Refusal `NOT_FOUND` */
export async function showToClient(runtime: Runtime, caller: Caller, id: string) {
  const { appointments } = await listForClient(runtime, caller, { id, limit: 1 })
  const [appointment] = appointments
  if (!appointment) throw new Refusal('NOT_FOUND')
  return { appointment, history: await listHistory(runtime, id) }
}

/** Lists a vendor's appointments with their clients, narrowed as requested; of a range also the travel between them. */
export async function listForVendor(runtime: Runtime, caller: Caller, page: PageQuery & Narrowing) {
  const now = runtime.clock.now()
  const { page: shown, ...rest } = await readPage(page, {
    find: (limit) =>
      findVendorAppointments(runtime.db, caller.accountId, now, { limit, after: afterOf(page) }, page),
    placeOf,
    count: () => countVendorAppointments(runtime.db, caller.accountId, now, page),
  })
  const ids = shown.map(({ row }) => row.id)
  const clientIds = [...new Set(shown.flatMap(({ row }) => row.clientId ?? []))]
  const [extrasOf, ratings, stopped] = await Promise.all([
    readExtras(runtime.db, now, ids),
    clientRatingsOf(runtime.db, clientIds, now),
    stoppedAmong(
      runtime.db,
      shown.flatMap(({ email }) => email ?? []),
    ),
  ])
  const appointments = shown.map((entry) =>
    presentForVendor(entry, extrasOf(entry.row.id), now, {
      rating: entry.row.clientId === null ? undefined : ratings.get(entry.row.clientId),
      isStopped: entry.email !== null && stopped.has(entry.email),
    }),
  )
  return { appointments, ...rest, ...(await travelOf(runtime, caller, page)) }
}

/** Returns the travel times within a range, with its first page (B5). */
async function travelOf(
  { db, clock }: Runtime,
  { accountId }: Caller,
  { from, to, cursor }: PageQuery & Narrowing,
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

const afterOf = ({ cursor }: PageQuery): ListPlace['after'] =>
  cursor === undefined ? undefined : readCursor(cursor, ['ended', 'startsAt', 'id'])

const placeOf = ({ row, ended }: { row: { id: string; startsAt: Date }; ended: boolean }) => ({
  ended: String(ended),
  startsAt: row.startsAt.toISOString(),
  id: row.id,
})
