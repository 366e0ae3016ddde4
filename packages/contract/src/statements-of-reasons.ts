import { PROVISION_MAX_LENGTH, REASON_MAX_LENGTH } from '@anseo/domain/limits'
import {
  COMPLAINT_OUTCOMES,
  CONTENT_KINDS,
  GROUNDS,
  MEASURES,
  NOTICE_DECISIONS,
} from '@anseo/domain/moderation'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { id, instant, optionalLine, optionalText, pageFacts, pageQuery } from './wire.ts'

/** A complaint about a decision, as both the person and the team see it. */
export const complaintOnWire = z.object({
  text: z.string(),
  sentAt: instant(),
  /** Null until it is answered. */
  outcome: z.enum(COMPLAINT_OUTCOMES).nullable(),
  answer: z.string().nullable(),
  answeredAt: instant().nullable(),
})

/** The ways to contest a decision. */
const contest = {
  complainUntil: instant(),
  mayComplain: z.boolean(),
  complaint: complaintOnWire.nullable(),
}

/** A restriction and its statement of reasons (DSA article 17). */
export const statementOnWire = z.object({
  _id: id(),
  measure: z.enum(MEASURES),
  /** The content that was hidden or removed; null where the account alone is restricted. */
  kind: z.enum(CONTENT_KINDS).nullable(),
  /** The passages that were removed; null for another measure, and once they are erased. */
  passages: z.array(z.string()).nullable(),
  ground: z.enum(GROUNDS),
  provision: z.string(),
  facts: z.string(),
  /** True if the decision followed a report, not our own review. */
  fromReport: z.boolean(),
  automated: z.boolean(),
  decidedAt: instant(),
  /** Midnight after its last day; null without one. */
  endsAt: instant().nullable(),
  /** The time at which it ended by itself. */
  endedAt: instant().nullable(),
  /** The time at which it was lifted; it applies while neither has happened. */
  liftedAt: instant().nullable(),
  ...contest,
})
export type StatementOnWire = z.output<typeof statementOnWire>

/** The answer to a report, as its sender reads it. */
export const noticeAnswerOnWire = z.object({
  _id: id(),
  kind: z.enum(CONTENT_KINDS),
  decision: z.enum(NOTICE_DECISIONS),
  reasons: z.string(),
  decidedAt: instant(),
  ...contest,
})
export type NoticeAnswerOnWire = z.output<typeof noticeAnswerOnWire>

/** The ground of a restriction: by default the terms, and of these the clause on fair use. */
export const groundFields = {
  ground: z.enum(GROUNDS).default('terms'),
  /** The law or the clause of the terms. */
  provision: optionalLine(PROVISION_MAX_LENGTH),
}

/** The same for a restriction that can be set to end. */
export const timedFields = {
  ...groundFields,
  /** The last day on which it applies, in Dublin, at most two years from now; left out, it has no end. */
  lastDay: z.iso.date('Use a date like 2026-11-21.').optional(),
}

/** The id of an own decision, or the secret of an emailed link. */
export const decisionKey = () => z.string().min(1).max(200)

const show = call({
  method: 'POST',
  path: '/api/decisions/show',
  access: 'public',
  knowsPerson: true,
  summary:
    'Get the statement of reasons of a decision, or the answer to a report: by the emailed link, or by its id for the person concerned.',
  body: z.object({ decision: decisionKey() }),
  reply: succeeds({
    statement: statementOnWire.nullable(),
    notice: noticeAnswerOnWire.nullable(),
  }),
  refusals: ['NOT_FOUND'],
})

const own = { reply: succeeds({ rows: z.array(statementOnWire), total: z.number().int() }), refusals: [] }

const listByClient = call({
  method: 'GET',
  path: '/api/user/decisions',
  access: 'client',
  summary: "List the decisions about the client's content and account, the last first, at most 1,000.",
  ...own,
})

const listByVendor = call({
  method: 'GET',
  path: '/api/pro/decisions',
  access: 'vendor',
  summary: "List the decisions about the vendor's content and account, the last first, at most 1,000.",
  ...own,
})

const listOfPerson = call({
  method: 'GET',
  path: '/api/admin/people/:id/decisions',
  access: 'admin',
  roles: ['support', 'vetting', 'reader'],
  summary: "List the decisions about a person's content and account, the last first.",
  query: z.object(pageQuery(10)),
  reply: succeeds({ rows: z.array(statementOnWire), ...pageFacts }),
})

const lift = call({
  method: 'POST',
  path: '/api/admin/decisions/:id/lift',
  access: 'admin',
  roles: ['support'],
  summary:
    'End a restriction early: hidden or removed content is shown again, a client is unblocked. The person is told. A suspended vendor is listed by verifying it.',
  body: z.object({ reason: optionalText(REASON_MAX_LENGTH) }),
  refusals: ['DECISION_LIFTED', 'DECISION_IMPOSSIBLE'],
})

export const statementCalls = { show, listByClient, listByVendor, listOfPerson, lift }
