import type { ClientConfig } from 'pg'

/**
 * No transaction of ours pauses between two statements for this long. A session that does belongs to a process that is
 * frozen or gone, and its locks would hold up everyone else.
 */
const IDLE_IN_TRANSACTION_MS = 60_000

/** The server gives up a connection after 40 s of silence of the other machine, and not after two hours. */
export const KEEPALIVES = [
  'tcp_keepalives_idle=20',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=4',
  'tcp_user_timeout=40000',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

/** Options of the sessions of a connection. */
export interface SessionOptions {
  /** True behind a pooler, which refuses settings of single sessions; it has its own. */
  isPooled?: boolean
  /** See `IDLE_IN_TRANSACTION_MS`; tests pass a shorter one. */
  idleInTransactionMs?: number
}

/** Returns the client options by which PostgreSQL ends the session of a process that has vanished, and frees its locks. */
export const sessionSettings = ({
  isPooled = false,
  idleInTransactionMs = IDLE_IN_TRANSACTION_MS,
}: SessionOptions = {}): ClientConfig =>
  isPooled ? {} : { idle_in_transaction_session_timeout: idleInTransactionMs, options: KEEPALIVES }
