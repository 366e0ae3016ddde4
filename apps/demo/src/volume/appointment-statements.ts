import { addDays, formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { COMPLETION_WINDOW_HOURS, DEFAULT_PAYMENT_WINDOW_HOURS } from '@anseo/domain/limits'
import { DEFAULT_FEE_RATES } from '@anseo/domain/price'
import { ALL_SLOTS, instantOf, type Seeding } from './people-statements.ts'
import { PAST_DAYS, SLOTS_A_DAY } from './seed-plan.ts'

/** The number of clients from whom a vendor's bookings come, so that most of them know each other. */
const CIRCLE = 30
/** The percentage of completed appointments that their client reviews. */
const REVIEWED = 30

/** The appointments of a batch with the facts that other tables need; `fate` is the outcome. */
export const APPOINTMENT_TABLE = `create temp table seed_appointment (
  k bigint, id uuid, vendor_id uuid, client_id uuid, fate text,
  starts_at timestamptz, ends_at timestamptz, booked_at timestamptz, confirmed_at timestamptz, paid_at timestamptz,
  declined_at timestamptz, cancelled_at timestamptz, cancelled_by text, completed_at timestamptz,
  client_marked_at timestamptz, reported_at timestamptz, report_settled_at timestamptz,
  vendor_fee int, platform_fee int, handling_fee int, total int, stars int, visible_at timestamptz)`

/** The pseudo-random outcome of an appointment: past, in progress, or still to come. */
const FATES = `case
  when ends_at <= now - interval '${COMPLETION_WINDOW_HOURS} hours' then case
    when chance < 82 then 'completed' when chance < 87 then 'early' when chance < 89 then 'by vendor'
    when chance < 92 then 'declined' when chance < 97 then 'timed out' else 'late' end
  when starts_at <= now then case when chance < 88 then 'paid' when chance < 94 then 'declined' else 'early' end
  else case
    when chance < 68 then 'paid' when chance < 77 then 'awaiting' when chance < 88 then 'pending'
    when chance < 94 then 'declined' else 'withdrawn' end
  end`

/** Each vendor's slots get denser towards today, as with a business that grows; no two are the same. */
const chooseSlots = ({ clients, now }: Seeding) => `
  select vendor.*, n * 100000 + p as k, starts_at, starts_at + make_interval(hours => hours) as ends_at,
    pg_temp.seed_id('client', 1 + pg_temp.seed_pick(n * 1000 + pg_temp.seed_pick(n * 100000 + p, 21, ${CIRCLE}),
      22, ${clients})) as client_id,
    pg_temp.seed_pick(n * 100000 + p, 23, 100) as chance, fee * hours as vendor_fee, now
  from seed_vendor as vendor
  cross join lateral (values (${instantOf(now)})) as clock(now)
  cross join lateral generate_series(0, appointments - 1) as p
  cross join lateral (select floor(${ALL_SLOTS} * sqrt((p + pg_temp.seed_pick(n, 20, 1000) / 1000.0) / appointments))::int as slot) as place
  cross join lateral (select 1 + pg_temp.seed_pick(n * 100000 + p, 24, 2) as hours, (
    date '${formatIsoDate(addDays(dublinDate(now), -PAST_DAYS))}' + slot / ${SLOTS_A_DAY}
    + make_interval(hours => 8 + 3 * (slot % ${SLOTS_A_DAY}) + pg_temp.seed_pick(n * 100000 + p, 25, 2))
  ) at time zone 'Europe/Dublin' as starts_at) as moment
  where standing = 'listed' or starts_at < now - interval '5 days'`

const percent = (of: string, rate: number) => `round((${of}) * ${rate} / 100.0)::int`
const { platformPercent, handlingPercent, handlingFixedCents } = DEFAULT_FEE_RATES

const dated = (seeding: Seeding) => `
  select *, ${percent('vendor_fee', platformPercent)} as platform_fee,
    case when fate = 'pending' then now - make_interval(mins => 1 + pg_temp.seed_pick(k, 26, 235))
      when fate = 'awaiting' then now - make_interval(mins => 90 + pg_temp.seed_pick(k, 26, 600))
      when starts_at > now then now - make_interval(mins => 200 + pg_temp.seed_pick(k, 26, 4000))
      else starts_at - make_interval(mins => 3000 + pg_temp.seed_pick(k, 26, 14000)) end as booked_at
  from (select *, ${FATES} as fate from (${chooseSlots(seeding)}) as slots) as fated`

const completed = `case when fate = 'completed' then
  case when pg_temp.seed_pick(k, 27, 1000) = 0 or pg_temp.seed_pick(k, 28, 3) = 0
    then ends_at + interval '${COMPLETION_WINDOW_HOURS} hours'
    else ends_at + make_interval(mins => 60 + pg_temp.seed_pick(k, 29, 700)) end end`

/** Chooses the appointments of the vendors of a batch. */
export const chooseAppointments = (seeding: Seeding): string[] => [
  'truncate seed_appointment',
  `insert into seed_appointment
  select k, pg_temp.seed_id('appointment', k), id, client_id, fate, starts_at, ends_at, booked_at,
    case when is_paid or fate = 'awaiting' then booked_at + interval '1 hour' end,
    case when is_paid then booked_at + interval '2 hours' end,
    case when fate = 'declined' then booked_at + interval '3 hours' end,
    case fate when 'early' then starts_at - interval '30 hours' when 'by vendor' then starts_at - interval '10 hours'
      when 'late' then starts_at - interval '5 hours' when 'timed out' then starts_at
      when 'withdrawn' then booked_at + interval '2 hours' end,
    case when fate in ('early', 'late', 'withdrawn') then 'client' when fate = 'by vendor' then 'vendor'
      when fate = 'timed out' then 'auto' end,
    completed_at,
    case when completed_at < ends_at + interval '${COMPLETION_WINDOW_HOURS} hours' then completed_at end,
    case when is_reported then ends_at + interval '10 minutes' end,
    case when is_reported and fate = 'completed' then ends_at + interval '20 hours' end,
    vendor_fee, platform_fee, handling_fee, vendor_fee + platform_fee + handling_fee,
    case when is_reviewed then (array[5, 5, 5, 5, 4, 5, 4, 3, 5, 2])[1 + pg_temp.seed_pick(k, 31, 10)] end,
    case when is_reviewed then completed_at + interval '14 days' end
  from (${dated(seeding)}) as dated
  cross join lateral (select ${completed} as completed_at,
    fate in ('completed', 'early', 'by vendor', 'late', 'paid') as is_paid,
    fate = 'completed' and pg_temp.seed_pick(k, 30, 100) < ${REVIEWED} as is_reviewed,
    ends_at <= now - interval '1 hour' and (fate = 'completed' and pg_temp.seed_pick(k, 27, 1000) = 0
      or fate = 'paid' and pg_temp.seed_pick(k, 27, 50) = 0) as is_reported,
    ${percent('vendor_fee + platform_fee', handlingPercent)} + ${handlingFixedCents} as handling_fee) as facts`,
  'analyze seed_appointment',
]

/** Returns the statements that insert the appointments; reminders that would be due at once count as sent. */
export const appointmentStatements = ({ now }: Seeding): string[] => [
  `insert into appointment (id, client_id, vendor_id, starts_at, ends_at, during, vendor_fee_cents,
    platform_fee_cents, handling_fee_cents, total_cents, payment_window_hours, booked_at, requested_at, confirmed_at,
    pay_by, paid_at, declined_at, cancelled_at, cancelled_by, client_marked_at, completed_at, reported_at,
    report_settled_at, reminded_count, day_reminder_at, hour_reminder_at, pay_reminder_at)
  select id, client_id, vendor_id, starts_at, ends_at, tstzrange(starts_at, ends_at), vendor_fee, platform_fee,
    handling_fee, total, ${DEFAULT_PAYMENT_WINDOW_HOURS}, booked_at, booked_at, confirmed_at,
    confirmed_at + interval '${DEFAULT_PAYMENT_WINDOW_HOURS} hours', paid_at, declined_at, cancelled_at, cancelled_by,
    client_marked_at, completed_at, reported_at, report_settled_at, case when fate = 'timed out' then 2 else 0 end,
    case when confirmed_at is not null and starts_at < ${instantOf(now)} + interval '25 hours'
      then least(starts_at - interval '1 day', ${instantOf(now)}) end,
    case when confirmed_at is not null and starts_at < ${instantOf(now)} + interval '3 hours'
      then least(starts_at - interval '2 hours', ${instantOf(now)}) end,
    case when fate = 'awaiting' then ${instantOf(now)} end
  from seed_appointment`,
  `insert into problem_report (appointment_id, text, reported_at, settled_at, refund_cents, reason_to_client,
    reason_to_vendor)
  select id, 'It began half an hour late, and we had to stop before it was done.', reported_at, report_settled_at,
    case when report_settled_at is not null then 0 end,
    case when report_settled_at is not null then 'The whole time was given in the end.' end,
    case when report_settled_at is not null then 'There is no refund.' end
  from seed_appointment where reported_at is not null`,
  `insert into review (appointment_id, client_id, vendor_id, author, stars, text, written_at, visible_at, counted_at)
  select seed_appointment.id, client_id, vendor_id, 'client', stars,
    case when stars > 3 then praise[1 + pg_temp.seed_pick(k, 32, cardinality(praise))]
      else mixed[1 + pg_temp.seed_pick(k, 32, cardinality(mixed))] end,
    completed_at + make_interval(mins => pg_temp.seed_pick(k, 33, 2000)), visible_at,
    case when visible_at <= ${instantOf(now)} then visible_at end
  from seed_appointment
  join seed_vendor on seed_vendor.id = vendor_id
  join seed_trade using (speciality)
  where stars is not null and completed_at < ${instantOf(now)} - interval '2000 minutes'`,
]
