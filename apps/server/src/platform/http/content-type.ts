import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from '@anseo/contract/call'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const JSON_TYPE = /^application\/json[ \t]*(?:;[ \t]*charset=(?:utf-8|"utf-8")[ \t]*)?$/i
const FORM_TYPE = /^multipart\/form-data[ \t]*(?:;|$)/i

/**
 * Refuses a body of a content type that the call does not take, before it is read: JSON in UTF-8, or a form for a call
 * with a file, without compression. A request without a body needs no content type.
 * @throws Refusal `UNSUPPORTED_MEDIA_TYPE`
 */
export async function checkContentType({ method, headers }: FastifyRequest, call: Call): Promise<void> {
  if (method === 'GET' || method === 'HEAD') return
  const type = headers['content-type']
  if (type === undefined && !hasBody(headers)) return
  const isExpected = (call.multipart ? FORM_TYPE : JSON_TYPE).test(type ?? '')
  if (!isExpected || isCompressed(headers)) throw new Refusal('UNSUPPORTED_MEDIA_TYPE')
}

const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isCompressed = ({ 'content-encoding': encoding = 'identity' }: IncomingHttpHeaders) =>
  encoding.toLowerCase() !== 'identity'
