import type { MovementOnWire } from '@anseo/contract/ledger'
import type { PaidForOnWire } from '@anseo/contract/parties'
import { formatDay, parseSlotDate } from '@anseo/domain/slot-date'
import type { BadgeTone } from '@anseo/ui/badge'
import type { MoneyTab } from '../../navigation/pages.ts'

type Movement = MovementOnWire['kind']
type Account = MovementOnWire['lines'][number]['account']

const BY_TIME = { newest: 'Newest first', oldest: 'Oldest first' } as const

/** The orders of all lists but the ledger. */
export const ORDERS = {
  ...BY_TIME,
  amount: 'Highest amount first',
  'amount-asc': 'Lowest amount first',
} as const

/** Returns the orders of a list: movements of the ledger have several amounts. */
export const ordersOf = (tab: MoneyTab): Readonly<Partial<typeof ORDERS>> =>
  tab === 'ledger' ? BY_TIME : ORDERS

export const ACCOUNT_LABELS: Record<Account, string> = {
  provider: 'Card clearing',
  'vendor-held': 'Pending for vendors',
  'vendor-owed': 'Payable to vendors',
  'refunds-due': 'Refunds due',
  'platform-fees': 'Platform fees',
  'handling-fees': 'Payment processing fees',
  'processing-costs': 'Processing costs',
  disputed: 'Disputed',
  losses: 'Losses',
}

export const MOVEMENT_LABELS: Record<Movement, string> = {
  charge: 'Charge',
  'processing-fee': 'Processing fee',
  refund: 'Refund due',
  'refund-sent': 'Refund sent',
  'refund-bounced': 'Refund returned',
  'refund-void': 'Refund voided',
  regained: 'Released to the platform',
  earned: 'Fee earned',
  payout: 'Payout',
  'dispute-opened': 'Dispute opened',
  'dispute-won': 'Dispute won',
  'dispute-lost': 'Dispute lost',
  'dispute-charged': 'Dispute charged to the vendor',
}

/** Label and colour of each state in each list. */
export const STATES: Record<
  Exclude<MoneyTab, 'ledger'>,
  Record<string, { text: string; tone: BadgeTone }>
> = {
  payments: {
    waiting: { text: 'Waiting', tone: 'pending' },
    arrived: { text: 'Received', tone: 'paid' },
    'given-up': { text: 'Cancelled', tone: 'timed-out' },
  },
  refunds: {
    pending: { text: 'Pending', tone: 'pending' },
    refunded: { text: 'Refunded', tone: 'complete' },
    failed: { text: 'Failed', tone: 'cancelled' },
    void: { text: 'Voided', tone: 'timed-out' },
  },
  disputes: {
    open: { text: 'Open', tone: 'pending' },
    won: { text: 'Won', tone: 'complete' },
    lost: { text: 'Lost', tone: 'cancelled' },
  },
  payouts: {
    pending: { text: 'Pending', tone: 'pending' },
    paid: { text: 'Paid', tone: 'complete' },
    failed: { text: 'Failed', tone: 'cancelled' },
  },
}

/** Returns the client and the day of an appointment, such as 'Marta Kowalska, 10 Nov'. */
export const appointmentText = ({ client, slotDate }: PaidForOnWire): string => {
  const date = parseSlotDate(slotDate)
  return `${client.name}, ${date ? formatDay(date) : slotDate}`
}
