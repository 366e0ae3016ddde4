import type { OperatorState } from '@anseo/domain/operator-badge'

/** The tabs of the list, in their order; the first shows every state. */
export const STATE_TABS: Readonly<Record<'' | OperatorState, string>> = {
  '': 'All',
  pending: 'Pending',
  'to-pay': 'Awaiting payment',
  paid: 'Paid',
  passed: 'Past, not complete',
  completed: 'Completed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  'timed-out': 'Timed out',
}

export const ORDERS = {
  latest: 'Date: newest first',
  soonest: 'Date: oldest first',
  booked: 'Newest booking first',
  'booked-asc': 'Oldest booking first',
  amount: 'Highest price first',
  'amount-asc': 'Lowest price first',
} as const

export const PAID = { yes: 'Paid', no: 'Not paid' } as const
export const REPORTED = { open: 'Open report', settled: 'Resolved report' } as const

export const PAYMENT_TEXTS = {
  waiting: 'Payment started',
  arrived: 'Payment',
  returned: 'Payment refunded (paid late)',
  'given-up': 'Payment cancelled',
} as const

/** The names of the kinds of payment other than the deposit (A9). */
export const KIND_TEXTS = { deposit: null, balance: 'balance', tip: 'tip' } as const

export const REFUND_TEXTS = {
  pending: 'Refund pending',
  refunded: 'Refunded',
  failed: 'Refund failed',
  void: 'Refund replaced by dispute',
} as const

export const DISPUTE_TEXTS = { open: 'Disputed', won: 'Dispute won', lost: 'Dispute lost' } as const
