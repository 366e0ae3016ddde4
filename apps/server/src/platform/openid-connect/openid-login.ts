import type { Configuration } from 'openid-client'
import type { Config } from '../config/config.ts'

/** The secrets of one login, between the redirect to the provider and its answer; only the server may read them. */
export interface LoginSecrets {
  state: string
  nonce: string
  verifier: string
}

/** The person that the provider vouches for. */
export interface ProvenPerson {
  /** The email address as the provider writes it; null if it names none, or has not verified that it is the person's. */
  verifiedEmail: string | null
}

/** Logins at the operator's OpenID Connect provider: authorization code with PKCE, state and nonce. */
export interface OpenIdLogin {
  /**
   * Returns the address at the provider to which the browser goes.
   * @throws ProviderDown
   */
  begin(redirectUrl: string, secrets: LoginSecrets): Promise<string>
  /**
   * Checks the provider's answer and exchanges its code.
   * @param returnedTo the address to which the provider sent the browser, with its query.
   * @returns null for an answer that proves nothing: a wrong state or nonce, a used code, a login that was refused.
   * @throws ProviderDown
   */
  finish(returnedTo: URL, secrets: LoginSecrets): Promise<ProvenPerson | null>
}

/** The provider did not answer, or with a failure of its own. */
export class ProviderDown extends Error {}

const ANSWER_SECONDS = 10

/**
 * Opens logins at a provider. Its code is loaded and the provider is asked for its addresses when somebody first logs
 * in there, so that logins by password work while the provider is down.
 */
export function openIdLogin(provider: NonNullable<Config['openId']>): OpenIdLogin {
  let known: Promise<Configuration> | undefined
  const discover = async () => {
    const client = await import('openid-client')
    const isInsecure = provider.issuer.startsWith('http:')
    // Signatures of ID tokens are checked, although they come over the provider's own connection.
    const execute = [client.enableNonRepudiationChecks, ...(isInsecure ? [client.allowInsecureRequests] : [])]
    return client.discovery(
      new URL(provider.issuer),
      provider.clientId,
      provider.clientSecret,
      client.ClientSecretBasic(provider.clientSecret),
      { timeout: ANSWER_SECONDS, execute },
    )
  }
  const configuration = async () => {
    try {
      return await (known ??= discover())
    } catch (error) {
      known = undefined
      throw new ProviderDown('The OpenID Connect provider cannot be discovered', { cause: error })
    }
  }
  return {
    begin: async (redirectUrl, { state, nonce, verifier }) => {
      const at = await configuration()
      const client = await import('openid-client')
      const url = client.buildAuthorizationUrl(at, {
        redirect_uri: redirectUrl,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },
    finish: async (returnedTo, { state, nonce, verifier }) => {
      const at = await configuration()
      const client = await import('openid-client')
      try {
        const tokens = await client.authorizationCodeGrant(at, returnedTo, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()!
        // Some providers put the address into the ID token, others answer it apart.
        const person =
          'email' in claims ? claims : await client.fetchUserInfo(at, tokens.access_token, claims.sub)
        const { email, email_verified: isVerified } = person
        return { verifiedEmail: isVerified === true && typeof email === 'string' ? email : null }
      } catch (error) {
        if (isRefusal(client, error)) return null
        throw new ProviderDown('The OpenID Connect provider did not answer', { cause: error })
      }
    },
  }
}

type Client = typeof import('openid-client')

/** Returns whether the provider, or a check of its answer, refused the login; otherwise it could not be asked. */
const isRefusal = ({ AuthorizationResponseError, ResponseBodyError, ClientError }: Client, error: unknown) =>
  error instanceof AuthorizationResponseError ||
  (error instanceof ResponseBodyError && error.status < 500) ||
  (error instanceof ClientError && error.code !== 'OAUTH_TIMEOUT' && !(error.cause instanceof TypeError))
