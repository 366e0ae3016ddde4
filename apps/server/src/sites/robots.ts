import type { FastifyInstance } from 'fastify'

/** Paths excluded from search engines: the API, the other sites, private pages, and pages that emails link to. */
const DISALLOWED_PATHS = [
  '/api',
  '/dev',
  '/sandbox',
  '/feeds',
  '/health',
  '/pro',
  '/admin',
  '/my-profile',
  '/change-password',
  '/my-appointment',
  '/favourites',
  '/my-requests',
  '/my-series',
  '/ask',
  '/messages',
  '/notifications',
  '/verify-email',
  '/not-me',
  '/reset-password',
  '/stop-emails',
  '/health-note',
  '/pay/',
  '/decisions/',
]

/** Serves `/robots.txt`. The login pages are not excluded, since search engines have to read their `noindex`. */
export async function robots(app: FastifyInstance, { publicUrl }: { publicUrl: string }) {
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ]
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(lines.join('\n')),
  )
}
