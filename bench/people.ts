import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { digestOf } from '@anseo/server/modules/identity/public'
import { hashPassword } from '@anseo/server/platform/passwords/password-hash'

/** People of the bench are numbered, so that every process derives their ids and tokens itself. */
export const VENDORS = 320
export const CLIENTS = 8000

export const PASSWORD = 'gorse-on-howth-1'

const numbered = (prefix: string, n: number) => `${prefix}-${String(n).padStart(12, '0')}`

/** Returns the id of the nth vendor. */
export const vendorId = (n: number) => numbered(VENDOR_PREFIX, n)

/** Returns the id of the nth client. */
export const clientId = (n: number) => numbered(CLIENT_PREFIX, n)
export const VENDOR_PREFIX = '00000000-0000-4000-8000'
export const CLIENT_PREFIX = '00000000-0000-4000-9000'

/** Returns the session token of the nth vendor. */
export const vendorToken = (n: number) => `v_${secretOf(`vendor ${n}`)}`

/** Returns the session token of the nth client. */
export const clientToken = (n: number) => `c_${secretOf(`client ${n}`)}`

/** Derives the secret of a token from a text. */
export const secretOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Headers of a signed-in reader: with a token or any cookie, replies may not be stored by browsers and proxies. */
export const SIGNED_IN = { authorization: `Bearer ${clientToken(0)}`, cookie: 'bench=1' }

/** Returns the email address of the nth client. */
export const clientEmail = (n: number) => `client-${n}@example.test`

/** Fills an empty database with listed vendors, some of whose hours are booked, and clients who can book. */
export async function insertPeople(pool: Pool): Promise<void> {
  const now = new Date()
  const password = await hashPassword(PASSWORD)
  await insertVendors(pool, now, password)
  await insertClients(pool, now, password)
  await insertBookings(pool, now)
  await pool.query('vacuum analyze')
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

async function insertVendors(pool: Pool, now: Date, password: string): Promise<void> {
  const all = numbers(VENDORS)
  await pool.query(
    `insert into account (id, role, email, name, password_hash, created_at, email_verified_at)
     select id, 'vendor', 'vendor-' || n || '@example.test', 'aoife byrne ' || n, $2, $3, $3
     from unnest($1::uuid[]) with ordinality as v (id, n)`,
    [all.map(vendorId), password, now],
  )
  await pool.query(
    `insert into vendor (id, speciality, city, location, experience, about, phone, fee_per_hour_cents,
       applied_at, verified_at, completed_appointments, search_name)
     select id, 'Hairstylist', (array['Dublin', 'Cork', 'Galway', 'Limerick'])[n % 4 + 1], 'Ranelagh', '8 years',
       'Cuts and colours at your kitchen table, with everything brought along and tidied away.', '+353861234567',
       3000 + n % 50 * 100, $2, $2, n % 70, 'aoife byrne ' || n
     from unnest($1::uuid[]) with ordinality as v (id, n)`,
    [all.map(vendorId), now],
  )
  await insertSessions(pool, now, all.map(vendorId), all.map(vendorToken))
}

async function insertClients(pool: Pool, now: Date, password: string): Promise<void> {
  const all = numbers(CLIENTS)
  await pool.query(
    `insert into account (id, role, email, name, password_hash, created_at, email_verified_at)
     select id, 'client', email, 'Ciara Nolan', $3, $4, $4
     from unnest($1::uuid[], $2::text[]) as c (id, email)`,
    [all.map(clientId), all.map(clientEmail), password, now],
  )
  await pool.query(
    `insert into client (id, phone, address_line1, eircode)
     select id, '+353871234567', '12 Harcourt Terrace', 'D02 X285' from unnest($1::uuid[]) as c (id)`,
    [all.map(clientId)],
  )
  await insertSessions(pool, now, all.map(clientId), all.map(clientToken))
}

const insertSessions = (pool: Pool, now: Date, ids: string[], tokens: string[]) =>
  pool.query(
    `insert into session (account_id, token_hash, created_at, last_used_at)
     select id, hash, $3, $3 from unnest($1::uuid[], $2::text[]) as s (id, hash)`,
    [ids, tokens.map(digestOf), now],
  )

/**
 * Inserts five paid appointments of an hour for each vendor on the day after tomorrow, each with another client: client
 * and vendor of an appointment can chat.
 */
const insertBookings = (pool: Pool, now: Date) =>
  pool.query(
    `insert into appointment (client_id, vendor_id, starts_at, ends_at, during, vendor_fee_cents,
       platform_fee_cents, handling_fee_cents, total_cents, booked_at, requested_at, confirmed_at, paid_at)
     select c.id, v.id, start, start + interval '1 hour', tstzrange(start, start + interval '1 hour'),
       4500, 450, 99, 5049, $3, $3, $3, $3
     from unnest($1::uuid[]) with ordinality as v (id, n)
     cross join generate_series(0, 4) as hour
     join unnest($2::uuid[]) with ordinality as c (id, n) on c.n = v.n + hour * $4
     cross join lateral (select date_trunc('day', $3::timestamptz) + interval '2 days' + (hour * 2 + 9) * interval '1 hour') as at (start)`,
    [numbers(VENDORS).map(vendorId), numbers(CLIENTS).map(clientId), now, VENDORS],
  )
