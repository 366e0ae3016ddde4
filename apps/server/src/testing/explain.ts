import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Database } from '../platform/database/database.ts'
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
  Plans?: Step[]
}

/** The plan of a query. */
export interface Plan {
  /** The indexes that were looked into. */
  indexes: string[]
  /** The tables that were read from their first row on. */
  readWhole: string[]
  /** Rows of tables and indexes that were looked at, whether or not they were wanted. */
  rowsRead: number
  /** The most rows that were brought into order. */
  rowsSorted: number
}

/** A database whose queries can be asked how they are answered. */
export interface ExplainedDatabase {
  db: Database
  /** The plans of all queries that `read` makes, in their order. */
  plansOf(read: () => Promise<unknown>): Promise<Plan[]>
  close(): Promise<void>
}

export function openExplained(url: string): ExplainedDatabase {
  // Rows not yet written are not yet marked as visible to all, and no index-only scans are planned.
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
      for (const { text, values } of asked) {
        const { rows } = await pool.query(`explain (analyze, timing off, format json) ${text}`, values)
        plans.push(planOf((rows[0] as { 'QUERY PLAN': [{ Plan: Step }] })['QUERY PLAN'][0].Plan))
      }
      return plans
    },
    close: () => pool.end(),
  }
}

function planOf(top: Step): Plan {
  const steps = stepsOf(top)
  const scans = steps.filter((step) => step['Relation Name'] !== undefined)
  const sorts = steps.filter((step) => step['Node Type'].endsWith('Sort'))
  return {
    indexes: steps.flatMap((step) => step['Index Name'] ?? []),
    readWhole: scans.filter((step) => step['Node Type'] === 'Seq Scan').map((step) => step['Relation Name']!),
    rowsRead: scans.reduce((sum, step) => sum + rowsLookedAt(step), 0),
    rowsSorted: Math.max(0, ...sorts.flatMap((step) => (step.Plans ?? []).map(rowsOf))),
  }
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)]

const rowsOf = (step: Step): number => step['Actual Loops'] * step['Actual Rows']

const rowsLookedAt = (step: Step): number =>
  rowsOf(step) +
  step['Actual Loops'] *
    ((step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0))
