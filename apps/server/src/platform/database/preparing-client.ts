import { Client, type QueryConfig } from 'pg'

/** A statement is prepared from this number of runs on. */
const REPEATED = 8
/** The maximum number of prepared statements, since each takes memory in every connection. */
const MOST_STATEMENTS = 250
/** When this many statement texts are counted, all counts are reset. */
const MOST_COUNTED = 5_000
/** Matches statements that are never prepared, since their best plan depends on the value that is searched for. */
const PLANNED_EACH_TIME = /\b(i?like|similar)\b|"place" = any|@\?/i

/**
 * Returns the class of a pool's connections, which prepare frequent statements, since most take longer to plan than to
 * run. All connections of the pool are counted together.
 */
export function preparingClient(): typeof Client {
  const nameOf = createNames()
  return class PreparingClient extends Client {
    // `pg` declares many overloads; our own code passes an object and, beside it, the values.
    // oxlint-disable-next-line typescript/no-explicit-any
    override query(statement: any, values?: any, callback?: any): any {
      const named = isPlain(statement, values) ? { ...statement, name: nameOf(statement.text) } : statement
      return super.query(named, values, callback)
    }
  }
}

/** Returns the name under which a statement is prepared, or undefined for a rare one. */
function createNames(): (text: string) => string | undefined {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (names.size >= MOST_STATEMENTS || PLANNED_EACH_TIME.test(text)) return undefined
    if (counts.size >= MOST_COUNTED) counts.clear()
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    if (count < REPEATED) return undefined
    counts.delete(text)
    const name = `repeated_${names.size}`
    names.set(text, name)
    return name
  }
}

const isPlain = (statement: unknown, values: unknown): statement is QueryConfig & { text: string } =>
  typeof statement === 'object' &&
  statement !== null &&
  !('submit' in statement) &&
  'text' in statement &&
  (!('name' in statement) || statement.name === undefined) &&
  Array.isArray(values) &&
  values.length > 0
