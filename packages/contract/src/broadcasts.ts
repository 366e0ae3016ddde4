import { BROADCAST_MAX_LENGTH, TOWN_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { call, succeeds, succeedsWithMessage } from './call.ts'
import { id, instant, pageFacts, pageQuery, speciality, lineField, textField } from './wire.ts'

const town = () => lineField(TOWN_MAX_LENGTH)

/** The audience of an announcement. */
export const audienceOnWire = z.discriminatedUnion('to', [
  z.object({ to: z.enum(['everyone', 'clients', 'vendors']) }),
  z.object({ to: z.literal('town'), town: town() }),
  z.object({ to: z.literal('speciality'), speciality: speciality() }),
])

export const broadcast = call({
  method: 'POST',
  path: '/api/admin/broadcasts',
  access: 'admin',
  roles: ['support'],
  summary: 'Send an announcement to everyone or a group. It arrives live as a Broadcast (C2).',
  body: z.object({ content: textField(BROADCAST_MAX_LENGTH), audience: audienceOnWire.optional() }),
  reply: succeedsWithMessage(),
  refusals: [],
})

export const countAudience = call({
  method: 'POST',
  path: '/api/admin/broadcasts/audience',
  access: 'admin',
  roles: ['support'],
  summary: 'Count the people an announcement would reach now.',
  body: z.object({ audience: audienceOnWire }),
  reply: succeeds({ people: z.number().int() }),
  refusals: [],
})

export const broadcastOnWire = z.object({
  _id: id(),
  content: z.string(),
  audience: audienceOnWire,
  /** Number of recipients, and of those who have read it. */
  people: z.number().int(),
  read: z.number().int(),
  sentAt: instant(),
  /** The admin who sent it; null if the account has been deleted. */
  sentBy: z.string().nullable(),
})
export type BroadcastOnWire = z.output<typeof broadcastOnWire>

export const listBroadcasts = call({
  method: 'GET',
  path: '/api/admin/broadcasts',
  access: 'admin',
  roles: ['reader', 'support'],
  summary: 'List announcements, latest first.',
  query: z.object(pageQuery(10)),
  reply: succeeds({ broadcasts: z.array(broadcastOnWire), ...pageFacts }),
  refusals: [],
})
