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

/** A request that is refused; the error handler turns it into the reply. */
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

  /** The body that the client reads. */
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

/** Refuses when a rule of the domain names a problem. */
export function refuseOn(problem: Problem | null, details?: Details): void {
  if (problem) throw new Refusal(problem.code, details)
}

/** Returns the refusal of a call that comes too often, and may be repeated in so many milliseconds. */
export function tooOften(waitMs: number): Refusal {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  const message = `Too many attempts. Please try again in ${waitText(retryAfterSeconds)}.`
  return new Refusal('RATE_LIMITED', { retryAfterSeconds, message })
}

/** A single field that is not valid, found only after the shape of the body was. */
export const invalidField = (field: string, text: string) =>
  new Refusal('INVALID_REQUEST', { fields: { [field]: text }, message: text })
