import type { Call } from '@anseo/contract/call'
import { COMMON_REFUSALS, type ErrorCode, ERRORS } from '@anseo/contract/errors'
import { z } from 'zod'
import type { Reply } from './transport.ts'

/** The form of any refusal, with no other fields. */
const refusal = z.strictObject({
  success: z.literal(false),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string().min(1),
  fields: z.record(z.string(), z.string().min(1)).optional(),
  alternatives: z
    .array(z.strictObject({ slotDate: z.string(), startTime: z.string(), endTime: z.string() }))
    .optional(),
})

/** Refusals by the guard, and by the framework before a call is known. */
const OF_GUARD: readonly ErrorCode[] = [
  'AUTH_ERROR',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'FORBIDDEN',
  'SECOND_FACTOR_REQUIRED',
]
const OF_FRAMEWORK: readonly ErrorCode[] = ['URI_TOO_LONG', 'HEADERS_TOO_LARGE']

/** Returns the problems of a reply to a call, or to no call of the contract; empty if there are none. */
export function judgeReply(call: Call | undefined, reply: Reply): string[] {
  if (reply.status >= 500) return [`status ${reply.status}`]
  const problems: string[] = []
  if (call && reply.headers['server-time'] === undefined) problems.push('no server-time')
  if (reply.status < 300) {
    if (!call) return [...problems, '2xx of an unknown route']
    return [...problems, ...(call.file ? judgeFile(call.file, reply) : judgeSuccess(call, reply))]
  }
  return [...problems, ...judgeRefusal(call, reply)]
}

function judgeFile(mediaType: string, { headers, body }: Reply): string[] {
  const problems: string[] = []
  const type = String(headers['content-type'])
  if (mediaType !== 'application/octet-stream' && !type.startsWith(mediaType))
    problems.push(`file of ${type}`)
  if (!String(headers['content-disposition']).startsWith('attachment')) problems.push('file to be shown')
  if (body.length === 0) problems.push('empty file')
  return problems
}

function judgeSuccess(call: Call, reply: Reply): string[] {
  const json = parse(reply)
  if (json === undefined) return ['success without JSON']
  const parsed = call.reply.safeParse(json)
  if (!parsed.success) return [`reply against its schema: ${where(parsed.error)}`]
  const beyond = firstUndeclaredField(json, parsed.data)
  return beyond === null ? [] : [`reply with a field beyond its schema: ${beyond}`]
}

function judgeRefusal(call: Call | undefined, reply: Reply): string[] {
  const parsed = refusal.safeParse(parse(reply))
  if (!parsed.success) return [`refusal of another shape: ${where(parsed.error)}`]
  const { code } = parsed.data
  const problems: string[] = []
  if (ERRORS[code].status !== reply.status) problems.push(`${code} with status ${reply.status}`)
  if (ERRORS[code].status >= 500) problems.push(`refusal ${code}`)
  if (!mayAnswer(call, code)) problems.push(`undeclared refusal ${code}`)
  return problems
}

/** Returns whether a call may refuse with a code: its own, those of all, and what belongs to how it is made. */
function mayAnswer(call: Call | undefined, code: ErrorCode): boolean {
  if (OF_FRAMEWORK.includes(code)) return true
  if (!call) return code === 'NOT_FOUND' || (COMMON_REFUSALS as readonly ErrorCode[]).includes(code)
  return (
    (COMMON_REFUSALS as readonly ErrorCode[]).includes(code) ||
    call.refusals.includes(code) ||
    (call.idempotent && code === 'IDEMPOTENCY_MISMATCH') ||
    (call.access !== 'public' && OF_GUARD.includes(code)) ||
    (code === 'ACCOUNT_BLOCKED' && isClosedToBlocked(call)) ||
    // A badly formed id gives NOT_FOUND for any call.
    (call.params !== undefined && code === 'NOT_FOUND')
  )
}

/** Returns whether the guard refuses a call to a client whose account is blocked. */
const isClosedToBlocked = ({ access, method, whileBlocked }: Call): boolean =>
  access === 'client' && method !== 'GET' && !whileBlocked

function parse({ headers, body }: Reply): unknown {
  if (!/^application\/json\b/.test(String(headers['content-type']))) return undefined
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

const where = (error: z.ZodError) =>
  error.issues
    .slice(0, 2)
    .map(
      ({ path, code }) =>
        `${path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.')} ${code}`,
    )
    .join(', ')

/** Returns the path of the first field that a schema dropped; null if it kept everything. */
function firstUndeclaredField(sent: unknown, stored: unknown, path = ''): string | null {
  if (sent === null || typeof sent !== 'object') return null
  const into = (stored ?? {}) as Record<string, unknown>
  for (const [name, value] of Object.entries(sent)) {
    const at = Array.isArray(sent) ? `${path}[]` : `${path}.${name}`
    if (!Object.hasOwn(into, name)) return at
    const beyond = firstUndeclaredField(value, into[name], at)
    if (beyond !== null) return beyond
  }
  return null
}
