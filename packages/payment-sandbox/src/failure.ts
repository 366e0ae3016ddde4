import type { Stripe } from 'stripe'

/** The body of the provider's `{ error }` reply. */
export type FailureBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  doc_url?: string
  payment_intent?: Stripe.PaymentIntent
  setup_intent?: Stripe.SetupIntent
  payment_method?: Stripe.PaymentMethod
}

/** Ends a request with an error of the provider's form; whatever the request changed is undone. */
export class SandboxFailure extends Error {
  override name = 'SandboxFailure'
  readonly status: number
  readonly body: FailureBody

  constructor(status: number, body: FailureBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** A 400 about what was asked, optionally about one parameter. */
export function invalidRequest(
  message: string,
  about: { code?: string; param?: string } = {},
): SandboxFailure {
  return new SandboxFailure(400, { type: 'invalid_request_error', message, ...about })
}

/** An id that names nothing: 404 for the object in the path, 400 for one in a parameter. */
export function missingObject(object: string, id: string, param = 'id'): SandboxFailure {
  const message = `No such ${object}: '${id}'`
  const status = param === 'id' || param === 'intent' ? 404 : 400
  return new SandboxFailure(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message,
    param,
  })
}

/** The object is in a state in which this cannot be done. */
export function unexpectedState(message: string, of: 'payment' | 'setup' = 'payment'): SandboxFailure {
  return invalidRequest(message, { code: `${of}_intent_unexpected_state` })
}
