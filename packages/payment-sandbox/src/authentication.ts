import { SandboxFailure } from './failure.ts'
import type { FormFields } from './form.ts'

export type SandboxKeys = { secretKey: string; publishableKey: string }

/** `secret` may do everything; `publishable` only what a browser may, on an object whose client secret it knows. */
export type Access = 'secret' | 'publishable'

/**
 * Which key a request carries: `Authorization: Bearer`, `Authorization: Basic` (the key as user name) or,
 * as browsers send it, the parameter `key`.
 * @throws SandboxFailure 401 when there is none or it is neither of ours
 */
export function authenticate(
  authorization: string | undefined,
  fields: FormFields,
  keys: SandboxKeys,
): Access {
  const sent = keyFromHeader(authorization) ?? fields.key
  if (typeof sent !== 'string' || sent === '') {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  if (sent === keys.secretKey) return 'secret'
  if (sent === keys.publishableKey) return 'publishable'
  throw unauthorized(`Invalid API Key provided: ${masked(sent)}`)
}

/** The reply to a browser's key where only the secret one will do. */
export function secretKeyRequired(): SandboxFailure {
  return unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  )
}

function keyFromHeader(authorization: string | undefined): string | undefined {
  const [scheme, credentials] = authorization?.split(' ') ?? []
  if (scheme?.toLowerCase() === 'bearer') return credentials
  if (scheme?.toLowerCase() !== 'basic' || !credentials) return undefined
  return Buffer.from(credentials, 'base64').toString().split(':')[0]
}

function masked(key: string): string {
  return key.length > 12 ? `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}` : '*'.repeat(key.length)
}

function unauthorized(message: string, code?: string): SandboxFailure {
  return new SandboxFailure(401, { type: 'invalid_request_error', message, ...(code ? { code } : {}) })
}
