import type { Dac7MessageKind } from '@anseo/contract/dac7'
import { reportChanges, type ReportChanges } from '@anseo/domain/dac7-changes'
import type { OperatorRecord } from '@anseo/domain/dac7-record'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { type FiledState, readFiled } from './filed-store.ts'
import { operatorRecord } from './operator-record.ts'
import { readSellers, type SellersOfYear } from './seller-records.ts'

/** The report of a year, compared with the records that are filed. */
export interface ReportPlan {
  sellers: SellersOfYear
  filed: FiledState
  operator: OperatorRecord
  changes: ReportChanges
  /** True if nothing was filed, and no seller had any activity. */
  isNil: boolean
}

/** Compares the ledger, the sellers' details and the operator's settings with the filed records of a year (D8). */
export async function planReport(
  { encryption, settings }: Pick<Runtime, 'encryption' | 'settings'>,
  db: Queryable,
  year: number,
): Promise<ReportPlan> {
  const sellers = await readSellers({ encryption }, db, year)
  const filed = await readFiled(db, encryption, year)
  const current = await settings.read(db)
  // The filed record of a seller whose tax number was lost since stays as it is.
  const comparable = new Map([...filed.sellers].filter(([vendorId]) => !sellers.withoutDetails.has(vendorId)))
  return {
    sellers,
    filed,
    operator: operatorRecord(current),
    changes: reportChanges(comparable, sellers.records),
    isNil: filed.operator === null && sellers.records.size + sellers.withoutDetails.size === 0,
  }
}

/** Returns whether the operator's own record differs from the filed one. */
export const operatorChanged = ({ filed, operator }: ReportPlan): boolean =>
  filed.operator !== null && JSON.stringify(filed.operator.record) !== JSON.stringify(operator)

/** Returns the kind of the message to send next, new sellers before corrections; null when nothing has changed. */
export function nextKind(plan: ReportPlan, asked?: 'new' | 'corrections'): Dac7MessageKind | null {
  const { additions, corrections, deletions } = plan.changes
  if (plan.isNil) return 'nil'
  const isCorrected = corrections.length + deletions.length > 0 || operatorChanged(plan)
  if (asked) return (asked === 'new' ? additions.length > 0 : isCorrected) ? asked : null
  if (additions.length > 0) return 'new'
  return isCorrected ? 'corrections' : null
}
