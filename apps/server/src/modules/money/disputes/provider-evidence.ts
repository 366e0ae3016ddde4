import type { Evidence } from '@anseo/domain/evidence'
import type { Stripe } from 'stripe'

const HEADS = { answer: null, chat: 'Chat between client and vendor:', receipt: 'Receipt:' } as const

/**
 * Returns evidence and the provider's id of its file, if any, in the fields of the provider, which has none for chats and receipts as text; they follow the answer.
 * Empty parts are left out.
 */
export function toProviderEvidence(
  evidence: Evidence,
  fileId: string | null,
): Stripe.DisputeUpdateParams.Evidence {
  const told = (['answer', 'chat', 'receipt'] as const)
    .filter((part) => evidence[part] !== '')
    .map((part) => (HEADS[part] ? `${HEADS[part]}\n${evidence[part]}` : evidence[part]))
    .join('\n\n')
  return {
    ...(told && { uncategorized_text: told }),
    ...(evidence.service && { product_description: evidence.service }),
    ...(evidence.timeline && { access_activity_log: evidence.timeline }),
    ...(fileId && { uncategorized_file: fileId }),
    ...(evidence.policy && { cancellation_policy_disclosure: evidence.policy }),
  }
}
