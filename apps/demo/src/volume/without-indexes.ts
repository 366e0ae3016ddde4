import type { Client } from 'pg'

import { LINK_AUDIT } from '../link-audit.ts'

/** The seeded tables; children before their parents. */
const SEEDED_TABLES = `
  account client vendor vetting_check service appointment problem_report review payment refund dispute receipt
  payout earning ledger_movement ledger_entry notice appointment_event audit_entry message`
  .trim()
  .split(/\s+/)

/** Everything of the seeded tables except columns and primary keys: constraints that exclude, and other indexes. */
const DROPPABLE = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
  from pg_constraint where contype = 'x' and conrelid = any($1::regclass[])
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index
  where indrelid = any($1::regclass[]) and not indisprimary
    and not exists (select 1 from pg_constraint where conindid = indexrelid)`

/**
 * Drops the indexes of the seeded tables while `fill` runs and builds them again afterwards: loading is several times as
 * fast without them. Run it in a transaction, so that a failure undoes all of it.
 */
export async function withoutIndexes(db: Client, fill: () => Promise<void>, note: (text: string) => void) {
  await db.query(`lock table ${SEEDED_TABLES.join(', ')} in access exclusive mode`)
  const { rows } = await db.query<{ drop: string; restore: string }>(DROPPABLE, [SEEDED_TABLES])
  await disableTriggers(db)
  for (const { drop } of rows) await db.query(drop)
  await fill()
  note(`building ${rows.length} indexes`)
  await db.query(`set local maintenance_work_mem = '512MB'`)
  for (const { restore } of rows) await db.query(restore)
  await enableTriggers(db)
  await db.query(LINK_AUDIT)
}

/**
 * Switches off triggers and, where the role may, the checks of foreign keys too: seeded rows refer to existing ones.
 */
async function disableTriggers(db: Client): Promise<void> {
  await db.query('savepoint before_disabling')
  try {
    await db.query('set local session_replication_role = replica')
  } catch {
    await db.query('rollback to savepoint before_disabling')
    for (const table of SEEDED_TABLES) await db.query(`alter table ${table} disable trigger user`)
  }
}

async function enableTriggers(db: Client): Promise<void> {
  const { rows } = await db.query<{ session_replication_role: string }>('show session_replication_role')
  if (rows[0]?.session_replication_role === 'replica') {
    await db.query('set local session_replication_role = default')
    return
  }
  for (const table of SEEDED_TABLES) await db.query(`alter table ${table} enable trigger user`)
}
