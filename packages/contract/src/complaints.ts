import { STATEMENT_MAX_LENGTH } from '@anseo/domain/limits'
import { COMPLAINT_OUTCOMES } from '@anseo/domain/moderation'
import { z } from 'zod'
import { exportCall } from './admin-lists.ts'
import { call, succeeds } from './call.ts'
import { complaintOnWire, decisionKey, noticeAnswerOnWire, statementOnWire } from './statements-of-reasons.ts'
import { cursorQuery, id, imageUrl, textField } from './wire.ts'

const send = call({
  method: 'POST',
  path: '/api/complaints',
  access: 'public',
  knowsPerson: true,
  summary:
    'Complain about a decision, free of charge and within six months (DSA article 20). The person concerned can complain, or the sender of a report without action, by account or by the emailed link. A person answers.',
  body: z.object({ decision: decisionKey(), text: textField(STATEMENT_MAX_LENGTH) }),
  reply: succeeds({ message: z.string(), complaintId: id() }),
  refusals: ['NOT_FOUND', 'COMPLAINT_SENT', 'COMPLAINT_OVER', 'DECISION_LIFTED'],
})

const member = z.object({ _id: id(), name: z.string() })

/** A complaint as the operator sees it. */
const complaintRowOnWire = z.object({
  _id: id(),
  ...complaintOnWire.shape,
  /** The complainant: the person who is restricted, or the reporter. */
  by: z.enum(['restricted', 'reporter']),
  name: z.string(),
  person: z.object({ _id: id(), role: z.enum(['client', 'vendor']), image: imageUrl() }).nullable(),
  decidedBy: member.nullable(),
  answeredBy: member.nullable(),
})
export type ComplaintRowOnWire = z.output<typeof complaintRowOnWire>

/** Orders of complaints: by when they were sent, or answered; by the name of the sender. */
export const COMPLAINT_ORDERS = ['newest', 'oldest', 'name', 'name-desc'] as const
export type ComplaintOrder = (typeof COMPLAINT_ORDERS)[number]

const complaintFilters = {
  status: z.enum(['open', 'answered']).default('open'),
  order: z.enum(COMPLAINT_ORDERS).optional(),
}

const list = call({
  method: 'GET',
  path: '/api/admin/complaints',
  access: 'admin',
  roles: ['support', 'vetting', 'reader'],
  summary: 'List complaints about decisions: open ones oldest first, answered ones newest first.',
  query: z.object({ ...complaintFilters, ...cursorQuery }),
  reply: succeeds({
    rows: z.array(complaintRowOnWire),
    total: z.number().int(),
    nextCursor: z.string().nullable(),
    counts: z.object({ open: z.number().int(), answered: z.number().int() }),
  }),
})

const exportComplaints = exportCall('/api/admin/complaints', 'complaints', ['support'], complaintFilters)

const get = call({
  method: 'GET',
  path: '/api/admin/complaints/:id',
  access: 'admin',
  roles: ['support', 'vetting'],
  summary: 'Get a complaint with the decision that it is about.',
  reply: succeeds({
    complaint: complaintRowOnWire,
    statement: statementOnWire.nullable(),
    notice: noticeAnswerOnWire.nullable(),
    /** The report that led to the decision. */
    noticeId: id().nullable(),
    /** False for a role that may not take such a decision, and for the admin who took it, unless no one else can answer. */
    mayAnswer: z.boolean(),
  }),
})

const answer = call({
  method: 'POST',
  path: '/api/admin/complaints/:id/answer',
  access: 'admin',
  roles: ['support', 'vetting'],
  summary:
    'Answer a complaint with reasons: the decision stands, or it is undone. The admin who decided cannot answer, if the team has someone else; about a suspension those who may suspend.',
  body: z.object({ outcome: z.enum(COMPLAINT_OUTCOMES), answer: textField(STATEMENT_MAX_LENGTH) }),
  refusals: ['COMPLAINT_ANSWERED', 'OWN_DECISION', 'VETTING_CHANGED', 'CHECK_LAPSED'],
})

export const complaintCalls = { send, list, exportComplaints, get, answer }
