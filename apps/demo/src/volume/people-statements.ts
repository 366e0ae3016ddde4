import { WORDS } from './load-words.ts'
import { FUTURE_DAYS, PAST_DAYS, type SeedPlan, SLOTS_A_DAY } from './seed-plan.ts'

/** The parameters of all seeding statements. */
export interface Seeding extends SeedPlan {
  now: Date
  /** The hash of the one password that all accounts share. */
  passwordHash: string
}

/** Returns a text as an SQL literal. */
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Returns an instant as an SQL literal of type `timestamptz`. */
export const instantOf = (now: Date) => `timestamptz '${now.toISOString()}'`

/** Returns the statements that insert a range of clients with their accounts. */
export const clientStatements = (
  { seed, now, passwordHash }: Seeding,
  from: number,
  to: number,
): string[] => [
  `insert into account (id, role, email, name, password_hash, created_at, email_verified_at)
  select pg_temp.seed_id('client', n), 'client', 'client' || n || '.s${seed}@seed.test', name,
    ${literal(passwordHash)}, joined, joined + interval '10 minutes'
  from generate_series(${from}, ${to}) as n
  join seed_name on place = pg_temp.seed_pick(n, 101, ${WORDS.names})
  cross join lateral (
    select ${instantOf(now)} - make_interval(days => ${PAST_DAYS + 30} + pg_temp.seed_pick(n, 102, 300),
      mins => pg_temp.seed_pick(n, 103, 1440)) as joined
  ) as beginning`,
  `insert into client (id, phone, address_line1, address_line2, eircode, gender, dob)
  select pg_temp.seed_id('client', n), '+35387' || lpad(n::text, 7, '0'),
    (1 + pg_temp.seed_pick(n, 104, 98)) || ' ' || location || ' Road', city, 'D06 X2Y7',
    case when man then 'Male' else 'Female' end,
    date '1955-01-01' + pg_temp.seed_pick(n, 106, 18000)
  from generate_series(${from}, ${to}) as n
  join seed_name on seed_name.place = pg_temp.seed_pick(n, 101, ${WORDS.names})
  join seed_town on seed_town.place = pg_temp.seed_pick(n, 105, ${WORDS.towns})`,
]

/** The vendors of one batch, as the statements after it need them. */
export const VENDOR_TABLE = `create temp table seed_vendor (
  n bigint, id uuid, name text, search_name text, city text, location text, works_from text, speciality text, about text,
  checks text[], fee int, standing text, applied_at timestamptz, appointments int)`

const average = ({ vendors, appointments }: SeedPlan) => appointments / vendors

/** Chooses the vendors of a batch: of a hundred, 94 are listed. */
export const chooseVendors = (seeding: Seeding, from: number, to: number): string[] => [
  'truncate seed_vendor',
  `insert into seed_vendor
  select n, pg_temp.seed_id('vendor', n), name, search_name, city, location, works_from, speciality,
    abouts[1 + pg_temp.seed_pick(n, 1, cardinality(abouts))], checks,
    from_cents + 100 * pg_temp.seed_pick(n, 2, steps), standing,
    ${instantOf(seeding.now)} - case when standing in ('pending', 'rejected')
      then make_interval(hours => 1 + pg_temp.seed_pick(n, 3, 720))
      else make_interval(days => ${PAST_DAYS + 5}, hours => pg_temp.seed_pick(n, 3, 8000)) end,
    case when standing in ('pending', 'rejected') then 0
      else round(${average(seeding)} * (0.25 + 2.25 * power(pg_temp.seed_pick(n, 4, 1000) / 1000.0, 2)) / 0.96) end
  from generate_series(${from}, ${to}) as n
  join seed_name on seed_name.place = pg_temp.seed_pick(n, 5, ${WORDS.names})
  join seed_town on seed_town.place = pg_temp.seed_pick(n, 6, ${WORDS.towns})
  join seed_trade on seed_trade.place = pg_temp.seed_pick(n, 7, 7)
  cross join lateral (select case pg_temp.seed_pick(n, 8, 100)
    when 0 then 'rejected' when 1 then 'pending' when 2 then 'pending' when 3 then 'pending'
    when 4 then 'suspended' when 5 then 'suspended' else 'listed' end as standing) as vetted`,
  'analyze seed_vendor',
]

/** Working hours of vendors who do not work the whole grid. */
const HOURS = [
  weekly(['mon', 'tue', 'wed', 'thu', 'fri'], 9, 18),
  weekly(['tue', 'wed', 'thu', 'fri', 'sat'], 10, 20),
  weekly(['mon', 'wed', 'fri', 'sat', 'sun'], 12, 21),
]

function weekly(days: string[], startHour: number, endHour: number): string {
  const all = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const hours = all.map((day) => [day, days.includes(day) ? [{ startHour, endHour }] : []])
  return literal(JSON.stringify(Object.fromEntries(hours)))
}

/**
 * Returns the statements that insert the vendors of a batch with their accounts, services and checks; their figures come from
 * `seed_appointment`. The product updates the prices on their cards as soon as it runs.
 */
export const vendorStatements = ({ seed, now, passwordHash }: Seeding): string[] => [
  `insert into account (id, role, email, name, password_hash, created_at, email_verified_at)
  select id, 'vendor', 'vendor' || n || '.s${seed}@seed.test', name, ${literal(passwordHash)}, applied_at,
    applied_at + interval '10 minutes'
  from seed_vendor`,
  `insert into vendor (id, speciality, city, location, place, experience, about, phone, fee_per_hour_cents,
    price_from_cents, available,
    applied_at, verified_at, rejected_at, suspended_at, suspended_for, vetting_reason, weekly_hours,
    completed_appointments, rating_stars, rating_count, payout_account, search_name)
  select id, speciality, city, location, works_from, (1 + pg_temp.seed_pick(n, 11, 25)) || ' years', about,
    '+35386' || lpad(n::text, 7, '0'), fee, fee, pg_temp.seed_pick(n, 12, 25) > 0, applied_at,
    case when standing in ('listed', 'suspended') then applied_at + interval '26 hours' end,
    case when standing = 'rejected' then applied_at + interval '30 minutes' end,
    case when standing = 'suspended' then ${instantOf(now)} - interval '3 days' end,
    case when standing = 'suspended' then 'decision' end,
    case when standing in ('rejected', 'suspended') then 'Please send us your documents again.' end,
    (array[null, null, ${HOURS.join(', ')}])[1 + pg_temp.seed_pick(n, 13, 5)]::jsonb,
    coalesce(completed, 0), coalesce(stars, 0), coalesce(rated, 0),
    'acct_seed' || left(replace(id::text, '-', ''), 12), search_name
  from seed_vendor
  left join (
    select vendor_id, count(completed_at) as completed,
      sum(stars) filter (where visible_at <= ${instantOf(now)}) as stars,
      count(stars) filter (where visible_at <= ${instantOf(now)}) as rated
    from seed_appointment group by vendor_id
  ) as done on vendor_id = id`,
  `insert into vetting_check (vendor_id, kind, outcome, checked_at)
  select id, kind, 'passed', applied_at + interval '25 hours'
  from seed_vendor cross join unnest(checks) as kind where standing in ('listed', 'suspended')`,
  `insert into service (vendor_id, name, description, price_cents, duration_minutes, position, created_at)
  select id, seed_service.name, line, 500 * ceil(fee * hours * rate / 500), hours * 60, position,
    applied_at + interval '27 hours'
  from seed_vendor join seed_service using (speciality)
  where standing = 'listed' and pg_temp.seed_pick(n, 14 + position, 4) > 0`,
]

/** Slots of a vendor from the first day to the last. */
export const ALL_SLOTS = (PAST_DAYS + FUTURE_DAYS) * SLOTS_A_DAY
