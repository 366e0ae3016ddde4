import { EVIDENCE_PART_MAX_LENGTH } from '@anseo/domain/evidence'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { id, instant, soughtText } from './wire.ts'

/** The evidence against a dispute, each part as plain text; empty where there is none (D3). */
export const evidenceOnWire = z.object({
  answer: z.string(),
  service: z.string(),
  timeline: z.string(),
  chat: z.string(),
  receipt: z.string(),
  policy: z.string(),
})

const part = () => soughtText(EVIDENCE_PART_MAX_LENGTH).transform((text) => text.trim())
const typed = {
  answer: part(),
  service: part(),
  timeline: part(),
  chat: part(),
  receipt: part(),
  policy: part(),
}

const PATH = '/api/admin/disputes/:id/evidence'
const params = z.object({ id: id() })

export const showEvidence = call({
  method: 'GET',
  path: PATH,
  access: 'admin',
  roles: ['finance'],
  summary:
    'Get the evidence against a dispute: the draft or the sent version, and the gathered texts. The audit log records the access (D3).',
  params,
  reply: succeeds({
    /** The operator's draft, or else the gathered texts. */
    evidence: evidenceOnWire,
    /** From booking, history, chat, receipt and policy, as of now. */
    gathered: evidenceOnWire,
    state: z.enum(['draft', 'sending', 'sent', 'closed']),
    savedAt: instant().nullable(),
    savedBy: z.string().nullable(),
    sentAt: instant().nullable(),
    /** The provider's reason for refusing the evidence, which can be changed and sent again. */
    refusal: z.string().nullable(),
  }),
  refusals: ['NOT_FOUND'],
})

export const saveEvidenceDraft = call({
  method: 'PUT',
  path: PATH,
  access: 'admin',
  roles: ['finance'],
  summary: 'Save the evidence against a dispute as a draft (D3).',
  params,
  body: z.object(typed),
  refusals: ['NOT_FOUND', 'EVIDENCE_SENT', 'EVIDENCE_CLOSED'],
})

export const sendDisputeEvidence = call({
  method: 'POST',
  path: PATH,
  access: 'admin',
  roles: ['finance'],
  summary:
    'Send the evidence against a dispute to the bank, once. Parts left out are sent as they were saved or gathered (D3).',
  params,
  body: z.object(typed).partial(),
  idempotent: true,
  refusals: ['NOT_FOUND', 'EVIDENCE_SENT', 'EVIDENCE_CLOSED'],
})
