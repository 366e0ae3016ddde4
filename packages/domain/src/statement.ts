import { counted } from './counted.ts'

/** Number of occurrences and their sum, in cents; outgoing sums are negative. */
export interface StatementSum {
  count: number
  cents: number
}

/** The figures of a vendor's month, by when an amount became owed and when it was paid out (M7). */
export interface StatementFigures {
  /** Owed and not paid out when the month began. */
  broughtForwardCents: number
  appointments: StatementSum
  /** Balances and tips that clients paid by card (B12). */
  balances: StatementSum
  /** Lost disputes that the vendor bears. */
  charges: StatementSum
  /** Refunds by the operator that the vendor bears (D2). */
  refunds: StatementSum
  payouts: StatementSum
}

export interface StatementLine {
  label: string
  cents: number
}

/** Returns the amount owed and not paid out at the end of the month, in cents. */
export const carriedForward = ({
  broughtForwardCents,
  appointments,
  balances,
  charges,
  refunds,
  payouts,
}: StatementFigures): number =>
  broughtForwardCents + appointments.cents + balances.cents + charges.cents + refunds.cents + payouts.cents

const line = ({ count, cents }: StatementSum, one: string, many?: string): StatementLine => ({
  label: counted(count, one, many),
  cents,
})

/**
 * Returns the lines of a statement in their fixed order; balances, charges and refunds only where there are some. Page
 * and PDF show the same.
 */
export function statementLines(figures: StatementFigures): { lines: StatementLine[]; total: StatementLine } {
  const { broughtForwardCents, appointments, balances, charges, refunds, payouts } = figures
  return {
    lines: [
      { label: 'Opening balance', cents: broughtForwardCents },
      line(appointments, 'appointment'),
      ...(balances.count > 0 ? [line(balances, 'balance or tip', 'balances and tips')] : []),
      ...(charges.count > 0 ? [line(charges, 'charged dispute')] : []),
      ...(refunds.count > 0 ? [line(refunds, 'refund')] : []),
      line(payouts, 'payout'),
    ],
    total: { label: 'Closing balance', cents: carriedForward(figures) },
  }
}
