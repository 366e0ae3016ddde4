import type { ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { requiredText } from '@anseo/api-client/field-problems'
import { useDraft } from '@anseo/site-kit/use-draft'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { centsFromText } from '@anseo/domain/typed-amount'
import { refundableCents } from './report-texts.ts'

export type Way = 'everything' | 'part' | 'nothing'

/** Holds the decision about a report as it is being written; it survives a reload and a login in the middle. */
export function useSettlement(report: ProblemReportOnWire) {
  const key = `anseo.admin.report.${report._id}`
  const [chosen, setWay] = useDraft(`${key}.way`)
  const [amount, setAmount] = useDraft(`${key}.amount`)
  const [toClient, setToClient] = useDraft(`${key}.client`)
  const [toVendor, setToVendor] = useDraft(`${key}.vendor`)
  const totalCents = refundableCents(report.appointment)
  const isFirstRefund = totalCents === euroToCents(report.appointment.totalAmount)
  // A free appointment leaves nothing to choose.
  const way = totalCents === 0 ? 'nothing' : chosen
  const typedCents = centsFromText(amount)
  return {
    way: (way || null) as Way | null,
    setWay: (next: string) => setWay(next),
    amount,
    setAmount,
    toClient,
    setToClient,
    toVendor,
    setToVendor,
    /** Refund in cents; null while it is not known. */
    refundCents: refundOf(way, totalCents, typedCents),
    /** Errors by field; null where there is none. */
    problems: {
      way: way ? null : 'Choose a refund.',
      amount: way === 'part' ? amountProblem(amount, typedCents, totalCents, isFirstRefund) : null,
      toClient: requiredText(toClient),
      toVendor: requiredText(toVendor),
    },
    forget: () => {
      for (const set of [setWay, setAmount, setToClient, setToVendor]) set('')
    },
  }
}

export type Settlement = ReturnType<typeof useSettlement>

function refundOf(way: string, totalCents: number, typedCents: number | null): number | null {
  if (way === 'everything') return totalCents
  if (way === 'nothing') return 0
  if (way !== 'part' || typedCents === null) return null
  return typedCents > 0 && typedCents <= totalCents ? typedCents : null
}

function amountProblem(
  typed: string,
  cents: number | null,
  totalCents: number,
  isFirstRefund: boolean,
): string | null {
  if (typed.trim() === '') return requiredText(typed)
  if (cents === null) return 'Enter an amount, like 25 or 25.50.'
  if (cents === 0) return 'To refund nothing, choose “No refund”.'
  const what = isFirstRefund ? 'was paid' : 'is left of the payment'
  return cents > totalCents ? `Enter ${formatEuro(totalCents)} or less. That's what ${what}.` : null
}
