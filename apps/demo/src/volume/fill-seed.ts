import { Client } from 'pg'
import { CONTACTS_STATEMENT } from './contacts-statement.ts'
import { APPOINTMENT_TABLE, appointmentStatements, chooseAppointments } from './appointment-statements.ts'
import { withoutIndexes } from './without-indexes.ts'
import { loadWords } from './load-words.ts'
import { EARNING_TABLE, MOVEMENT_TABLE, moneyStatements } from './money-statements.ts'
import {
  chooseVendors,
  clientStatements,
  type Seeding,
  VENDOR_TABLE,
  vendorStatements,
} from './people-statements.ts'
import { SeedPlanError } from './seed-plan.ts'
import { MESSAGE_TABLE, storeMessages, activityStatements } from './activity-statements.ts'

/** The approximate number of appointments per batch. */
const APPOINTMENTS_A_BATCH = 100_000
const PEOPLE_A_BATCH = 20_000

/**
 * Fills a database with a marketplace of the requested size, in addition to existing data. After a failure nothing is
 * stored. The tables are locked while it runs.
 * @throws SeedPlanError if the same seed was filled in before.
 */
export async function fillSeed(url: string, seeding: Seeding, note: (text: string) => void): Promise<void> {
  const db = new Client({ connectionString: url })
  await db.connect()
  try {
    await refuseTwice(db, seeding)
    await db.query(`set work_mem = '64MB'; set temp_buffers = '256MB'`)
    await db.query('begin')
    await loadWords(db, seeding.seed)
    const tables = [VENDOR_TABLE, APPOINTMENT_TABLE, EARNING_TABLE, MOVEMENT_TABLE, MESSAGE_TABLE]
    for (const table of tables) await db.query(table)
    await withoutIndexes(db, () => fillBatches(db, seeding, note), note)
    note('entering clients into the books of their vendors')
    await db.query(CONTACTS_STATEMENT)
    // Does the work of the silenced triggers: the counts of the list, the days of the statistics, and the notice to
    // every process.
    await db.query(`select recount_listing(), resum_statistics(), pg_notify('anseo_change', 'everything')`)
    await db.query('commit')
    note('gathering statistics')
    await db.query('vacuum (analyze)')
  } finally {
    await db.end()
  }
}

async function refuseTwice(db: Client, { seed }: Seeding): Promise<void> {
  const { rowCount } = await db.query(`select 1 from account where role = 'vendor' and email = $1`, [
    `vendor1.s${seed}@seed.test`,
  ])
  if (rowCount !== 0)
    throw new SeedPlanError(`Seed ${seed} is in this database already: choose another --seed`)
}

async function fillBatches(db: Client, seeding: Seeding, note: (text: string) => void): Promise<void> {
  const run = async (statements: string[]) => {
    for (const statement of statements) await db.query(statement)
  }
  for (const [from, to] of batches(seeding.clients, PEOPLE_A_BATCH))
    await run(clientStatements(seeding, from, to))
  note(`${seeding.clients} clients`)
  const perVendor = Math.max(1, seeding.appointments / seeding.vendors)
  const size = Math.min(PEOPLE_A_BATCH, Math.ceil(APPOINTMENTS_A_BATCH / perVendor))
  for (const [from, to] of batches(seeding.vendors, size)) {
    await run(chooseVendors(seeding, from, to))
    await run(chooseAppointments(seeding))
    await run(vendorStatements(seeding))
    await run(appointmentStatements(seeding))
    await run(moneyStatements(seeding))
    await run(activityStatements(seeding))
    note(`${to} of ${seeding.vendors} vendors with their appointments`)
  }
  await db.query(storeMessages(seeding))
}

/** Divides the numbers from 1 to `most` into batches; returns the first and last number of each. */
function batches(most: number, size: number): [number, number][] {
  return Array.from({ length: Math.ceil(most / size) }, (_, batch) => [
    batch * size + 1,
    Math.min(most, (batch + 1) * size),
  ])
}
