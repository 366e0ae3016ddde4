import type { TraderFileOnWire, TraderOnWire } from '@anseo/contract/traders'
import { questionAbout } from '../questions/question-about.ts'
import type { QuestionRow } from '../questions/question-store.ts'
import type { TraderRow } from './store.ts'

/** Returns what the public sees of a trader; of a private person only that it is one. */
export function presentTrader(row: TraderRow | null): TraderOnWire | null {
  if (!row) return null
  if (!row.isTrader) return { isTrader: false }
  const { legalName, line1, line2, town, eircode, email, phone, registration, vatNumber } = row
  return {
    isTrader: true,
    legalName,
    line1,
    line2,
    town,
    eircode,
    email,
    phone,
    registration,
    vatNumber,
    // A constraint gives every trader one.
    certifiedAt: row.certifiedAt!.toISOString(),
  }
}

/** Returns a vendor's answer as it and the operator see it. */
export const presentTraderFile = (
  row: TraderRow | null,
  questions: readonly QuestionRow[],
): TraderFileOnWire => ({
  answer: presentTrader(row),
  statedAt: row?.statedAt.toISOString() ?? null,
  checkedAt: row?.checkedAt?.toISOString() ?? null,
  asked: questionAbout('trader', questions, {
    givenAt: row?.statedAt ?? null,
    decidedAt: row?.checkedAt ?? null,
  }),
})
