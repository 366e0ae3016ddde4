import { useDisputes, usePayments, usePayouts, useRefunds } from '../../queries/money.ts'
import { disputeColumns, paymentColumns, payoutColumns, refundColumns } from './money-columns.tsx'
import { MoneyList } from './money-list.tsx'
import { useMoneySearch } from './use-money-search.ts'

/** Payments, newest first. */
export function Payments() {
  const { query, linkTo } = useMoneySearch()
  return <MoneyList columns={paymentColumns(linkTo)} found={usePayments(query)} />
}

/** Refunds, newest first. */
export function Refunds() {
  const { query, linkTo } = useMoneySearch()
  return <MoneyList columns={refundColumns(linkTo)} found={useRefunds(query)} />
}

/** Disputes, newest first. */
export function Disputes() {
  const { query, linkTo } = useMoneySearch()
  return <MoneyList columns={disputeColumns(linkTo)} found={useDisputes(query)} />
}

/** Payouts, newest first. */
export function Payouts() {
  const { query, linkTo } = useMoneySearch()
  return <MoneyList columns={payoutColumns(linkTo)} found={usePayouts(query)} />
}
