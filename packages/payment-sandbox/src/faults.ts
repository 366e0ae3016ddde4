import type { Pool, PoolClient } from 'pg'

export const WEBHOOK_FAULTS = ['normal', 'drop', 'repeat'] as const
export const REFUND_FAULTS = ['normal', 'fail'] as const

/** The current misbehaviour of the sandbox. */
export type Faults = {
  webhooks: (typeof WEBHOOK_FAULTS)[number]
  refunds: (typeof REFUND_FAULTS)[number]
  /** Delay of a finished reply, in ms. */
  latencyMs: number
}

const COLUMNS = 'webhooks, refunds, latency_ms AS "latencyMs"'

/** The faults in force. */
export async function readFaults(database: Pool | PoolClient): Promise<Faults> {
  const { rows } = await database.query<Faults>(`SELECT ${COLUMNS} FROM payments_sandbox.faults`)
  return rows[0]!
}

/** Sets the given faults, leaves the others as they are, and answers with all of them. */
export async function changeFaults(database: Pool, change: Partial<Faults>): Promise<Faults> {
  const { rows } = await database.query<Faults>(
    `UPDATE payments_sandbox.faults SET webhooks = coalesce($1, webhooks), refunds = coalesce($2, refunds),
       latency_ms = coalesce($3, latency_ms) RETURNING ${COLUMNS}`,
    [change.webhooks ?? null, change.refunds ?? null, change.latencyMs ?? null],
  )
  return rows[0]!
}
