import { NAMED_ROLES } from '@anseo/domain/admin-role'
import { z } from 'zod'
import type { SitePath } from './accounts.ts'
import { call, type RolesFor, succeeds } from './call.ts'
import { id, instant, pageFacts, pageQuery, typedPassword } from './wire.ts'

type RoleOf<S extends SitePath> = S extends 'user' ? 'client' : S extends 'pro' ? 'vendor' : 'admin'

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
const sessionCalls = <const S extends SitePath, const A extends RoleOf<S>, const R extends RolesFor>(
  site: S,
  access: A,
  roles: R,
) => ({
  list: call({
    method: 'GET',
    path: `/api/${site}/sessions` as const,
    access,
    roles,
    summary: "List the account's sessions: this one first, then by last use.",
    query: z.object(pageQuery(10)),
    reply: succeeds({ sessions: z.array(sessionOnWire), ...pageFacts }),
  }),
  end: call({
    method: 'DELETE',
    path: `/api/${site}/sessions/:id` as const,
    access,
    roles,
    whileBlocked: true,
    summary: 'End one session and its sockets.',
    params: z.object({ id: id() }),
    body: proof,
    refusals: ['WRONG_PASSWORD', 'NOT_FOUND'],
  }),
  endOthers: call({
    method: 'DELETE',
    path: `/api/${site}/sessions` as const,
    access,
    roles,
    whileBlocked: true,
    summary: 'End all other sessions and their sockets.',
    body: proof,
    refusals: ['WRONG_PASSWORD'],
  }),
})

export const clientSessionCalls = sessionCalls('user', 'client', undefined)
export const vendorSessionCalls = sessionCalls('pro', 'vendor', undefined)
export const adminSessionCalls = sessionCalls('admin', 'admin', NAMED_ROLES)
