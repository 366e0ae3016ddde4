import { UNSTORABLE_TEXT } from '@anseo/contract/field-texts'
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES } from '@anseo/domain/limits'
import type { MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { invalidField, Refusal } from './refusal.ts'

/** An uploaded file. */
export interface SentDocument {
  content: Buffer
  /** The file name given by the sender, unchecked. */
  fileName: string
}

/** A multipart form as a call sees it: text fields by name, and the file if one was sent. */
interface Form {
  fields: Record<string, string>
  file: SentDocument | null
}

const MAX_BYTES = { image: IMAGE_MAX_BYTES, document: DOCUMENT_MAX_BYTES }
/** The character that the parser of forms puts in the place of bytes that are not UTF-8. */
const UNDECODED = '\ufffd'

type FileField = keyof typeof MAX_BYTES

/**
 * Reads a form and its file; a request without a body is a form without fields.
 * @throws Refusal `PAYLOAD_TOO_LARGE`, `BODY_TOO_LARGE`, `INVALID_REQUEST` for a broken form or a file of another
 * field.
 */
export async function readForm(request: FastifyRequest, fileField: FileField): Promise<Form> {
  if (request.headers['content-type'] === undefined) return { fields: {}, file: null }
  try {
    return await readParts(request, fileField)
  } catch (error) {
    if (isOfParser(error)) throw new Refusal('INVALID_REQUEST', { fields: { body: 'This form is broken.' } })
    if (isFileTooLarge(error)) throw new Refusal('PAYLOAD_TOO_LARGE', { message: tooLargeText(fileField) })
    throw error
  }
}

async function readParts(request: FastifyRequest, fileField: FileField): Promise<Form> {
  const fields: Record<string, string> = {}
  let file: SentDocument | null = null
  const limits = { files: 1, fields: 30, parts: 32, fileSize: MAX_BYTES[fileField], fieldSize: 16_384 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = fieldText(part)
    else if (part.fieldname === fileField) file = { content: await part.toBuffer(), fileName: part.filename }
    else throw new Refusal('INVALID_REQUEST', { fields: { [part.fieldname]: 'No file is expected here.' } })
  }
  return { fields, file: file && file.content.length > 0 ? file : null }
}

/** The parser throws plain errors for a form that ends too early or has no boundary; the plugin's carry a code. */
const isOfParser = (error: unknown) =>
  error instanceof Error && error.constructor === Error && !('code' in error)

const isFileTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

const tooLargeText = (fileField: FileField) =>
  `This file is too large. The limit is ${MAX_BYTES[fileField] / 1024 ** 2} MB.`

function fieldText({ fieldname, value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw new Refusal('BODY_TOO_LARGE')
  if (typeof value === 'string' && !value.includes(UNDECODED)) return value
  throw invalidField(fieldname, UNSTORABLE_TEXT)
}
