import type { Change, Row } from './watch-rows.ts'
import type { Tenant } from './tenants.ts'

/** Tables with public rows of a vendor. */
const SEEN_BY_ALL = new Set(['vendor', 'service'])

/** Tables whose rows belong to no account. */
const OF_NOBODY = new Set(['limit_count', 'listing_count', 'sweep_turn', 'caught_mail', 'kept_reply'])

/** Tables in which an action of one account inserts rows for another, such as its notices. */
const WRITTEN_FOR_OTHERS = new Set(['notice', 'appointment_event', 'audit_entry', 'mail_link'])

/** Columns that may change without the owner's action, by table: counters, last use, and when a sweep acts next. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  session: ['last_used_at'],
  tax_request: ['next_at', 'asked_at'],
  vendor: ['completed_appointments', 'booked_appointments', 'answered_requests'],
}

/** The owners of rows during a run in which one tenant attacks another. */
export interface Ownership {
  /** Returns the ids that only the victim may know. */
  secretIds(): ReadonlySet<string>
  /** Records a change and returns why it is a finding, or null. */
  follow(change: Change): string | null
}

/** Assigns every row to the tenant whose ids it contains, directly or through another row. */
export function sortRows(
  rows: readonly { table: string; row: Row }[],
  { attacker, victim }: { attacker: Tenant; victim: Tenant },
): Ownership {
  const ofAttacker = namedBy(rows, [attacker.client.id, attacker.vendor.id])
  const ofVictim = namedBy(rows, [victim.client.id, victim.vendor.id])
  const isVictimsAlone = (row: Row) => names(row, ofVictim) && !names(row, ofAttacker)
  const secret = new Set<string>([victim.client.id])
  for (const { table, row } of rows) {
    if (!SEEN_BY_ALL.has(table) && table !== 'account' && isVictimsAlone(row) && isId(row['id']))
      secret.add(row['id'])
  }
  return {
    secretIds: () => secret,
    follow: ({ table, operation, before, after }) => {
      if (OF_NOBODY.has(table)) return null
      if (before === null) {
        const id = after!['id']
        if (names(after!, ofAttacker) && isId(id)) ofAttacker.add(id)
        if (!isVictimsAlone(after!) || WRITTEN_FOR_OTHERS.has(table)) return null
        return `${table}: a new row of another's`
      }
      if (!isVictimsAlone(before)) return null
      const changed = after
        ? Object.keys(before).filter((column) => !isSame(before[column], after[column]))
        : []
      if (after && changed.every((column) => COUNTED[table]?.includes(column))) return null
      return `${table}: ${operation} of another's row (${changed.join(', ')})`
    },
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)
const names = (row: Row, ids: ReadonlySet<string>) =>
  Object.values(row).some((value) => isId(value) && ids.has(value))

/** Returns the ids, and those of all rows that reference one of them, transitively. */
function namedBy(rows: readonly { row: Row }[], start: readonly string[]): Set<string> {
  const ids = new Set(start)
  for (let size = 0; size !== ids.size;) {
    size = ids.size
    for (const { row } of rows)
      if (isId(row['id']) && !ids.has(row['id']) && names(row, ids)) ids.add(row['id'])
  }
  return ids
}
