import { Client, type QueryConfig } from 'pg'

/** A statement that came this often comes again. */
const REPEATED = 8
/** Each takes memory in every connection; what is put together from ever new parts must not fill it. */
const MOST_STATEMENTS = 250
/** Beyond so many texts the counting begins anew. */
const MOST_COUNTED = 5_000
/** The best way to search depends on what is searched for: such a statement is planned each time. */
const PLANNED_EACH_TIME = /\b(i?like|similar)\b|"place" = any|@\?/i

/**
 * The class of a pool's connections, which keep statements prepared that come again and again: most of them take longer
 * to plan than to run. All connections of the pool count together.
 */
export function preparingClient(): typeof Client {
  const nameOf = createNames()
  return class PreparingClient extends Client {
    // The driver's own signature has many forms; each query of ours is an object with its values beside it.
    // oxlint-disable-next-line typescript/no-explicit-any
    override query(statement: any, values?: any, callback?: any): any {
      const named = isPlain(statement, values) ? { ...statement, name: nameOf(statement.text) } : statement
      return super.query(named, values, callback)
    }
  }
}

/** The name under which a connection keeps a statement prepared; none for one that is rare. */
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
