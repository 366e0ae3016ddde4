import type { StripeError } from '@stripe/stripe-js'

export type ProtocolResult<T> = { body: T; error?: undefined } | { body?: undefined; error: StripeError }
export type FormTree = { [name: string]: string | FormTree | null | undefined }

const ANSWER_TIMEOUT_MS = 30_000

/** Writes nested fields as `a[b][c]=x`, the way the provider reads them; leaves out what is not set. */
export function encodeForm(tree: FormTree): URLSearchParams {
  const form = new URLSearchParams()
  function add(fields: FormTree, prefix: string): void {
    for (const [name, value] of Object.entries(fields)) {
      const path = prefix === '' ? name : `${prefix}[${name}]`
      if (typeof value === 'string') form.append(path, value)
      else if (value) add(value, path)
    }
  }
  add(tree, '')
  return form
}

/** Asks the sandbox; whatever goes wrong comes back as an error of Stripe.js's form. */
export async function callSandbox<T>(
  url: string,
  method: 'GET' | 'POST',
  fields: FormTree,
): Promise<ProtocolResult<T>> {
  const form = encodeForm(fields)
  try {
    const response = await fetch(method === 'GET' ? `${url}?${form}` : url, {
      method,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      ...(method === 'POST' ? { body: form } : {}),
    })
    const body = (await response.json()) as T & { error?: StripeError }
    return response.ok ? { body } : { error: body.error ?? connectionError() }
  } catch {
    return { error: connectionError() }
  }
}

function connectionError(): StripeError {
  return {
    type: 'api_connection_error',
    message:
      'We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.',
  }
}
