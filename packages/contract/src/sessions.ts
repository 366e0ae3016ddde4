import { z } from 'zod'
import { succeeds } from './call.ts'
import { id, instant, pageFacts, pageQuery, typedPassword } from './wire.ts'
import { callsOf, type SitePath } from './sites.ts'

/** A valid session; only its device knows the token. */
export const sessionOnWire = z.object({
  _id: id(),
  device: z.string().meta({ examples: ['Firefox on Linux'] }),
  address: z.string().nullable().meta({ description: 'The network address it was opened from' }),
  loggedInAt: instant(),
  lastUsedAt: instant(),
  current: z.boolean().meta({ description: 'Whether this very call was made with it' }),
})
export type SessionOnWire = z.output<typeof sessionOnWire>

const proof = z.object({ password: typedPassword() })

/** The calls by which the holder of an account sees where it is logged in, and ends that (A1). */
const sessionCalls = <const S extends SitePath>(site: S) => {
  const own = callsOf(site)
  return {
    list: own({
      method: 'GET',
      path: `/api/${site}/sessions` as const,
      summary: "List the account's sessions: this one first, then by last use.",
      query: z.object(pageQuery(10)),
      reply: succeeds({ sessions: z.array(sessionOnWire), ...pageFacts }),
    }),
    end: own({
      method: 'DELETE',
      path: `/api/${site}/sessions/:id` as const,
      whileBlocked: true,
      summary: 'End one session and its sockets.',
      body: proof,
      refusals: ['WRONG_PASSWORD'],
    }),
    endOthers: own({
      method: 'DELETE',
      path: `/api/${site}/sessions` as const,
      whileBlocked: true,
      summary: 'End all other sessions and their sockets.',
      body: proof,
      refusals: ['WRONG_PASSWORD'],
    }),
  }
}

export const clientSessionCalls = sessionCalls('user')
export const vendorSessionCalls = sessionCalls('pro')
export const adminSessionCalls = sessionCalls('admin')
