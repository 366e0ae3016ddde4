import type { PaidForOnWire } from '@anseo/contract/parties'
import { euroText } from '@anseo/domain/money'
import { HoldChosen } from '../../payouts/hold-chosen.tsx'
import { useDisputes, usePayments, usePayouts, useRefunds } from '../../queries/money.ts'
import { RetryChosen } from '../../refunds/retry-chosen.tsx'
import { disputeColumns, paymentColumns, payoutColumns, refundColumns } from './money-columns.tsx'
import { MoneyList } from './money-list.tsx'
import { appointmentText } from './money-texts.ts'
import { useMoneySearch } from './use-money-search.ts'

const nameOf = ({ appointment, amount }: { appointment: PaidForOnWire; amount: number }) =>
  `${appointmentText(appointment)}, ${euroText(amount)}`

/** Payments, newest first. */
export function Payments() {
  const { query, linkTo } = useMoneySearch()
  const found = usePayments(query)
  return <MoneyList list="payments" columns={paymentColumns(linkTo)} nameOf={nameOf} found={found} />
}

/** Refunds, newest first. */
export function Refunds() {
  const { query, linkTo } = useMoneySearch()
  const found = useRefunds(query)
  return (
    <MoneyList
      list="refunds"
      columns={refundColumns(linkTo)}
      nameOf={nameOf}
      actions={{
        call: 'POST /api/admin/refunds/:id/retry',
        render: (chosen, done) => <RetryChosen refunds={chosen} onDone={done} />,
      }}
      found={found}
    />
  )
}

/** Disputes, newest first. */
export function Disputes() {
  const { query, linkTo } = useMoneySearch()
  const found = useDisputes(query)
  return <MoneyList list="disputes" columns={disputeColumns(linkTo)} nameOf={nameOf} found={found} />
}

/** Payouts, newest first. */
export function Payouts() {
  const { query, linkTo } = useMoneySearch()
  return (
    <MoneyList
      list="payouts"
      columns={payoutColumns(linkTo)}
      nameOf={({ vendor, amount }) => `${vendor.name}, ${euroText(amount)}`}
      actions={{
        call: 'POST /api/admin/vendors/:id/payouts/hold',
        render: (chosen, done) => <HoldChosen vendors={chosen.map(({ vendor }) => vendor)} onDone={done} />,
      }}
      found={usePayouts(query)}
    />
  )
}
