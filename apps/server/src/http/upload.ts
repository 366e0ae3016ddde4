import { IMAGE_MAX_BYTES } from '@anseo/domain/limits'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** A multipart form as a call sees it: text fields by name, and the picture if one was sent. */
export interface Form {
  fields: Record<string, string>
  image: Buffer | undefined
}

/** @throws Refusal `PAYLOAD_TOO_LARGE`, `INVALID_REQUEST` for a broken form or a file that is not `image`. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
  try {
    return await readParts(request)
  } catch (error) {
    throw isOfParser(error)
      ? new Refusal('INVALID_REQUEST', { fields: { body: 'This form is broken.' } })
      : error
  }
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const fields: Record<string, string> = {}
  let image: Buffer | undefined
  const limits = { files: 1, fields: 30, parts: 32, fileSize: IMAGE_MAX_BYTES, fieldSize: 16_384 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = fieldText(part.value)
    else if (part.fieldname === 'image') image = await part.toBuffer()
    else throw new Refusal('INVALID_REQUEST', { fields: { [part.fieldname]: 'No file is expected here.' } })
  }
  return { fields, image: image && image.length > 0 ? image : undefined }
}

/** The parser throws plain errors for a form that ends too early or has no boundary; the plugin's carry a code. */
const isOfParser = (error: unknown) =>
  error instanceof Error && error.constructor === Error && !('code' in error)

function fieldText(value: unknown): string {
  if (typeof value !== 'string') throw new Refusal('INVALID_REQUEST')
  return value
}
