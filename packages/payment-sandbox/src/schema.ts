import type { Pool } from 'pg'

/** Advisory lock that keeps two starting processes from creating the schema at the same time. */
const SCHEMA_LOCK = 7_382_001

const SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS payments_sandbox;

  -- What the provider hands out, as it hands it out. \`internals\` is what only the provider knows.
  CREATE TABLE IF NOT EXISTS payments_sandbox.objects (
    id text PRIMARY KEY,
    sequence bigint GENERATED ALWAYS AS IDENTITY,
    object text NOT NULL,
    body jsonb NOT NULL,
    internals jsonb NOT NULL DEFAULT '{}'
  );
  CREATE INDEX IF NOT EXISTS objects_by_kind ON payments_sandbox.objects (object, sequence DESC);
  CREATE INDEX IF NOT EXISTS objects_by_intent ON payments_sandbox.objects ((body->>'payment_intent'));

  CREATE TABLE IF NOT EXISTS payments_sandbox.idempotent_replies (
    key text PRIMARY KEY,
    fingerprint text NOT NULL,
    request_id text NOT NULL,
    status integer NOT NULL,
    body jsonb NOT NULL
  );

  CREATE TABLE IF NOT EXISTS payments_sandbox.deliveries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event_id text NOT NULL REFERENCES payments_sandbox.objects (id),
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz,
    delivered_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS deliveries_due ON payments_sandbox.deliveries (next_attempt_at)
    WHERE delivered_at IS NULL AND next_attempt_at IS NOT NULL;

  CREATE TABLE IF NOT EXISTS payments_sandbox.faults (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    webhooks text NOT NULL DEFAULT 'normal',
    refunds text NOT NULL DEFAULT 'normal',
    latency_ms integer NOT NULL DEFAULT 0
  );
  INSERT INTO payments_sandbox.faults DEFAULT VALUES ON CONFLICT DO NOTHING;
`

/** Creates the sandbox's own schema when it is missing; safe to run at every start. */
export async function createSandboxSchema(database: Pool): Promise<void> {
  await database.query(`BEGIN; SELECT pg_advisory_xact_lock(${SCHEMA_LOCK}); ${SCHEMA} COMMIT;`)
}
