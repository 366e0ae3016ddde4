import { drizzle } from 'drizzle-orm/node-postgres'
import { escapeLiteral, Pool } from 'pg'
import type { Database } from '../platform/database/database.ts'
import { preparingClient } from '../platform/database/preparing-client.ts'
import * as tables from '../tables.ts'

/** A step of an executed plan, in PostgreSQL's JSON format. */
interface Step {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Heap Fetches'?: number
  Plans?: Step[]
}

/** The plan of a query. */
export interface Plan {
  /** Names of the indexes that were scanned. */
  indexes: string[]
  /** Names of the tables that were scanned sequentially. */
  readWhole: string[]
  /** Number of rows that scans read, including those that a filter removed. */
  rowsRead: number
  /** The number of these whose row was fetched, because an index alone did not hold all columns. */
  rowsFetched: number
  /** Largest number of rows that a sort received. */
  rowsSorted: number
}

/** A database that records the plans of its queries. */
export interface ExplainedDatabase {
  db: Database
  /** The plans of all queries that `read` makes, in their order; `set` has none. */
  plansOf(read: () => Promise<unknown>): Promise<Plan[]>
  close(): Promise<void>
}

export function openExplained(url: string): ExplainedDatabase {
  // Without a vacuum the visibility map is empty, and the planner chooses no index-only scans.
  const pool = new Pool({ connectionString: url, max: 4, options: '-c synchronous_commit=on' })
  // The database may be dropped before the last connection has gone.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const asked: { text: string; values: unknown[] }[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }) }
  return {
    db: drizzle(pool, { schema: tables, logger }) as Database,
    plansOf: async (read) => {
      asked.length = 0
      await read()
      const plans: Plan[] = []
      for (const { text, values } of asked.filter((query) => !/^\s*set\b/i.test(query.text))) {
        const { rows } = await pool.query(`explain (analyze, timing off, format json) ${text}`, values)
        plans.push(planOf((rows[0] as { 'QUERY PLAN': [{ Plan: Step }] })['QUERY PLAN'][0].Plan))
      }
      return plans
    },
    close: () => pool.end(),
  }
}

/**
 * Number of runs of a statement before its plan is looked at: the product prepares it at the eighth, and PostgreSQL plans
 * the first five after that anew.
 */
const READ_BEFORE = 15

/**
 * Returns the plan of a statement once it has been executed some times on one connection of the product, and whether
 * PostgreSQL has cached it for all parameters.
 * @param read executes one statement.
 */
export async function cachedPlanOf(
  url: string,
  read: (db: Database) => Promise<unknown>,
): Promise<Plan & { isCached: boolean }> {
  const pool = new Pool({ connectionString: url, max: 1, Client: preparingClient() })
  pool.on('connect', (client) => client.on('error', () => undefined))
  const asked: { text: string; values: unknown[] }[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }) }
  try {
    const db = drizzle(pool, { schema: tables, logger }) as Database
    for (let time = 0; time < READ_BEFORE; time++) await read(db)
    const { text, values } = asked.at(-1)!
    const prepared = await pool.query<{ name: string; generic: number }>(
      'select name, generic_plans::int as generic from pg_prepared_statements where statement = $1',
      [text],
    )
    const { name, generic } = prepared.rows[0]!
    const given = values.map(literalOf).join(', ')
    const { rows } = await pool.query(
      `explain (analyze, timing off, format json) execute "${name}" (${given})`,
    )
    const plan = planOf((rows[0] as { 'QUERY PLAN': [{ Plan: Step }] })['QUERY PLAN'][0].Plan)
    return { ...plan, isCached: generic > 0 }
  } finally {
    await pool.end()
  }
}

/** Writes a parameter as a literal; the elements of a list need no quotes. */
const literalOf = (value: unknown): string =>
  escapeLiteral(Array.isArray(value) ? `{${value.join()}}` : String(value))

function planOf(top: Step): Plan {
  const steps = stepsOf(top)
  const scans = steps.filter((step) => step['Relation Name'] !== undefined)
  const sorts = steps.filter((step) => step['Node Type'].endsWith('Sort'))
  return {
    indexes: steps.flatMap((step) => step['Index Name'] ?? []),
    readWhole: scans.filter((step) => step['Node Type'] === 'Seq Scan').map((step) => step['Relation Name']!),
    rowsRead: scans.reduce((sum, step) => sum + rowsLookedAt(step), 0),
    rowsFetched: scans.reduce((sum, step) => sum + rowsFetchedBy(step), 0),
    rowsSorted: Math.max(0, ...sorts.flatMap((step) => (step.Plans ?? []).map(rowsOf))),
  }
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

const rowsOf = (step: Step): number => step['Actual Loops'] * step['Actual Rows']

const rowsFetchedBy = (step: Step): number =>
  step['Node Type'] === 'Index Only Scan' ? (step['Heap Fetches'] ?? 0) : rowsLookedAt(step)

const rowsLookedAt = (step: Step): number =>
  rowsOf(step) +
  step['Actual Loops'] *
    ((step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0))
