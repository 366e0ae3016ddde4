import { z } from 'zod'

/** The operator's OpenID Connect provider, by which members of the team may log in (D1). */
export const openIdSettings = {
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
}

type OpenIdSettings = z.output<z.ZodObject<typeof openIdSettings>>

/** Returns the problem of these settings, or null. */
export function openIdProblem(
  { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: OpenIdSettings,
  production: boolean,
): string | null {
  const given = [OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET].filter((value) => value !== undefined)
  if (given.length % 3 !== 0) return 'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or none of them'
  if (production && OIDC_ISSUER?.startsWith('http:')) return 'OIDC_ISSUER must be https in production'
  return null
}

/** Returns the provider; undefined where none is set. */
export const openIdProvider = ({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: OpenIdSettings) =>
  OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
    ? { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET }
    : undefined
