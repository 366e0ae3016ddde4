import type { ErrorCode } from '@anseo/contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../database/sql-state.ts'
import { unwrapQueryError } from '../process/unwrap-query-error.ts'
import { FilesAway } from '../files/file-store.ts'
import { Overloaded } from '../process/work-limit.ts'
import { Refusal } from './refusal.ts'
import { InvalidPart, refusalOf } from './validation.ts'

/** Refusals by the framework itself, by its code. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
}

const BY_STATUS: Record<number, ErrorCode> = {
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
}

/** Converts any error into a refusal: ours as it is, the framework's by its code, and anything else into a 500. */
export function asRefusal(error: FastifyError | Error, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof InvalidPart) return refusalOf(error, request.routeOptions?.config?.call)
  if (isCutOff(error)) return new Refusal('INVALID_REQUEST')
  if (error instanceof FilesAway) return new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 })
  if (isDatabaseAway(error)) return new Refusal('DATABASE_TIMEOUT', { retryAfterSeconds: 2 })
  if (error instanceof Overloaded) {
    return new Refusal('UNAVAILABLE', { retryAfterSeconds: error.retryAfterSeconds })
  }
  const code = 'code' in error ? FRAMEWORK_CODES[error.code] : undefined
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (code) return new Refusal(code)
  if (status !== undefined && BY_STATUS[status]) return new Refusal(BY_STATUS[status])
  if (status !== undefined && status >= 400 && status < 500) return new Refusal('INVALID_REQUEST')
  return new Refusal('INTERNAL')
}

/**
 * Detects a client that hung up before its body was complete; the connection to the database breaks with the same
 * code.
 */
const isCutOff = (error: Error) =>
  'statusCode' in error && error.statusCode === 400 && 'code' in error && error.code === 'ECONNRESET'

/** Handles the errors of the API: every refusal is answered in one shape, and every failure of ours is logged. */
export function replyWithError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error, request)
  if (refusal.status >= 500) request.log.error({ err: unwrapQueryError(error) }, 'A request failed')
  request.refusedWith = refusal.code
  const { retryAfterSeconds } = refusal.details
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply.status(refusal.status).type('application/json; charset=utf-8').send(refusal.body)
}
