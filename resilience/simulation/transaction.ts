import type { Movement } from '@anseo/domain/ledger'
import type { Database, Write } from './database.ts'
import type { JobRow, TableName, Tables } from './rows.ts'

/**
 * Reads rows and collects writes that are committed in one go. It remembers every row and every set of rows that its
 * decision rests on, and may be committed only if they are still the same: what the product gets from its locks and
 * from comparing versions.
 */
export class Transaction {
  readonly now: Date
  private readonly db: Database
  private readonly reads: (() => boolean)[] = []
  private readonly writes: Write[] = []
  private readonly movements: Movement[] = []
  private readonly own = new Map<string, Tables[TableName]>()

  constructor(db: Database, now: Date) {
    this.db = db
    this.now = now
  }

  /** Returns a row as this transaction sees it. @throws Error if there is no such row. */
  get<T extends TableName>(table: T, id: string): Tables[T] {
    const row = this.db.get(table, id)
    this.reads.push(() => this.db.get(table, id) === row)
    const found = (this.own.get(id) as Tables[T] | undefined) ?? row
    if (!found) throw new Error(`There is no ${table} ${id}`)
    return found
  }

  /** The stored rows that match, as this transaction has changed them. */
  find<T extends TableName>(table: T, matches: (row: Tables[T]) => boolean): Tables[T][] {
    const stored = this.db.all(table)
    const matching = stored.filter(matches)
    this.reads.push(() => isSame(this.db.all(table).filter(matches), matching))
    if (this.own.size === 0) return matching
    return stored.map((row) => (this.own.get(row.id) as Tables[T] | undefined) ?? row).filter(matches)
  }

  insert<T extends TableName>(table: T, values: Omit<Tables[T], 'id'>): Tables[T] {
    const id = this.db.newId(table)
    return this.write(table, { id, ...values } as Tables[T], { id, ...values } as Partial<Tables[T]>)
  }

  update<T extends TableName>(table: T, row: Tables[T], set: Partial<Tables[T]>): Tables[T] {
    return this.write(table, { ...row, ...set }, set)
  }

  /** Puts a job into the queue with the commit. */
  enqueue(job: JobRow['job'], of: string): void {
    this.insert('job', { job, of })
  }

  /** Takes a job out of the queue. */
  finish(job: JobRow): void {
    this.writes.push({ table: 'job', id: job.id, set: null })
  }

  /** Records a movement in the ledger; does nothing for null. */
  book(movement: Movement | null): void {
    if (movement) this.movements.push(movement)
  }

  /** Returns whether everything that was read is still the same. */
  isCurrent(): boolean {
    return this.reads.every((isUnchanged) => isUnchanged())
  }

  /** Commits all writes and movements. @throws SlotTaken by the exclusion constraint. */
  commit(): void {
    if (this.writes.length + this.movements.length > 0) this.db.commit(this.writes, this.movements)
  }

  private write<T extends TableName>(table: T, row: Tables[T], set: Partial<Tables[T]>): Tables[T] {
    this.own.set(row.id, row)
    this.writes.push({ table, id: row.id, set } as unknown as Write)
    return row
  }
}

const isSame = (now: readonly object[], then: readonly object[]): boolean =>
  now.length === then.length && now.every((row, index) => row === then[index])
