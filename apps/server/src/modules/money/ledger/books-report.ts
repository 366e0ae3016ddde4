import { centsToEuro } from '@anseo/domain/money'
import type { Runtime } from '../../../platform/runtime.ts'
import { lastCheck } from './check-store.ts'

/** The report on the ledger for admins and metrics. */
export interface BooksReport {
  /** False if an entry or an account does not agree; true before the first check. */
  balanced: boolean
  /** The sum of all entries in euro, 0 when they balance. */
  sum: number
  findings: readonly string[]
  /** Differences from the provider's own list. */
  differences: readonly string[]
  checkedAt: string | null
  reconciledAt: string | null
}

/** Returns the findings of the last check of the ledger by any process. */
export async function reportBooks({ db }: Pick<Runtime, 'db'>): Promise<BooksReport> {
  const check = await lastCheck(db)
  const findings = check?.findings ?? []
  return {
    balanced: findings.length === 0 && (check?.sumCents ?? 0) === 0,
    sum: centsToEuro(check?.sumCents ?? 0),
    findings,
    differences: check?.differences ?? [],
    checkedAt: check?.checkedAt.toISOString() ?? null,
    reconciledAt: check?.reconciledAt?.toISOString() ?? null,
  }
}
