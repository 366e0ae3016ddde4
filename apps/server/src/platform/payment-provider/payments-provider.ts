import { Stripe } from 'stripe'

/** Where the sandbox's protocol hangs below its host; the SDK itself only knows `/v1/…`. */
const SANDBOX_PREFIX = '/sandbox/stripe'
/** Each retry carries the idempotency key of the first attempt, so that nothing is charged twice. */
const NETWORK_RETRIES = 1

export type PaymentsProviderSettings = {
  secretKey: string
  /** Origin of the sandbox, e.g. `http://127.0.0.1:3000`; without it the real provider is asked. */
  sandboxBaseUrl?: string
  /** How long an answer is waited for, each of two times. */
  answerMs: number
}

/** The payment provider's SDK, speaking to the provider itself or to the sandbox. */
export function createStripe({ secretKey, sandboxBaseUrl, answerMs }: PaymentsProviderSettings): Stripe {
  const limits = { timeout: answerMs, maxNetworkRetries: NETWORK_RETRIES, telemetry: false }
  if (sandboxBaseUrl === undefined) return new Stripe(secretKey, limits)
  const { hostname, port, protocol } = new URL(sandboxBaseUrl)
  return new Stripe(secretKey, {
    ...limits,
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port || (protocol === 'https:' ? '443' : '80'),
    protocol: protocol === 'https:' ? 'https' : 'http',
    httpClient: withPathPrefix(Stripe.createNodeHttpClient()),
  })
}

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>

function withPathPrefix(client: HttpClient): HttpClient {
  const makeRequest = client.makeRequest.bind(client)
  client.makeRequest = (host, port, path, ...rest) =>
    makeRequest(host, port, `${SANDBOX_PREFIX}${path}`, ...rest)
  return client
}
