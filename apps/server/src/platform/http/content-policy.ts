import { createHash } from 'node:crypto'

/** The path to which browsers report violations of a policy. */
export const REPORTS_PATH = '/csp-reports'

/** The directive that makes browsers report violations; the last one of a policy. */
export const REPORT_DIRECTIVE = `report-uri ${REPORTS_PATH}`

/** The policy of responses that are not pages: if a browser should display one, nothing runs or loads. */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of a worker's script: it may only fetch from its own host, and loads no further code. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'; ${REPORT_DIRECTIVE}`

/** The permissions of a page beyond the common policy. */
export interface PageNeeds {
  /** The inline scripts that are ours, as sources: `'nonce-…'` or `'sha256-…'`. */
  scripts: readonly string[]
  /** True if the card provider's script runs in it. */
  takesCards?: boolean
}

/** The sources that card payments need, from https://docs.stripe.com/security/guide#content-security-policy. */
const PROVIDER = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
  images: ['https://*.stripe.com'],
}

/**
 * Returns the policy of a page of a site: all of it comes from its own host, and of inline scripts only those named
 * run. Styles come in files; `style` attributes are allowed, as React writes them. Trusted Types keep strings from
 * becoming code, except on pages with the card provider's script, which is not known to work with them.
 */
export function pagePolicy({ scripts, takesCards = false }: PageNeeds): string {
  const provider = takesCards ? PROVIDER : undefined
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...(provider?.scripts ?? [])].join(' ')}`,
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...(provider?.images ?? [])].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(provider?.connections ?? [])].join(' ')}`,
    `frame-src ${provider ? provider.frames.join(' ') : "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(provider ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
    REPORT_DIRECTIVE,
  ].join('; ')
}

/** Returns the source that allows an inline script or style of exactly this text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
