import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** A person with an account at the provider. */
export interface Holder {
  email: string
  email_verified: boolean
}

const CLIENT = { id: 'anseo', secret: 'a-secret-of-the-operator-and-us' }

/** A provider of OpenID Connect on a port of its own; every visitor is logged in as the person of `holder`. */
export interface TestProvider extends AsyncDisposable {
  issuer: string
  /** The settings with which the product logs in there. */
  env: NodeJS.ProcessEnv
  holder: Holder
  close(): Promise<void>
}

/**
 * Starts a provider.
 * @param redirectUrl the page of the product to which it sends browsers back.
 */
export async function startOpenIdProvider(redirectUrl: string): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = createProvider(issuer, redirectUrl, () => started.holder)
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void provider.callback()(request, response)
    void logIn(provider, request, response)
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const started: TestProvider = {
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
    holder: { email: 'nobody@example.test', email_verified: true },
    close,
    [Symbol.asyncDispose]: close,
  }
  return started
}

function createProvider(issuer: string, redirectUrl: string, holder: () => Holder) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUrl] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['of the tests'] },
    pkce: { required: () => true },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...holder() }) }),
    // The operator's own product needs no consent of its people.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  return provider
}

async function logIn(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const result = { login: { accountId: 'person-1' } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

/** Follows the provider's redirects as a browser does, until it sends the browser back; returns that address. */
export async function followToReturn(url: string, redirectUrl: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let at = url
  for (;;) {
    const reply = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = reply.headers.get('location')
    if (location === null) throw new Error(`The provider answered ${reply.status}: ${await reply.text()}`)
    const next = new URL(location, at)
    if (next.href.startsWith(redirectUrl)) return next
    at = next.href
  }
}
