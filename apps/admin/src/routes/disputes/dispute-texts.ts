import type { EvidencePart } from '@anseo/domain/evidence'

const REASONS: Readonly<Record<string, string>> = {
  product_not_received: 'Service not received',
  product_unacceptable: 'Service not as described',
  fraudulent: 'Payment not recognised',
  unrecognized: 'Payment not recognised',
  duplicate: 'Charged twice',
  credit_not_processed: 'Refund not received',
  subscription_canceled: 'Cancelled before',
}

/** Returns the provider's reason in words. */
export const reasonText = (reason: string | null): string => REASONS[reason ?? ''] ?? 'Payment disputed'

/** The parts of the evidence in the order of the page: label, and source. */
export const PART_TEXTS: Readonly<Record<EvidencePart, { label: string; hint: string }>> = {
  answer: { label: 'Our answer to the bank', hint: 'The bank reads this first.' },
  service: { label: 'Service', hint: 'What was booked, when, and by whom.' },
  timeline: { label: 'History', hint: 'Each step of the appointment with its time.' },
  chat: {
    label: 'Chat',
    hint: "Remove what the bank doesn't need, such as health details or children's names.",
  },
  receipt: { label: 'Receipt', hint: 'The payment with its receipt.' },
  policy: { label: 'Cancellation policy', hint: 'As the client accepted it.' },
}
