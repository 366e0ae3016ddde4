import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { z } from 'zod'
import { replyWithError } from './platform/http/error-reply.ts'
import { Refusal } from './platform/http/refusal.ts'
import { changeFaults, REFUND_FAULTS, WEBHOOK_FAULTS } from '@anseo/payment-sandbox/faults'

const FaultChange = z.strictObject({
  webhooks: z.enum(WEBHOOK_FAULTS).optional(),
  refunds: z.enum(REFUND_FAULTS).optional(),
  latencyMs: z.int().min(0).max(60_000).optional(),
})

/** Serves `POST /dev/sandbox`, which sets the faults of the payments sandbox; missing fields keep their value. */
export async function sandboxFaults(app: FastifyInstance, { database }: { database: Pool }): Promise<void> {
  app.setErrorHandler(replyWithError)
  app.route({
    method: 'POST',
    url: '/dev/sandbox',
    schema: { hide: true },
    handler: async (request) => {
      const change = FaultChange.safeParse(request.body)
      if (!change.success) throw new Refusal('INVALID_REQUEST', { fields: invalidFields(change.error) })
      return { success: true, ...(await changeFaults(database, change.data)) }
    },
  })
}

function invalidFields(error: z.ZodError): Record<string, string> {
  const entries = error.issues.flatMap((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : issue.path.map(String)
    return names.slice(0, 20).map((name) => [name, issue.message] as const)
  })
  return Object.fromEntries(entries)
}
