import { Stripe } from 'stripe'

/** The path prefix of the sandbox's protocol; the SDK itself only knows `/v1/…`. */
const SANDBOX_PREFIX = '/sandbox/stripe'

/** Settings with which the provider's SDK speaks to the sandbox at an origin, such as `http://127.0.0.1:3000`. */
export function reachSandbox(origin: string): Partial<NonNullable<ConstructorParameters<typeof Stripe>[1]>> {
  const { hostname, port, protocol } = new URL(origin)
  return {
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port || (protocol === 'https:' ? '443' : '80'),
    protocol: protocol === 'https:' ? 'https' : 'http',
    httpClient: withPathPrefix(Stripe.createNodeHttpClient()),
  }
}

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>

function withPathPrefix(client: HttpClient): HttpClient {
  const makeRequest = client.makeRequest.bind(client)
  client.makeRequest = (host, port, path, ...rest) =>
    makeRequest(host, port, `${SANDBOX_PREFIX}${path}`, ...rest)
  return client
}
