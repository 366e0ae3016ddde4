import type { StatementOnWire } from '@anseo/contract/statements'
import { type CalendarMonth, isoMonth, monthSpan, parseMonth } from '@anseo/domain/calendar-month'
import { dublinDate } from '@anseo/domain/dublin-time'
import { centsToEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { carriedForward, type StatementFigures, type StatementSum } from '@anseo/domain/statement'
import type { Caller } from '../../../platform/http/caller.ts'
import { issuerOf } from '../../../platform/pdf/issuer.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { maskAccount } from './mask-account.ts'
import { findBalance, findOwed, findPaid, findPayee } from './statement-store.ts'

type Entry = StatementOnWire['entries'][number]

/**
 * Returns the caller's statement of a month: earnings and payouts (M7).
 * @param text a month such as `2026-11`, validated by the contract.
 */
export async function showStatementOf(
  { db, settings }: Runtime,
  { accountId }: Caller,
  text: string,
): Promise<StatementOnWire> {
  const month: CalendarMonth = parseMonth(text)!
  const span = monthSpan(month)
  const [payee, broughtForwardCents, owed, paid] = await Promise.all([
    findPayee(db, accountId),
    findBalance(db, accountId, span.from),
    findOwed(db, accountId, span),
    findPaid(db, accountId, span),
  ])
  const figures: StatementFigures = {
    broughtForwardCents,
    appointments: sumOf(owed.filter(({ kind }) => kind === 'fee')),
    balances: sumOf(owed.filter(({ kind }) => kind === 'balance' || kind === 'tip')),
    charges: sumOf(owed.filter(({ kind }) => kind === 'charged-dispute')),
    refunds: sumOf(owed.filter(({ kind }) => kind === 'refund')),
    payouts: sumOf(paid.map(({ cents }) => ({ cents: -cents }))),
  }
  return {
    month: isoMonth(month),
    ...presentFigures(figures),
    entries: [...owed.map(presentOwed), ...paid.map(presentPaid)].toSorted((a, b) =>
      a.at.localeCompare(b.at),
    ),
    issuer: issuerOf(settings.current),
    vendorName: titleCase(payee?.name ?? ''),
  }
}

const sumOf = (rows: readonly { cents: number }[]): StatementSum => ({
  count: rows.length,
  cents: rows.reduce((sum, { cents }) => sum + cents, 0),
})

const presentSum = ({ count, cents }: StatementSum) => ({ count, amount: centsToEuro(cents) })

const presentFigures = (figures: StatementFigures) => ({
  broughtForward: centsToEuro(figures.broughtForwardCents),
  appointments: presentSum(figures.appointments),
  balances: presentSum(figures.balances),
  charges: presentSum(figures.charges),
  refunds: presentSum(figures.refunds),
  payouts: presentSum(figures.payouts),
  carriedForward: centsToEuro(carriedForward(figures)),
})

const presentOwed = ({
  kind,
  cents,
  at,
  startsAt,
  clientName,
}: Awaited<ReturnType<typeof findOwed>>[number]): Entry => ({
  at: at.toISOString(),
  kind,
  about: titleCase(clientName),
  slotDate: formatSlotDate(dublinDate(startsAt)),
  amount: centsToEuro(cents),
})

const presentPaid = ({ cents, at, destination }: Awaited<ReturnType<typeof findPaid>>[number]): Entry => ({
  at: at.toISOString(),
  kind: 'payout',
  about: maskAccount(destination),
  slotDate: null,
  amount: centsToEuro(-cents),
})
