import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { invalidRequest } from './failure.ts'
import { decodeForm, type FormFields } from './form.ts'

/**
 * Returns the parameters of a request: from its form, or from its address when it has none. A file of a multipart form is
 * named by its facts: name, type, size in bytes and digest.
 */
export async function readBody(request: FastifyRequest): Promise<FormFields> {
  const { body } = request
  if (Buffer.isBuffer(body)) return decodeMultipart(body, request.headers['content-type'] ?? '')
  return decodeForm(typeof body === 'string' && body !== '' ? body : (request.url.split('?')[1] ?? ''))
}

async function decodeMultipart(body: Buffer, contentType: string): Promise<FormFields> {
  const headers = { 'content-type': contentType }
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw invalidRequest('Invalid multipart form.')
  })
  const fields: FormFields = Object.create(null) as FormFields
  for (const [name, value] of form) fields[name] = typeof value === 'string' ? value : await factsOf(value)
  return fields
}

async function factsOf(file: File): Promise<FormFields> {
  const content = Buffer.from(await file.arrayBuffer())
  return {
    name: file.name,
    type: file.type,
    size: String(content.length),
    digest: createHash('sha256').update(content).digest('hex'),
  }
}
