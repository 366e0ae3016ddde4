import type { Movement } from '@anseo/domain/ledger'
import { overlaps } from '@anseo/domain/slot'
import { withBuffer } from '@anseo/domain/slot-grid'
import type { AppointmentRow, TableName, Tables } from './rows.ts'

/** A write of a transaction: a new row, the changed columns of one, or its end. */
export type Write = { [T in TableName]: { table: T; id: string; set: Partial<Tables[T]> | null } }[TableName]

/** The database itself refused a commit: two live appointments of one vendor would overlap (S4). */
export class SlotTaken extends Error {}

const ID_LETTERS: Record<TableName, string> = {
  vendor: 'v',
  appointment: 'a',
  payment: 'p',
  refund: 'r',
  dispute: 'd',
  earning: 'e',
  payout: 'o',
  job: 'j',
}

/** The tables and the books in memory, with the constraints that PostgreSQL holds for the product. */
export class Database {
  readonly movements = new Map<string, Movement>()
  /** Counts the commits. */
  commits = 0
  private readonly tables: { [T in TableName]: Map<string, Tables[T]> } = {
    vendor: new Map(),
    appointment: new Map(),
    payment: new Map(),
    refund: new Map(),
    dispute: new Map(),
    earning: new Map(),
    payout: new Map(),
    job: new Map(),
  }
  private readonly given: Partial<Record<TableName, number>> = {}

  get<T extends TableName>(table: T, id: string): Tables[T] | undefined {
    return this.tables[table].get(id)
  }

  all<T extends TableName>(table: T): Tables[T][] {
    return [...this.tables[table].values()]
  }

  newId(table: TableName): string {
    const next = (this.given[table] ?? 0) + 1
    this.given[table] = next
    return `${ID_LETTERS[table]}${next}`
  }

  /**
   * Writes everything or nothing.
   * @throws SlotTaken by the exclusion constraint.
   */
  commit(writes: readonly Write[], movements: readonly Movement[]): void {
    const before = writes.map(({ table, id }) => [table, id, this.get(table, id)] as const)
    for (const { table, id, set } of writes) this.put(table, id, set)
    if (this.overlapsSomewhere(writes)) {
      for (const [table, id, row] of before.toReversed()) this.put(table, id, row ?? null, true)
      throw new SlotTaken()
    }
    for (const movement of movements) this.book(movement)
    this.commits += 1
  }

  private put<T extends TableName>(table: T, id: string, set: Partial<Tables[T]> | null, whole = false) {
    const rows = this.tables[table] as Map<string, Tables[T]>
    if (set === null) rows.delete(id)
    else rows.set(id, (whole ? set : { ...rows.get(id), ...set }) as Tables[T])
  }

  /** Records a movement once per kind and source. */
  private book(movement: Movement): void {
    const key = `${movement.kind} ${movement.source}`
    if (!this.movements.has(key)) this.movements.set(key, movement)
  }

  private overlapsSomewhere(writes: readonly Write[]): boolean {
    const written = writes.flatMap(({ table, id }) =>
      table === 'appointment' ? (this.get(table, id) ?? []) : [],
    )
    return written.some((row) => this.all('appointment').some((other) => excludes(row, other)))
  }
}

const holdsSlot = ({ declinedAt, cancelledAt }: AppointmentRow) => !declinedAt && !cancelledAt
const during = (row: AppointmentRow) => withBuffer(row, row.bufferHours * 60)

/** Returns whether two appointments cannot both be in the calendar of their vendor (S4). */
export function excludes(a: AppointmentRow, b: AppointmentRow): boolean {
  if (a.id === b.id || a.vendorId !== b.vendorId || !holdsSlot(a) || !holdsSlot(b)) return false
  return overlaps(during(a), during(b))
}
