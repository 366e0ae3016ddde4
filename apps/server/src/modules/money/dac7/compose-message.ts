import { randomUUID } from 'node:crypto'
import type { Dac7MessageKind } from '@anseo/contract/dac7'
import type { RecordToSend } from '@anseo/domain/dac7-changes'
import { HOME_COUNTRY } from '@anseo/domain/countries'
import type { Indicator, PlainDocument } from './message-store.ts'
import { operatorChanged, type ReportPlan } from './plan-report.ts'

/** Returns a unique reference of a message: country, year, receiving country, the operator's tax number, and a UUID. */
export const newMessageRef = (year: number, taxNumber: string): string =>
  `${HOME_COUNTRY}${year}${HOME_COUNTRY}-${taxNumber}-${randomUUID()}`

const newDocRef = (year: number, taxNumber: string): string =>
  `${HOME_COUNTRY}${year}-${taxNumber}-${randomUUID()}`

/**
 * Composes the documents of a message, the operator first. New sellers and corrections never share one, and an operator
 * that was filed and has not changed is resent under its old reference.
 */
export function composeDocuments(plan: ReportPlan, kind: Dac7MessageKind, year: number): PlainDocument[] {
  const { additions, corrections, deletions } = plan.changes
  const ref = () => newDocRef(year, plan.operator.tin.number)
  const documentOf =
    (indicator: Indicator) =>
    ({ vendorId, record, corrects }: RecordToSend): PlainDocument => ({
      vendorId,
      indicator,
      docRefId: ref(),
      corrDocRefId: corrects,
      record,
    })
  const sellers: Record<Dac7MessageKind, () => PlainDocument[]> = {
    nil: () => [],
    new: () => additions.map(documentOf('OECD1')),
    corrections: () => [...corrections.map(documentOf('OECD2')), ...deletions.map(documentOf('OECD3'))],
  }
  return [operatorDocument(plan, kind, ref), ...sellers[kind]()]
}

function operatorDocument(plan: ReportPlan, kind: Dac7MessageKind, ref: () => string): PlainDocument {
  const { filed, operator: record } = plan
  const of = { vendorId: null, record }
  if (!filed.operator) return { ...of, indicator: 'OECD1', docRefId: ref(), corrDocRefId: null }
  if (kind === 'corrections' && operatorChanged(plan)) {
    return { ...of, indicator: 'OECD2', docRefId: ref(), corrDocRefId: filed.operator.docRefId }
  }
  const { docRefId } = filed.operator
  return { vendorId: null, record: filed.operator.record, indicator: 'OECD0', docRefId, corrDocRefId: null }
}
