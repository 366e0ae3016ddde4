import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { invalidRequest, SandboxFailure } from './failure.ts'
import type { FormFields } from './form.ts'
import type { SandboxReply } from './operation.ts'

type SavedReply = SandboxReply & { fingerprint: string; requestId: string }

/** Returns the digest by which two requests are the same one: call and parameters. */
export function fingerprint(method: string, path: string, fields: FormFields): string {
  return createHash('sha256')
    .update(JSON.stringify([method, path, fields]))
    .digest('hex')
}

/**
 * Takes the key for this transaction and returns the reply that an earlier request with it got, or null.
 * @throws SandboxFailure 409 while another request holds the key, 400 when it was used for another request
 */
export async function claimKey(client: PoolClient, key: string, print: string): Promise<SavedReply | null> {
  if (key.length > 255) throw invalidRequest('Idempotency keys have up to 255 characters.')
  const { rows } = await client.query<{ free: boolean }>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 7382)) AS free',
    [key],
  )
  if (!rows[0]!.free) throw keyInUse(key)
  const saved = await client.query<SavedReply>(
    `SELECT fingerprint, request_id AS "requestId", status, body
     FROM payments_sandbox.idempotent_replies WHERE key = $1`,
    [key],
  )
  if (saved.rows[0] && saved.rows[0].fingerprint !== print) throw keyReused(key)
  return saved.rows[0] ?? null
}

/** Keeps the reply under its key, in the transaction that did the work. */
export async function saveReply(client: PoolClient, key: string, reply: SavedReply): Promise<void> {
  await client.query(
    `INSERT INTO payments_sandbox.idempotent_replies (key, fingerprint, request_id, status, body)
     VALUES ($1, $2, $3, $4, $5)`,
    [key, reply.fingerprint, reply.requestId, reply.status, JSON.stringify(reply.body)],
  )
}

function keyInUse(key: string): SandboxFailure {
  return new SandboxFailure(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  })
}

function keyReused(key: string): SandboxFailure {
  return new SandboxFailure(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}
