import { lastPayday } from '@anseo/domain/payday'
import { instantOf, type Seeding } from './people-statements.ts'

/** Seeded vendors are paid once a quarter instead of once a week, to limit the number of ledger entries. */
const WEEKS_A_PAYOUT = 13

/** Paid appointments that are refunded, in full or without the handling fee (M3), and the parts of the refund. */
const IS_REFUNDED = `fate in ('early', 'by vendor')`
const REFUNDED_HANDLING_FEE = `case when fate = 'by vendor' then handling_fee else 0 end`
const REFUNDED_CENTS = `vendor_fee + platform_fee + ${REFUNDED_HANDLING_FEE}`
const EARNED_AT = `coalesce(completed_at, case when fate = 'late' then cancelled_at end)`

/** The earnings of a batch with the id of their payout, which is null until they are paid out. */
export const EARNING_TABLE = `create temp table seed_earning (
  k bigint, n bigint, appointment_id uuid, vendor_id uuid, cents int, owed_at timestamptz, payday timestamptz, payout_id uuid)`

const fillEarningTable = (payday: string) => [
  'truncate seed_earning',
  `insert into seed_earning
  select k, n, id, vendor_id, vendor_fee, owed_at, payday,
    case when payday is not null then pg_temp.seed_id('payout', n * 1000 + quarters) end
  from (select *, k / 100000 as n, ${EARNED_AT} as owed_at from seed_appointment) as earned
  cross join lateral (
    select floor(extract(epoch from ${payday} - owed_at) / (${WEEKS_A_PAYOUT} * 604800))::int as quarters
  ) as passed
  cross join lateral (
    select case when owed_at < ${payday}
      then ${payday} - make_interval(weeks => ${WEEKS_A_PAYOUT} * quarters) end as payday
  ) as paid
  where owed_at is not null`,
]

/**
 * Returns the statements for payments, refunds, earnings, payouts and disputes of a batch, and their ledger entries.
 */
export const moneyStatements = ({ now }: Seeding): string[] => [
  `insert into payment (id, appointment_id, intent_id, amount_cents, created_at, succeeded_at)
  select pg_temp.seed_id('payment', k), id, 'pi_seed' || left(replace(id::text, '-', ''), 20), total,
    paid_at - interval '3 minutes', paid_at
  from seed_appointment where paid_at is not null`,
  `insert into refund (id, payment_id, appointment_id, amount_cents, vendor_fee_cents, platform_fee_cents,
    handling_fee_cents, status, provider_refund_id, created_at, settled_at)
  select pg_temp.seed_id('refund', k), pg_temp.seed_id('payment', k), id, ${REFUNDED_CENTS}, vendor_fee, platform_fee,
    ${REFUNDED_HANDLING_FEE}, 'refunded', 're_seed' || left(replace(id::text, '-', ''), 20), cancelled_at,
    cancelled_at + interval '6 minutes'
  from seed_appointment where ${IS_REFUNDED}`,
  `insert into dispute (id, payment_id, provider_dispute_id, amount_cents, fee_cents, status, opened_at, settled_at)
  select pg_temp.seed_id('dispute', k), pg_temp.seed_id('payment', k),
    'dp_seed' || left(replace(id::text, '-', ''), 20), total, 0, 'won', paid_at + interval '20 days',
    paid_at + interval '40 days'
  from seed_appointment where ${isDisputed(now)}`,
  `insert into receipt (payment_id, refund_id, issued_at)
  select case when part = 1 then pg_temp.seed_id('payment', k) end,
    case when part = 2 then pg_temp.seed_id('refund', k) end,
    case when part = 1 then paid_at else cancelled_at + interval '6 minutes' end as issued_at
  from seed_appointment cross join generate_series(1, 2) as part
  where paid_at is not null and (part = 1 or ${IS_REFUNDED})
  order by issued_at`,
  ...fillEarningTable(instantOf(lastPayday(now))),
  `insert into payout (id, vendor_id, amount_cents, destination, status, provider_transfer_id, created_at, settled_at)
  select payout_id, vendor_id, sum(cents), 'acct_seed' || left(replace(vendor_id::text, '-', ''), 12), 'paid',
    'tr_seed' || left(replace(payout_id::text, '-', ''), 20), payday, payday
  from seed_earning where payout_id is not null group by payout_id, vendor_id, payday`,
  `insert into earning (vendor_id, appointment_id, kind, amount_cents, owed_at, payout_id)
  select vendor_id, appointment_id, 'fee', cents, owed_at, payout_id from seed_earning`,
  `insert into tax_request (vendor_id, asked_at, next_at, copy_year)
  select distinct vendor_id, ${instantOf(now)}, ${instantOf(now)} + interval '30 days',
    extract(year from ${instantOf(now)})::int - 1
  from seed_earning on conflict do nothing`,
  ...fillMovementTable(now),
  `insert into ledger_movement (id, kind, source, appointment_id, happened_at)
  select id, kind, source, appointment_id, happened_at from seed_movement`,
  `insert into ledger_entry (movement_id, account, vendor_id, cents)
  select id, account, case when account in ('vendor-held', 'vendor-owed') then vendor_id end, cents
  from seed_movement cross join lateral (select * from unnest(accounts, amounts)) as line(account, cents)
  where cents <> 0
  order by happened_at`,
]

const isDisputed = (now: Date) =>
  `fate = 'completed' and pg_temp.seed_pick(k, 41, 2000) = 0 and paid_at < ${instantOf(now)} - interval '40 days'`

/** The ledger movements of a batch with their lines. */
export const MOVEMENT_TABLE = `create temp table seed_movement (
  id uuid, kind text, source text, appointment_id uuid, vendor_id uuid, happened_at timestamptz, accounts text[],
  amounts int[])`

const SHARES = `'vendor-held', 'platform-fees', 'handling-fees'`

const fillMovementTable = (now: Date) => [
  'truncate seed_movement',
  movement('charge', `pg_temp.seed_id('payment', k)::text`, 'paid_at', {
    accounts: `'provider', ${SHARES}`,
    amounts: 'total, -vendor_fee, -platform_fee, -handling_fee',
    where: 'paid_at is not null',
  }),
  movement('refund', `pg_temp.seed_id('refund', k)::text`, 'cancelled_at', {
    accounts: `${SHARES}, 'refunds-due'`,
    amounts: `vendor_fee, platform_fee, ${REFUNDED_HANDLING_FEE}, -(${REFUNDED_CENTS})`,
    where: IS_REFUNDED,
  }),
  movement('refund-sent', `pg_temp.seed_id('refund', k) || '/1'`, `cancelled_at + interval '6 minutes'`, {
    accounts: `'refunds-due', 'provider'`,
    amounts: `${REFUNDED_CENTS}, -(${REFUNDED_CENTS})`,
    where: IS_REFUNDED,
  }),
  movement('dispute-opened', `pg_temp.seed_id('dispute', k)::text`, `paid_at + interval '20 days'`, {
    accounts: `'disputed', 'provider'`,
    amounts: 'total, -total',
    where: isDisputed(now),
  }),
  movement('dispute-won', `pg_temp.seed_id('dispute', k)::text`, `paid_at + interval '40 days'`, {
    accounts: `'provider', 'disputed'`,
    amounts: 'total, -total',
    where: isDisputed(now),
  }),
  movement('earned', 'id::text', EARNED_AT, {
    accounts: `'vendor-held', 'vendor-owed'`,
    amounts: 'vendor_fee, -vendor_fee',
    where: `${EARNED_AT} is not null`,
  }),
  `insert into seed_movement
  select gen_random_uuid(), 'payout', payout_id || '/1', null, vendor_id, payday,
    array['vendor-owed', 'provider'], array[sum(cents), -sum(cents)]::int[]
  from seed_earning where payout_id is not null group by payout_id, vendor_id, payday`,
]

interface Lines {
  accounts: string
  amounts: string
  where: string
}

const movement = (kind: string, source: string, at: string, { accounts, amounts, where }: Lines) =>
  `insert into seed_movement
  select gen_random_uuid(), '${kind}', ${source}, id, vendor_id, ${at}, array[${accounts}], array[${amounts}]
  from seed_appointment where ${where}`
