import type { Pool } from 'pg'

/** The fields of the provider's objects that name the payer. */
const NAMES_PAYER: ReadonlySet<string> = new Set([
  'billing_details',
  'customer_email_address',
  'customer_name',
  'receipt_email',
])

/** Deletes name, address and email of the payer from everything that the sandbox stores of payments; may be repeated. */
export async function redactPayer(database: Pool, intentIds: readonly string[]): Promise<void> {
  for (const intentId of intentIds) {
    const { rows: intents } = await database.query<{ method: string | null }>(
      `select body ->> 'payment_method' as method from payments_sandbox.objects where id = $1`,
      [intentId],
    )
    for (const id of [intentId, ...intents.flatMap(({ method }) => method ?? [])]) await redact(database, id)
  }
}

/** Redacts whatever mentions an object. */
async function redact(database: Pool, id: string): Promise<void> {
  for (const [table, key] of [
    ['objects', 'id'],
    ['idempotent_replies', 'key'],
  ] as const) {
    const { rows } = await database.query<{ key: string; body: unknown }>(
      `select ${key} as key, body from payments_sandbox.${table} where strpos(body::text, $1) > 0`,
      [id],
    )
    for (const row of rows) {
      await database.query(`update payments_sandbox.${table} set body = $2 where ${key} = $1`, [
        row.key,
        JSON.stringify(withoutPayer(row.body)),
      ])
    }
  }
}

function withoutPayer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPayer)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      NAMES_PAYER.has(key) ? emptied(part) : withoutPayer(part),
    ]),
  )
}

/** The same shape with nothing in it. */
const emptied = (value: unknown): unknown =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptied(part)]))
    : null
