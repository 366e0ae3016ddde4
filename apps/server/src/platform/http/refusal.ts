import { ERRORS, type ErrorCode, type RefusalBody } from '@anseo/contract/errors'
import type { WireCost } from '@anseo/domain/cost-wire'
import type { Problem } from '@anseo/domain/problem'
import { waitText } from '@anseo/domain/rate-limits'

interface Details extends Pick<RefusalBody, 'fields' | 'alternatives'> {
  message?: string
  retryAfterSeconds?: number
  /** The current cost (A4 of growth). */
  cost?: WireCost
}

/** A refused request; the error handler turns it into the response. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERRORS[code].message)
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERRORS[this.code].status
  }

  /** The JSON body of the response. */
  get body(): RefusalBody {
    const { fields, alternatives, cost } = this.details
    return {
      success: false,
      code: this.code,
      message: this.message,
      ...(fields && { fields }),
      ...(alternatives && { alternatives }),
      ...cost,
    }
  }
}

/** Throws the refusal for a problem that a domain rule has returned; does nothing for null. */
export function refuseOn(problem: Problem | null, details?: Details): void {
  if (!problem) return
  const { code, message } = problem
  throw new Refusal(code, { ...details, ...(message && { message }) })
}

/** Returns the refusal `RATE_LIMITED` of a call that may be repeated after `waitMs`. */
export function tooOften(waitMs: number): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  const message = `Too many attempts. Please try again in ${waitText(retryAfterSeconds)}.`
  return new Refusal('RATE_LIMITED', { retryAfterSeconds, message })
}

/** Returns the refusal of a single invalid field, for checks that the body's schema cannot express. */
export const invalidField = (field: string, text: string) =>
  new Refusal('INVALID_REQUEST', { fields: { [field]: text }, message: text })
