import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import { balanceTransactionObject } from './charges.ts'
import { recordEvent } from './events.ts'
import { invalidRequest } from './failure.ts'
import {
  bindOperation,
  succeeded,
  type Sandbox,
  type SandboxReply,
  type SandboxRequest,
} from './operation.ts'
import { allowOnly, flag, group, metadata, text } from './parameters.ts'
import { insertObject, readObject, saveObject } from './store.ts'

/** The provider's test texts: what the bank decides when they are sent as `uncategorized_text`. */
const VERDICTS: Readonly<Record<string, 'won' | 'lost'>> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
}

/** Binds answering a dispute with evidence, and accepting it. Without a test text it stays under review. */
export function bindDisputes(app: FastifyInstance, sandbox: Sandbox): void {
  const url = '/disputes/:id'
  bindOperation(app, sandbox, { method: 'POST', url, handle: answerDispute })
  bindOperation(app, sandbox, { method: 'POST', url: `${url}/close`, handle: acceptDispute })
}

async function answerDispute(request: SandboxRequest): Promise<SandboxReply> {
  const { fields } = request
  allowOnly(fields, ['evidence', 'metadata', 'submit'])
  const before = await readOpenDispute(request)
  const evidence = { ...before.evidence, ...(await readEvidence(request, before.evidence)) }
  const submits = fields.submit === undefined ? fields.evidence !== undefined : flag(fields, 'submit')
  const { evidence_details: details } = before
  const answered: Stripe.Dispute = {
    ...before,
    evidence,
    metadata: metadata(fields, before.metadata),
    status: submits ? 'under_review' : before.status,
    evidence_details: {
      ...details,
      has_evidence: details.has_evidence || fields.evidence !== undefined,
      submission_count: details.submission_count + (submits ? 1 : 0),
      submission_method: submits ? 'manual' : details.submission_method,
    },
  }
  await saveObject<'dispute'>(request.client, answered)
  await recordEvent(request, 'charge.dispute.updated', answered, { status: before.status })
  const verdict = submits ? VERDICTS[evidence.uncategorized_text ?? ''] : undefined
  return succeeded(verdict ? await closeDispute(request, answered, verdict) : answered)
}

async function acceptDispute(request: SandboxRequest): Promise<SandboxReply> {
  allowOnly(request.fields, [])
  return succeeded(await closeDispute(request, await readOpenDispute(request), 'lost'))
}

/** The bank's verdict. Won: the disputed sum comes back, the fee does not. Lost: what was taken stays taken. */
async function closeDispute(
  request: SandboxRequest,
  dispute: Stripe.Dispute,
  status: 'won' | 'lost',
): Promise<Stripe.Dispute> {
  const closed: Stripe.Dispute = { ...dispute, status }
  if (status === 'won') {
    const returned = balanceTransactionObject({
      amount: dispute.amount,
      fee: 0,
      currency: dispute.currency,
      source: dispute.id,
      type: 'adjustment',
      reportingCategory: 'dispute_reversal',
    })
    closed.balance_transactions = [...dispute.balance_transactions, returned]
    await insertObject(request.client, 'balance_transaction', returned)
    await recordEvent(request, 'charge.dispute.funds_reinstated', closed)
  }
  await saveObject<'dispute'>(request.client, closed)
  await recordEvent(request, 'charge.dispute.closed', closed, { status: dispute.status })
  return closed
}

/** The dispute of the path, locked; refuses one that has been answered or settled. */
async function readOpenDispute({ client, id }: SandboxRequest): Promise<Stripe.Dispute> {
  const { body } = await readObject(client, 'dispute', id, { lock: true })
  if (body.status === 'needs_response') return body
  throw invalidRequest(`This dispute cannot be changed because it has a status of ${body.status}.`)
}

/** The evidence that was sent, field by field; refuses what a dispute has no field for, and a file that there is not. */
async function readEvidence({ client, fields }: SandboxRequest, known: Stripe.Dispute.Evidence) {
  const evidence = group(fields, 'evidence')
  const names = Object.keys(known).filter((name) => name !== 'enhanced_evidence')
  allowOnly(evidence, names)
  const file = text(evidence, 'uncategorized_file')
  if (file !== null) await readObject(client, 'file', file, { param: 'evidence[uncategorized_file]' })
  return Object.fromEntries(Object.keys(evidence).map((name) => [name, text(evidence, name)]))
}
