import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Call } from '@anseo/contract/call'
import type { AdminRole } from '@anseo/domain/admin-role'
import { CALLS } from '@anseo/contract/calls'
import { COMMON_REFUSALS, type ErrorCode, ERRORS } from '@anseo/contract/errors'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { REPORT_DIRECTIVE } from './content-policy.ts'

const INFO = {
  title: 'Anseo',
  version: '1',
  description:
    'Every reply is JSON with `success`, except downloads. A refusal carries a `code` that never changes its meaning and a `message` for people.',
}

/** The reference's Content-Security-Policy: its own files only. Swagger UI sets inline styles, so those are allowed. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  REPORT_DIRECTIVE,
].join('; ')

/** Serves the API reference at `/api/docs` and `/api/openapi.json`; calls bound before its registration are missing. */
export async function registerApiReference(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: INFO,
      tags: Object.keys(CALLS).map((name) => ({ name })),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => {
      const { call } = route.route.config ?? {}
      if (!call) return { schema: { hide: true }, url: route.url }
      const { schema, url } = jsonSchemaTransform(route)
      return { schema: describe(call, schema), url }
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // By default Swagger UI sends the document's address to a public validator.
    uiConfig: { validatorUrl: null, tryItOutEnabled: true },
    staticCSP: POLICY,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}

type JsonSchema = Record<string, unknown>

/** Adds what a call's Zod schemas do not say: tag, roles, token, uploaded file, idempotency key and refusals. */
function describe(call: Call, schema: FastifySchema): FastifySchema {
  const { response, body, ...rest } = schema as { response?: { 200: JsonSchema }; body?: JsonSchema }
  return {
    ...rest,
    tags: [tagOf(call)],
    ...(call.access === 'admin' && { description: rolesText(call.roles) }),
    ...(call.access !== 'public' && { security: [{ bearer: [] }] }),
    ...(call.idempotent && { headers: IDEMPOTENCY_HEADERS }),
    ...(call.multipart && { consumes: ['multipart/form-data'] }),
    ...(body && { body: call.multipart ? withFile(body, call.multipart) : body }),
    response: {
      200: { description: 'Done.', ...(call.file ? fileOf(call.file) : response?.[200]) },
      ...refusalsByStatus(call),
    },
  }
}

const tagOf = (call: Call) => Object.entries(CALLS).find(([, calls]) => calls.includes(call))?.[0] ?? 'others'

const rolesText = (roles: readonly AdminRole[]) => `Roles: ${[...roles, 'owner'].join(', ')}.`

const IDEMPOTENCY_HEADERS = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      maxLength: 255,
      description: 'The same key gets the first answer again for 24 hours.',
    },
  },
}

const fileOf = (type: string): JsonSchema => ({
  content: { [type]: { schema: { type: 'string', format: 'binary' } } },
})

const FILES: Record<NonNullable<Call['multipart']>, string> = {
  image: 'JPEG, PNG or WebP, at most 5 MB.',
  document: 'At most 10 MB; the call says of which kind.',
}

const withFile = (body: JsonSchema, field: NonNullable<Call['multipart']>): JsonSchema => ({
  ...body,
  properties: {
    ...(body['properties'] as JsonSchema),
    [field]: { type: 'string', format: 'binary', description: FILES[field] },
  },
})

/** Returns the codes with which `guard` refuses callers. */
const refusalsOfGuard = ({ method, beforeSecondFactor, whileBlocked }: Call): ErrorCode[] => [
  'AUTH_ERROR',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'FORBIDDEN',
  ...(beforeSecondFactor ? [] : (['SECOND_FACTOR_REQUIRED'] as const)),
  ...(method === 'GET' || whileBlocked ? [] : (['ACCOUNT_BLOCKED'] as const)),
]

/** Returns the refusals of a call by status: its own codes, and those of every call with its access and parameters. */
function refusalsByStatus(call: Call): JsonSchema {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of new Set(codesOf(call))) {
    const { status } = ERRORS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, refusalSchema(codes)]))
}

const codesOf = (call: Call): ErrorCode[] => [
  ...COMMON_REFUSALS,
  ...(call.access === 'public' ? [] : refusalsOfGuard(call)),
  ...(call.params ? (['NOT_FOUND'] as const) : []),
  ...(call.idempotent ? (['IDEMPOTENCY_MISMATCH'] as const) : []),
  ...call.refusals,
]

/** Returns the schema of `RefusalBody` for some codes. */
const refusalSchema = (codes: readonly ErrorCode[]): JsonSchema => ({
  description: codes.map((code) => `\`${code}\` ${ERRORS[code].message}`).join('\n\n'),
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { type: 'boolean', const: false },
    code: { type: 'string', enum: codes },
    message: { type: 'string' },
    ...(codes.includes('INVALID_REQUEST') && { fields: FIELDS }),
    ...(codes.includes('SLOT_TAKEN') && { alternatives: ALTERNATIVES }),
  },
})

const FIELDS = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description: 'What is wrong, by the path of the field.',
}

const ALTERNATIVES = {
  type: 'array',
  maxItems: 3,
  items: {
    type: 'object',
    required: ['slotDate', 'startTime', 'endTime'],
    properties: {
      slotDate: { type: 'string', examples: ['21_11_2026'] },
      startTime: { type: 'string', examples: ['09:00 AM'] },
      endTime: { type: 'string', examples: ['11:00 AM'] },
    },
  },
}
