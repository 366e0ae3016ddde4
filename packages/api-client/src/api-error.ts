import type { RefusalBody } from '@anseo/contract/errors'

/** The kind of a failed call: answered with anything but success, also by a proxy, or not answered. */
export type ApiErrorKind = 'answered' | 'offline' | 'network' | 'timeout'

/** A failed call. `message` is the server's own text when it sent one. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The HTTP status; 0 when there was no response. */
  readonly status: number
  readonly refusal: Partial<RefusalBody>

  constructor(kind: ApiErrorKind, status = 0, refusal: Partial<RefusalBody> = {}) {
    super(refusal.message ?? '')
    this.kind = kind
    this.status = status
    this.refusal = refusal
  }

  get code(): RefusalBody['code'] | undefined {
    return this.refusal.code
  }

  /** The problem of each field, by its path. */
  get fields(): Record<string, string> {
    return this.refusal.fields ?? {}
  }
}

/**
 * Returns whether a call failed, also when another copy of this module made it: while rendering, the server's calls go
 * through its own copy.
 */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'refusal' in error

/** Returns whether the user must log in again; the API has already shown the toast for it (A2). */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401
