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
/** The version on which it is based, so that a change that came between is not undone or sent unseen. */
const version = z.string().optional()

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
    /** Changes with each saved text and each file. */
    version: z.string(),
    /** From booking, history, chat, receipt and policy, as of now. */
    gathered: evidenceOnWire,
    state: z.enum(['draft', 'sending', 'sent', 'closed']),
    savedAt: instant().nullable(),
    savedBy: z.string().nullable(),
    sentAt: instant().nullable(),
    /** The provider's reason for refusing the evidence, which can be changed and sent again. */
    refusal: z.string().nullable(),
    /** The file that goes with it; its size in bytes. */
    file: z.object({ name: z.string(), bytes: z.number().int() }).nullable(),
  }),
})

export const saveEvidenceDraft = call({
  method: 'PUT',
  path: PATH,
  access: 'admin',
  roles: ['finance'],
  summary: 'Save the evidence against a dispute as a draft (D3).',
  params,
  body: z.object({ ...typed, version }),
  refusals: ['EVIDENCE_SENT', 'EVIDENCE_CLOSED', 'EVIDENCE_CHANGED'],
})

export const sendDisputeEvidence = call({
  method: 'POST',
  path: PATH,
  access: 'admin',
  roles: ['finance'],
  summary:
    'Send the evidence against a dispute to the bank, once. Parts left out are sent as they were saved or gathered (D3).',
  params,
  body: z.object(typed).partial().extend({ version }),
  idempotent: true,
  refusals: ['EVIDENCE_SENT', 'EVIDENCE_CLOSED', 'EVIDENCE_CHANGED'],
})

const FILE_PATH = '/api/admin/disputes/:id/file'

export const addEvidenceFile = call({
  method: 'POST',
  path: FILE_PATH,
  access: 'admin',
  roles: ['finance'],
  summary:
    'Add a file to the evidence against a dispute, in place of one before: PDF, PNG or JPEG, 4.5 MB at most (D3).',
  params,
  multipart: 'document',
  body: z.object({}),
  refusals: ['EVIDENCE_SENT', 'EVIDENCE_CLOSED', 'DOCUMENT_INVALID'],
})

export const getEvidenceFile = call({
  method: 'GET',
  path: FILE_PATH,
  access: 'admin',
  roles: ['finance'],
  summary:
    'Download the file of the evidence against a dispute, as PDF or JPEG. The audit log records the access (D3).',
  params,
  file: 'application/octet-stream',
})

export const removeEvidenceFile = call({
  method: 'DELETE',
  path: FILE_PATH,
  access: 'admin',
  roles: ['finance'],
  summary: 'Remove the file from the evidence against a dispute (D3).',
  params,
  refusals: ['EVIDENCE_SENT', 'EVIDENCE_CLOSED'],
})

export const acceptDispute = call({
  method: 'POST',
  path: '/api/admin/disputes/:id/accept',
  access: 'admin',
  roles: ['finance'],
  summary: 'Accept the loss of a dispute instead of answering it, once. It is closed at the provider (D3).',
  params,
  idempotent: true,
  refusals: ['EVIDENCE_SENT', 'DISPUTE_DECIDED'],
})
