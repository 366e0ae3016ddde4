import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { DatabaseAway, type DatabaseWatch } from './database-watch.ts'

type Callback = Parameters<Pool['connect']>[0]

/**
 * A pool that fails fast while the database is unreachable: new connections are refused, and pending queries are
 * rejected. It recovers on its own.
 */
export class GuardedPool extends Pool {
  private readonly watch: DatabaseWatch | undefined
  private readonly opened = new Set<PoolClient>()

  constructor(config: PoolConfig, watch?: DatabaseWatch) {
    super(config)
    this.watch = watch
    this.on('connect', (client) => void this.opened.add(client))
    this.on('remove', (client) => void this.opened.delete(client))
    watch?.onAway(() => this.cutOff())
  }

  // The driver's own signature has two forms.
  // oxlint-disable-next-line typescript/no-explicit-any
  override connect(callback?: Callback): any {
    if (!this.watch?.isAway) return callback ? super.connect(callback) : super.connect()
    const error = new DatabaseAway()
    if (!callback) return Promise.reject(error)
    process.nextTick(callback, error, undefined, () => undefined)
  }

  /** Ends every connection as if it had broken. */
  private cutOff() {
    for (const client of this.opened) streamOf(client).destroy(new DatabaseAway())
  }
}

/** The driver's types do not show what a connection runs over. */
const streamOf = (client: PoolClient) =>
  (client as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection.stream
