import { BROADCAST_MAX_LENGTH, MAX_AUDIENCE_GROUPS, TOWN_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { exportCall } from './admin-lists.ts'
import { call, succeeds } from './call.ts'
import { id, instant, lineField, pageFacts, pageQuery, speciality, textField } from './wire.ts'

/** The audience of an announcement; of several groups each person in at least one of them. */
const audienceWith = <T extends z.ZodType<string>>(town: () => T) =>
  z.discriminatedUnion('to', [
    z.object({ to: z.enum(['everyone', 'clients', 'vendors']) }),
    z.object({ to: z.literal('town'), town: town() }),
    z.object({ to: z.literal('speciality'), speciality: speciality() }),
    z.object({
      to: z.literal('groups'),
      groups: z
        .array(
          z.discriminatedUnion('role', [
            z.object({ role: z.literal('clients'), town: town().optional() }),
            z.object({
              role: z.literal('vendors'),
              town: town().optional(),
              speciality: speciality().optional(),
            }),
          ]),
        )
        .min(1)
        .max(MAX_AUDIENCE_GROUPS),
    }),
  ])

const typedAudience = audienceWith(() => lineField(TOWN_MAX_LENGTH))
/** A reply is not typed: what tidies a typed town cannot be undone to send it. */
const audienceOnWire = audienceWith(() => z.string())

const announced = { content: textField(BROADCAST_MAX_LENGTH), audience: typedAudience.optional() }

export const broadcast = call({
  method: 'POST',
  path: '/api/admin/broadcasts',
  access: 'admin',
  roles: ['support'],
  summary:
    'Send an announcement to everyone or a group, now or at `sendAt`. It arrives live as a Broadcast (C2, D4).',
  idempotent: true,
  body: z.object({ ...announced, sendAt: instant().optional() }),
})

export const sendTestAnnouncement = call({
  method: 'POST',
  path: '/api/admin/broadcasts/test',
  access: 'admin',
  roles: ['support'],
  summary: 'Send an announcement to yourself alone, by notification and email, to read it first (D4).',
  body: z.object({ content: textField(BROADCAST_MAX_LENGTH) }),
})

export const countAudience = call({
  method: 'POST',
  path: '/api/admin/broadcasts/audience',
  access: 'admin',
  roles: ['support'],
  summary: 'Count the people an announcement would reach now.',
  body: z.object({ audience: typedAudience }),
  reply: succeeds({ people: z.number().int() }),
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
})

export const exportBroadcasts = exportCall('/api/admin/broadcasts', 'announcements', ['support'], {})

const SCHEDULED = '/api/admin/broadcasts/scheduled'
const ROLES = ['support'] as const

export const scheduledOnWire = z.object({
  _id: id(),
  content: z.string(),
  audience: audienceOnWire,
  sendAt: instant(),
  /** The admin who scheduled it; null if the account has been deleted. */
  scheduledBy: z.string().nullable(),
})
export type ScheduledOnWire = z.output<typeof scheduledOnWire>

export const listScheduled = call({
  method: 'GET',
  path: SCHEDULED,
  access: 'admin',
  roles: ROLES,
  summary: 'List the announcements that are still to be sent, the next one first (D4).',
  reply: succeeds({ rows: z.array(scheduledOnWire) }),
})

export const changeScheduled = call({
  method: 'PUT',
  path: `${SCHEDULED}/:id`,
  access: 'admin',
  roles: ROLES,
  summary: 'Change an announcement that is still to be sent: its text, audience and time (D4).',
  body: z.object({
    ...announced,
    sendAt: instant(),
    /** The announcement on which the change is based, so that a change that came between is not undone. */
    seen: scheduledOnWire.pick({ content: true, audience: true, sendAt: true }).optional(),
  }),
  refusals: ['CHANGED_MEANWHILE'],
})

export const cancelScheduled = call({
  method: 'DELETE',
  path: `${SCHEDULED}/:id`,
  access: 'admin',
  roles: ROLES,
  summary: 'Cancel an announcement that is still to be sent (D4).',
})
