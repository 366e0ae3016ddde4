import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CLIENT_PREFIX, CLIENTS, VENDOR_PREFIX, VENDORS } from './people.ts'
import { locatePgbench } from './pgbench.ts'
import { DAYS, slotAt } from './slots.ts'
import { DATABASE_POOL, withPool } from './stage.ts'

const OUTBOX_TASK = 'tell-booked'

const numberedId = (prefix: string, variable: string) =>
  `('${prefix}-' || lpad((:${variable})::text, 12, '0'))::uuid`

/**
 * Returns a script of pgbench for the least that a booking can be: the appointment with all its constraints and
 * triggers, its first step and a row in the outbox, in one statement. Nobody is asked who books, nothing is looked up
 * and no rule is applied. Each run of it takes the next distinct slot, `offset_days` beyond those that are booked over
 * HTTP.
 */
const script = (): string => `\\set turn :turn + 1
\\set n :client_id + :turn * ${DATABASE_POOL}
\\set vendor :n % ${VENDORS}
\\set client :n % ${CLIENTS}
\\set place :n / ${VENDORS}
\\set start ${slotAt(0, 0).start.getTime() / 1000} + (:offset_days + :place % ${DAYS}) * 86400 + (:place / ${DAYS}) * 3600
with booked as (
  insert into appointment (client_id, vendor_id, starts_at, ends_at, during, address, vendor_fee_cents,
    platform_fee_cents, handling_fee_cents, total_cents, payment_window_hours, booked_at, requested_at)
  values (${numberedId(CLIENT_PREFIX, 'client')}, ${numberedId(VENDOR_PREFIX, 'vendor')}, to_timestamp(:start),
    to_timestamp(:start + 3600), tstzrange(to_timestamp(:start), to_timestamp(:start + 3600)),
    json_build_object('line1', '12 Harcourt Terrace', 'line2', '', 'eircode', 'D02 X285'), 4500, 450, 99, 5049, 24,
    now(), now())
  returning id, client_id
), recorded as (
  insert into appointment_event (appointment_id, at, kind, actor, actor_id, details)
  select id, now(), 'booked', 'client', client_id, json_build_object('slot', to_timestamp(:start)) from booked
)
insert into graphile_worker._private_jobs (task_id, payload)
select task.id, json_build_object('appointmentIds', array[booked.id])
from booked, graphile_worker._private_tasks as task where identifier = '${OUTBOX_TASK}';
`

/** Runs the script on as many connections as the product has. @returns bookings per second. */
export async function bookMinimally(
  databaseUrl: string,
  { seconds, offsetDays }: { seconds: number; offsetDays: number },
): Promise<number> {
  await withPool(databaseUrl, (pool) =>
    pool.query('insert into graphile_worker._private_tasks (identifier) values ($1) on conflict do nothing', [
      OUTBOX_TASK,
    ]),
  )
  const folder = await mkdtemp(join(tmpdir(), 'anseo-pgbench-'))
  const file = join(folder, 'booking.sql')
  await writeFile(file, script())
  const { searchParams, username, pathname } = new URL(databaseUrl)
  const options = ['-n', '-M', 'prepared', '-c', DATABASE_POOL, '-j', 1, '-T', seconds, '-f', file]
  const variables = ['-D', 'turn=0', '-D', `offset_days=${offsetDays}`]
  const where = ['-h', searchParams.get('host') ?? '', '-U', username, pathname.slice(1)]
  const { stdout } = await promisify(execFile)(locatePgbench(), [
    ...options.map(String),
    ...variables,
    ...where,
  ])
  await rm(folder, { recursive: true })
  return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
}
