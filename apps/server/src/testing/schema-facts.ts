import { Client } from 'pg'

/**
 * The output of `pg_dump --schema-only` for our schema, from the catalog: columns in their order, constraints,
 * indexes, triggers, functions, sequences, tables with their persistence, and extensions. Triggers are without
 * parentheses: a condition that has been dumped and restored has fewer of them.
 */
const FACTS = `
  with relation as (
    select oid, relname, relkind, relpersistence from pg_class where relnamespace = 'public'::regnamespace
  )
  select 'relation ' || relname || ' ' || relkind::text || relpersistence::text as fact from relation
  union all
  select format('column %s.%s %s %s %s%s%s %s', relname, row_number() over (partition by relation.oid order by attnum),
    attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid))
  from relation join pg_attribute on attrelid = relation.oid left join pg_attrdef on (adrelid, adnum) = (attrelid, attnum)
  where relkind = 'r' and attnum > 0 and not attisdropped
  union all
  select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all
  select 'trigger ' || translate(pg_get_triggerdef(pg_trigger.oid), '()', '')
  from pg_trigger join relation on relation.oid = tgrelid where not tgisinternal
  union all
  select 'function ' || pg_get_functiondef(pg_proc.oid)
  from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  union all
  select format('sequence %s %s %s %s', sequencename, data_type, increment_by, max_value)
  from pg_sequences where schemaname = 'public'
  union all
  select 'extension ' || extname from pg_extension
  order by 1`

/** Returns one line for each thing that the schema of a database consists of. */
export async function schemaFacts(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(FACTS)
    return rows.map(({ fact }) => String(fact))
  } finally {
    await client.end()
  }
}
