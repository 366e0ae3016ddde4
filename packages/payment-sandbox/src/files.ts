import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { invalidRequest } from './failure.ts'
import { newId } from './identifiers.ts'
import {
  bindOperation,
  succeeded,
  type Sandbox,
  type SandboxReply,
  type SandboxRequest,
} from './operation.ts'
import { allowOnly, group, integer, missingParameter, requiredText, text } from './parameters.ts'
import { unixSeconds } from './real-time.ts'
import { insertObject, readObject } from './store.ts'

/** The media types that are accepted as evidence, with the provider's name for each. */
const TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}
const MAX_BYTES = 5_000_000

/** Binds uploading a file for a dispute, of which the sandbox keeps the facts alone, and reading them. */
export function bindFiles(app: FastifyInstance, sandbox: Sandbox): void {
  bindOperation(app, sandbox, { method: 'POST', url: '/files', handle: createFile })
  bindOperation(app, sandbox, {
    method: 'GET',
    url: '/files/:id',
    handle: async ({ client, id, fields }) => {
      allowOnly(fields, [])
      return succeeded((await readObject(client, 'file', id)).body)
    },
  })
}

async function createFile({ client, fields }: SandboxRequest): Promise<SandboxReply> {
  allowOnly(fields, ['file', 'purpose'])
  if (requiredText(fields, 'purpose') !== 'dispute_evidence') {
    throw invalidRequest('The sandbox takes files for disputes alone.', { param: 'purpose' })
  }
  if (fields.file === undefined) throw missingParameter('file')
  const file = group(fields, 'file')
  const type = TYPES[text(file, 'type') ?? '']
  const size = integer(file, 'size') ?? 0
  if (!type) throw invalidRequest('Invalid file: evidence is a PDF, JPEG or PNG.', { param: 'file' })
  if (size > MAX_BYTES) throw invalidRequest('Invalid file: it is too large.', { param: 'file' })
  const body: Stripe.File = {
    id: newId('file'),
    object: 'file',
    created: unixSeconds(),
    expires_at: null,
    filename: text(file, 'name'),
    links: null,
    purpose: 'dispute_evidence',
    size,
    title: null,
    type,
    url: null,
  }
  await insertObject(client, 'file', body)
  return succeeded(body)
}
