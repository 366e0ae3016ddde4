import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import type { Pool, PoolClient } from 'pg'
import { authenticate, secretKeyRequired, type Access, type SandboxKeys } from './authentication.ts'
import { expandObject } from './expand.ts'
import { SandboxFailure } from './failure.ts'
import type { FormFields } from './form.ts'
import { claimKey, fingerprint, saveReply } from './idempotency.ts'
import { texts } from './parameters.ts'
import { readBody } from './read-body.ts'
import { inTransaction } from './transaction.ts'

/** The dependencies that operations share: the sandbox's database, its keys and the listener of its events. */
export type Sandbox = {
  database: Pool
  keys: SandboxKeys
  /** The address of the sandbox itself, e.g. `http://127.0.0.1:3000`, asked when a page of it is linked. */
  baseUrl: (request: FastifyRequest) => string
  /** Called after each commit: there may be webhooks to deliver. */
  committed: () => void
}

export type SandboxReply = { status: number; body: object }

/** One request to the provider, inside its transaction. */
export type SandboxRequest = {
  client: PoolClient
  access: Access
  /** The `:id` of the path; empty on a collection. */
  id: string
  fields: FormFields
  requestId: string
  idempotencyKey: string | null
  baseUrl: string
}

type Operation = {
  method: HTTPMethods
  url: string
  /** True if a browser with the publishable key may call it. */
  browser?: boolean
  handle: (request: SandboxRequest) => Promise<SandboxReply>
}

/** Returns a reply with status 200 and this body. */
export function succeeded(body: object): SandboxReply {
  return { status: 200, body }
}

/** Binds one call of the provider's protocol: key, idempotency, transaction, expansion. */
export function bindOperation(app: FastifyInstance, sandbox: Sandbox, operation: Operation): void {
  app.route<{ Params: { id?: string } }>({
    method: operation.method,
    url: operation.url,
    schema: { hide: true },
    handler: async (request, reply) => {
      const decoded = await readBody(request)
      const access = authenticate(request.headers.authorization, decoded, sandbox.keys)
      if (access === 'publishable' && !operation.browser) throw secretKeyRequired()
      const { expand = [], key: _key, ...fields } = decoded
      const call = {
        access,
        id: request.params.id ?? '',
        fields,
        requestId: request.sandboxRequestId,
        idempotencyKey: operation.method === 'POST' ? headerText(request, 'idempotency-key') : null,
        baseUrl: sandbox.baseUrl(request),
      }
      const print = fingerprint(request.method, request.url.split('?')[0]!, { ...fields, expand })
      const outcome = await inTransaction(sandbox.database, async (client) =>
        answerOnce({ ...call, client }, print, async () => {
          const answer = await operation.handle({ ...call, client })
          if (answer.status !== 200) return answer
          return { ...answer, body: await expandObject(client, answer.body, texts({ expand }, 'expand')) }
        }),
      )
      if (operation.method !== 'GET') sandbox.committed()
      if (call.idempotencyKey !== null) reply.header('idempotency-key', call.idempotencyKey)
      if (outcome.requestId !== call.requestId) {
        reply.header('idempotent-replayed', 'true').header('original-request', outcome.requestId)
      }
      return reply.code(outcome.status).send(outcome.body)
    },
  })
}

/** Does the work unless its idempotency key already has an answer; keeps the answer under the key. */
async function answerOnce(
  { client, idempotencyKey, requestId }: SandboxRequest,
  print: string,
  work: () => Promise<SandboxReply>,
): Promise<SandboxReply & { requestId: string }> {
  if (idempotencyKey === null) return { ...(await execute(client, work)).reply, requestId }
  const saved = await claimKey(client, idempotencyKey, print)
  if (saved) return saved
  const { reply, save } = await execute(client, work)
  if (save) await saveReply(client, idempotencyKey, { ...reply, fingerprint: print, requestId })
  return { ...reply, requestId }
}

/** Runs the work so that a refusal undoes it but still counts as the answer to its idempotency key. */
async function execute(
  client: PoolClient,
  work: () => Promise<SandboxReply>,
): Promise<{ reply: SandboxReply; save: boolean }> {
  await client.query('SAVEPOINT work')
  try {
    return { reply: await work(), save: true }
  } catch (error) {
    if (!(error instanceof SandboxFailure)) throw error
    await client.query('ROLLBACK TO SAVEPOINT work')
    // A parameter that fails validation leaves its key free, as the provider does.
    return {
      reply: { status: error.status, body: { error: error.body } },
      save: error.body.param === undefined,
    }
  }
}

function headerText(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}
