import { serverNow } from '@anseo/api-client/server-clock'
import type {
  AdminDisputeOnWire,
  AdminPaymentOnWire,
  AdminPayoutOnWire,
  AdminRefundOnWire,
} from '@anseo/contract/admin-payments'
import type { PaidForOnWire } from '@anseo/contract/parties'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { Badge } from '@anseo/ui/badge'
import type { Column } from '@anseo/ui/data-table'
import { PageLink } from '../../navigation/page-link.tsx'
import { ownStep } from './dispute-state.ts'
import { appointmentText, STATES } from './money-texts.ts'

type Row = { _id: string; amount: number; status: string }
type LinkTo = (change: { id: string }) => string

const badge = (list: keyof typeof STATES) => ({
  key: 'state',
  head: 'State',
  renderCell: ({ status }: Row) => {
    const { text, tone } = STATES[list][status]!
    return <Badge tone={tone}>{text}</Badge>
  },
})

const amount: Column<Row> = {
  key: 'amount',
  head: 'Amount',
  figure: true,
  orders: { up: 'amount-asc', down: 'amount', downFirst: true },
  renderCell: (row: Row) => euroText(row.amount),
}

const time = <R,>(head: string, at: (row: R) => string): Column<R> => ({
  key: 'time',
  head,
  named: true,
  orders: { up: 'oldest', down: 'newest', downFirst: true },
  renderCell: (row) => <span className="muted num">{formatMoment(new Date(at(row)), serverNow())}</span>,
})

const detailsLink = (id: string, text: string, linkTo: LinkTo) => (
  <PageLink className="font-semibold hover:underline" to={linkTo({ id })}>
    {text}
  </PageLink>
)

/** Returns the leading column: client and day as the link to the details, with the vendor below. */
const appointmentColumn = <R extends Row & { appointment: PaidForOnWire }>(linkTo: LinkTo): Column<R> => ({
  key: 'appointment',
  head: 'Appointment',
  lead: true,
  renderCell: ({ _id, appointment }) => (
    <span>
      {detailsLink(_id, appointmentText(appointment), linkTo)}
      <small className="muted block text-[.8438rem]">with {appointment.vendor.name}</small>
    </span>
  ),
})

const providerColumn = <R,>(idOf: (row: R) => string | null): Column<R> => ({
  key: 'provider',
  head: 'Provider id',
  named: true,
  renderCell: (row) => <code className="money-id">{idOf(row) ?? 'none yet'}</code>,
})

/** Columns of the list of payments. */
export const paymentColumns = (linkTo: LinkTo): Column<AdminPaymentOnWire>[] => [
  appointmentColumn(linkTo),
  time('Requested', ({ createdAt }) => createdAt),
  providerColumn(({ intentId }) => intentId),
  { ...amount, renderCell: ({ received, amount: requested }) => euroText(received ?? requested) },
  badge('payments'),
]

/** Columns of the list of refunds. */
export const refundColumns = (linkTo: LinkTo): Column<AdminRefundOnWire>[] => [
  appointmentColumn(linkTo),
  time('Due since', ({ createdAt }) => createdAt),
  { key: 'attempt', head: 'Attempt', figure: true, named: true, renderCell: ({ attempt }) => attempt },
  amount,
  {
    ...badge('refunds'),
    renderCell: (row) =>
      row.frozen ? <Badge tone="timed-out">On hold (dispute)</Badge> : badge('refunds').renderCell(row),
  },
]

/** Columns of the list of disputes. */
export const disputeColumns = (linkTo: LinkTo): Column<AdminDisputeOnWire>[] => [
  appointmentColumn(linkTo),
  time('Opened', ({ openedAt }) => openedAt),
  providerColumn(({ providerDisputeId }) => providerDisputeId),
  amount,
  {
    ...badge('disputes'),
    renderCell: (row) => {
      const step = ownStep(row)
      return step ? <Badge tone="pending">{step}</Badge> : badge('disputes').renderCell(row)
    },
  },
]

/** Columns of the list of payouts. */
export const payoutColumns = (linkTo: LinkTo): Column<AdminPayoutOnWire>[] => [
  {
    key: 'vendor',
    head: 'Vendor',
    lead: true,
    renderCell: ({ _id, vendor, destination }) => (
      <span>
        {detailsLink(_id, vendor.name, linkTo)}
        <small className="muted block text-[.8438rem]">to {destination}</small>
      </span>
    ),
  },
  time('Started', ({ createdAt }) => createdAt),
  providerColumn(({ providerTransferId }) => providerTransferId),
  amount,
  badge('payouts'),
]
