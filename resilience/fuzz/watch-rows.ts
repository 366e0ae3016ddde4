import type { Pool } from 'pg'

/** One insert, update or delete of a row. */
export interface Change {
  table: string
  operation: 'INSERT' | 'UPDATE' | 'DELETE'
  /** The row before the change; null if it was inserted. */
  before: Row | null
  /** The row after the change; null if it was deleted. */
  after: Row | null
}

export type Row = Record<string, unknown>

/** The changes that the database has recorded, and its rows. */
export interface RowWatch {
  /** Returns the changes since the last call, in order, and forgets them. */
  take(): Promise<Change[]>
  /** Returns every row of every table. */
  all(): Promise<{ table: string; row: Row }[]>
}

/** Adds triggers that record each change of a row: nothing that the product does can hide one from the database. */
export async function watchRows(database: Pool): Promise<RowWatch> {
  await database.query(`
    create schema watch;
    create unlogged table watch.change (number bigserial, "table" text, operation text, before jsonb, after jsonb);
    create function watch.note() returns trigger language plpgsql as $$
      begin
        insert into watch.change ("table", operation, before, after)
        values (tg_table_name, tg_op,
          case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
        return null;
      end $$;`)
  const { rows } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const tables = rows.map(({ name }) => name)
  for (const table of tables) {
    await database.query(
      `create trigger watch after insert or update or delete on "${table}" for each row execute function watch.note()`,
    )
  }
  return {
    take: async () => {
      const taken = await database.query<Change>(
        `with taken as (delete from watch.change returning *)
         select "table", operation, before, after from taken order by number`,
      )
      return taken.rows
    },
    all: async () => {
      const found: { table: string; row: Row }[] = []
      for (const table of tables) {
        const { rows: read } = await database.query<{ row: Row }>(
          `select to_jsonb(t) as row from "${table}" t`,
        )
        found.push(...read.map(({ row }) => ({ table, row })))
      }
      return found
    },
  }
}
