import { CONTENT_NOTICE_MAX_LENGTH, NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { email, id, instant, lineField, textField } from './wire.ts'

const CONTENT_KINDS = ['profile', 'photo', 'review', 'message', 'person'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

const said = {
  kind: z.enum(CONTENT_KINDS),
  id: id(),
  reason: z.enum(['illegal', 'rules']),
  text: textField(CONTENT_NOTICE_MAX_LENGTH),
}

/** A report as its author sees it again. */
const contentNoticeOnWire = z.object({ _id: id(), ...said, sentAt: instant() })

const send = call({
  method: 'POST',
  path: '/api/notices-of-content',
  access: 'public',
  knowsPerson: true,
  summary:
    'Report content: anyone what is public, the two of a chat its messages and each other (DSA article 16). The reporter is never named to the other.',
  body: z.object({
    ...said,
    name: lineField(NAME_MAX_LENGTH),
    email: email(),
    goodFaith: z.literal(true, 'Confirm that what you say is accurate and complete.'),
  }),
  reply: succeeds({ message: z.string(), noticeId: id() }),
  refusals: ['NOT_FOUND'],
})

const reply = succeeds({ rows: z.array(contentNoticeOnWire), total: z.number().int() })

const listByClient = call({
  method: 'GET',
  path: '/api/user/notices-of-content',
  access: 'client',
  summary: 'List what the client has reported, the last first, at most 1,000.',
  reply,
  refusals: [],
})

const listByVendor = call({
  method: 'GET',
  path: '/api/pro/notices-of-content',
  access: 'vendor',
  summary: 'List what the vendor has reported, the last first, at most 1,000.',
  reply,
  refusals: [],
})

export const contentNoticeCalls = { send, listByClient, listByVendor }
