import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'

/**
 * Fills a database with listed vendors in one statement: specialities in turn, every fourth in Dublin and the others in
 * 300 towns, prices, experience and ratings that vary, a check that ends in 2027 for every third.
 */
export async function insertManyVendors(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    with person as (
      select n, gen_random_uuid() as id,
        (array['áine', 'seán', 'mary', 'órla', 'hugh', 'niamh', 'karl', 'fiona', 'jack', 'ída', 'eoin'])[1 + n % 11]
          || ' ' ||
        (array['murphy', 'kelly', 'byrne', 'ó sé', 'walsh', 'quinn', 'zimmer'])[1 + n / 11 % 7]
          || ' ' || substr(md5(n::text), 1, 4) as name
      from generate_series(1, ${count}) n
    ), accounts as (
      insert into account (id, role, email, name, password_hash, created_at, email_verified_at)
      select id, 'vendor', 'vendor-' || n || '@example.test', name, '', '2026-01-01', '2026-01-01' from person
    )
    insert into vendor (
      id, speciality, city, location, experience, about, phone, fee_per_hour_cents, price_from_cents,
      available, applied_at, verified_at, listed_until, completed_appointments, rating_count, rating_stars, search_name
    )
    select id,
      (array['Hairstylist', 'Nail_Technician', 'Makeup_Artist', 'Babysitter', 'Massage_Therapist', 'Personal Chef',
        'Cleaner'])[1 + n % 7],
      case when n % 4 = 0 then 'Dublin' else 'Town ' || n % 301 end, 'Main Street', '8 years',
      repeat('Careful work. ', 20), '+353861234567',
      2000 + 50 * (n * 7919 % 120), 2000 + 50 * (n * 7919 % 120), n % 10 > 0, '2026-01-01', '2026-01-02',
      case when n % 3 = 0 then timestamptz '2027-01-01' + n * interval '1 minute' end,
      n * 7919 % 400, n * 7919 % 400 / 3, n * 7919 % 400 / 3 * (3 + n % 3),
      translate(name, 'áéíóú', 'aeiou')
    from person`)
  await db.execute(sql`vacuum analyze account, vendor, listing_count`)
}
