import { DAY_MS } from '@anseo/domain/duration'
import type { FastifyInstance } from 'fastify'
import type { Runtime } from '../platform/runtime.ts'

/** The validity of the file, which each response renews; RFC 9116 advises less than a year. */
const VALID_DAYS = 180

/** Returns `/.well-known/security.txt`: the contact for security reports, from the operator's settings (RFC 9116). */
export async function securityTxt(
  app: FastifyInstance,
  { settings, publicUrl, clock }: Pick<Runtime, 'settings' | 'publicUrl' | 'clock'>,
) {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) => {
    const expires = new Date((Math.floor(clock.now().getTime() / DAY_MS) + VALID_DAYS) * DAY_MS)
    const lines = [
      `Contact: mailto:${settings.current.brand.email}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      `Policy: ${publicUrl}/security-policy`,
      '',
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(lines.join('\n'))
  })
}
