import type { ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { requiredText } from '@anseo/api-client/field-problems'
import { useDraft } from '@anseo/site-kit/use-draft'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { centsFromText } from '@anseo/domain/typed-amount'
import { everythingCents, givenByBankCents, mostInPartCents, sentCents } from './report-texts.ts'

type Way = 'everything' | 'part' | 'nothing'

/** Holds the decision about a report as it is being written; it survives a reload and a login in the middle. */
export function useSettlement(report: ProblemReportOnWire) {
  const key = `anseo.admin.report.${report._id}`
  const [chosen, setWay] = useDraft(`${key}.way`)
  const [amount, setAmount] = useDraft(`${key}.amount`)
  const [toClient, setToClient] = useDraft(`${key}.client`)
  const [toVendor, setToVendor] = useDraft(`${key}.vendor`)
  const { appointment } = report
  const wholeCents = everythingCents(appointment)
  const mostCents = sentCents(appointment, mostInPartCents(appointment))
  const what = mostCents === euroToCents(appointment.totalAmount) ? 'was paid' : 'is left of the payment'
  const hasMore = wholeCents > mostInPartCents(appointment)
  const over = hasMore ? 'For more, choose “Full refund”.' : `That's what ${what}.`
  // Where nothing was paid there is nothing to choose.
  const way = wholeCents === 0 ? 'nothing' : chosen
  const typedCents = centsFromText(amount)
  const refundCents =
    way === 'everything' ? sentCents(appointment, wholeCents) : refundOf(way, mostCents, typedCents)
  return {
    way: (way || null) as Way | null,
    setWay: (next: string) => setWay(next),
    amount,
    setAmount,
    toClient,
    setToClient,
    toVendor,
    setToVendor,
    /** Refund that is sent, in cents; null while it is not known. */
    refundCents,
    /** The same with what the client has from the bank, as the server takes it. */
    settledCents: way === 'nothing' ? 0 : (refundCents ?? 0) + givenByBankCents(appointment),
    /** Errors by field; null where there is none. */
    problems: {
      way: way ? null : 'Choose a refund.',
      amount: way === 'part' ? amountProblem(amount, typedCents, mostCents, over) : null,
      toClient: requiredText(toClient),
      toVendor: requiredText(toVendor),
    },
    forget: () => {
      for (const set of [setWay, setAmount, setToClient, setToVendor]) set('')
    },
  }
}

export type Settlement = ReturnType<typeof useSettlement>

function refundOf(way: string, mostCents: number, typedCents: number | null): number | null {
  if (way === 'nothing') return 0
  if (way !== 'part' || typedCents === null) return null
  return typedCents > 0 && typedCents <= mostCents ? typedCents : null
}

function amountProblem(typed: string, cents: number | null, mostCents: number, over: string): string | null {
  if (typed.trim() === '') return requiredText(typed)
  if (cents === null) return 'Enter an amount, like 25 or 25.50.'
  if (cents === 0) return 'To refund nothing, choose “No refund”.'
  return cents > mostCents ? `Enter ${formatEuro(mostCents)} or less. ${over}` : null
}
