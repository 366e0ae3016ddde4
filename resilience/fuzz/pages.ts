import type { Random } from '@anseo/test-support/random'
import type { Stage } from '../stage.ts'
import { HOSTILE_TEXTS } from './candidates.ts'
import { type Figures, recordReply } from './figures.ts'
import type { Findings } from './findings.ts'
import type { KnownIds } from './known-ids.ts'
import { asCurl, send } from './transport.ts'

/** Paths served beside the API; `*` is filled by chance. */
const PATHS = [
  '/',
  '/*',
  '/about',
  '/vendors',
  '/vendors/*',
  '/vendors?page=*&sort=*&search=*',
  '/vendors?speciality=*&city=*&max=*&date=*',
  '/appointment/*',
  '/appointment/*?date=*&time=*&service=*',
  '/verify-email?token=*',
  '/reset-password?token=*',
  '/login?next=*',
  '/messages/*/*',
  '/receipts/*',
  '/pro/*',
  '/admin/*',
  '/images/*',
  '/images/vendors/*',
  '/calendar/*',
  '/calendar/*.ics',
  '/assets/*',
  '/sitemap.xml?page=*',
  '/robots.txt',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/health/live',
  '/health/*',
  '/api/*',
  '/api/openapi.json',
  '/api/payments/webhook?*=*',
  '/dev/mailbox?to=*',
  '/sandbox/stripe/v1/payment_intents/*',
  '/sandbox/stripe/3ds/*',
  '/socket.io/?EIO=*&transport=*&sid=*',
] as const

interface Asked {
  stage: Stage
  findings: Findings
  figures: Figures
  ids: KnownIds
}

/** Requests a page or a file with a broken address; it must not fail. */
export async function askForPage(
  url: string,
  random: Random,
  { findings, figures, ids }: Asked,
): Promise<void> {
  const place = random.pick(PATHS)
  const fill = () =>
    encodeURIComponent(
      (random.percent(30) ? random.pick(['x', ...ids.all()]) : random.pick(HOSTILE_TEXTS))
        .slice(0, 1_500)
        .toWellFormed(),
    )
  const target = place.replaceAll('*', fill)
  const method = random.percent(85) ? 'GET' : random.pick(['HEAD', 'OPTIONS', 'POST', 'DELETE'])
  // The sandbox plays the provider, so only tests write to it.
  const sent = {
    method: place.startsWith('/sandbox') ? 'GET' : method,
    target,
    headers: random.percent(50)
      ? ([
          ['accept', 'text/html'],
          ['accept-encoding', 'gzip, br'],
        ] as const)
      : [],
    body: null,
  }
  const seen = await send(url, sent).then(
    (reply) => {
      recordReply(figures, `page ${place}`, reply)
      return reply.status >= 500 ? `status ${reply.status}` : null
    },
    (error: Error) => `no reply (${error.message})`,
  )
  if (seen)
    findings.add({ kind: seen, place: `page ${place}`, seen: target, reproduction: asCurl(url, sent) })
}
