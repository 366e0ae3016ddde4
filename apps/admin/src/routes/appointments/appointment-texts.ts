import { euroToCents, formatEuro } from '@anseo/domain/money'
import type { OperatorState } from '@anseo/domain/operator-badge'

/** The tabs of the list, in their order; the first shows every state. */
export const STATE_TABS: Readonly<Record<'' | OperatorState, string>> = {
  '': 'All',
  pending: 'Waiting',
  'to-pay': 'To be paid',
  paid: 'Paid',
  passed: 'Passed',
  completed: 'Completed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  'timed-out': 'Timed out',
}

export const ORDERS = {
  latest: 'Latest first',
  soonest: 'Earliest first',
  booked: 'Last booked first',
  amount: 'Dearest first',
} as const

export const PAID = { yes: 'Paid', no: 'Not paid' } as const
export const REPORTED = { open: 'Open report', settled: 'Settled report' } as const

/** '€90.00' of the euro on the wire. */
export const euroText = (euro: number): string => formatEuro(euroToCents(euro))

export const PAYMENT_TEXTS = {
  waiting: 'Payment asked for',
  arrived: 'Payment',
  returned: 'Payment, returned',
  'given-up': 'Payment, given up',
} as const

export const REFUND_TEXTS = {
  pending: 'Refund on its way',
  refunded: 'Refunded',
  failed: 'Refund failed',
  void: 'Refund taken by the bank',
} as const

export const DISPUTE_TEXTS = { open: 'Disputed', won: 'Dispute won', lost: 'Dispute lost' } as const
