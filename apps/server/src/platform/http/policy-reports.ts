import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { createLocalCounts } from '../limits/local-counts.ts'
import { REPORTS_PATH } from './content-policy.ts'
import { replyWithError } from './error-reply.ts'
import { networkOf } from './network-of.ts'
import { tooOften } from './refusal.ts'

const LARGEST_REPORT_BYTES = 16 * 1024
const MOST_A_MINUTE = 60
const TYPES = ['application/csp-report', 'application/reports+json']
const MOST_AT_ONCE = 20
/** Directives of our policies; any other is counted as `other`. */
const DIRECTIVES = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'manifest-src',
  'worker-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
])

interface PolicyReport {
  directive: string
  /** The blocked resource: a kind such as `inline`, or its origin. */
  blocked: string
  /** The page, without its query and without what is secret in its path. */
  page: string
}

/**
 * Serves `POST /csp-reports`: violations of a content policy are counted and logged, without the secrets of addresses.
 * Too many or too large reports are refused.
 */
export async function policyReports(app: FastifyInstance, { figures }: { figures: Registry }) {
  const counter = new Counter({
    name: 'anseo_csp_reports_total',
    help: 'What the policies of pages kept browsers from, by directive.',
    labelNames: ['directive'],
    registers: [figures],
  })
  app.setErrorHandler(replyWithError)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(TYPES, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  const reportsOfNetwork = createLocalCounts(MOST_A_MINUTE)
  app.addHook('onRequest', async ({ ip }) => {
    const waitMs = reportsOfNetwork.count(networkOf(ip))
    if (waitMs > 0) throw tooOften(waitMs)
  })
  app.post(
    REPORTS_PATH,
    { schema: { hide: true }, bodyLimit: LARGEST_REPORT_BYTES },
    async (request, reply) => {
      for (const report of reportsOf(request)) {
        counter.inc({ directive: report.directive })
        request.log.warn({ report }, 'A page violated its content policy')
      }
      return reply.status(204).send()
    },
  )
}

/** Returns the reports of a body: one as `report-uri` sends it, or a list as the Reporting API does. */
function reportsOf({ body }: FastifyRequest): PolicyReport[] {
  const sent = Array.isArray(body)
    ? body.slice(0, MOST_AT_ONCE).map((report) => fieldOf(report, 'body'))
    : [fieldOf(body, 'csp-report')]
  return sent.map((report) => ({
    directive: knownDirective(text(report, 'effective-directive') || text(report, 'effectiveDirective')),
    blocked: withoutSecrets(text(report, 'blocked-uri') || text(report, 'blockedURL')),
    page: withoutSecrets(text(report, 'document-uri') || text(report, 'documentURL')),
  }))
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

function text(report: unknown, name: string): string {
  const value = fieldOf(report, name)
  return typeof value === 'string' ? value.slice(0, 200) : ''
}

const knownDirective = (name: string) => (DIRECTIVES.has(name) ? name : 'other')

/** Paths that end with the secret of an emailed link or of a feed; nginx leaves the same ones out of its log. */
const SECRET_PATH = /(?<=\/(?:pay|decisions|feeds)\/).*/is

const withoutSecrets = (address: string) => address.split(/[?#]/, 1)[0]!.replace(SECRET_PATH, '')
