import type { Runtime } from '../../../platform/runtime.ts'
import { readBalances } from './balances-store.ts'
import { claimCheck, saveFindings } from './check-store.ts'

/** The time in ms for which a check of the ledger stays valid. */
const LOOK_EVERY_MS = 5 * 60_000
/** Every entry is read again this often, also those that only a manual change in the database can have altered. */
const COMPLETE_EVERY_MS = 24 * 3_600_000

/**
 * The sweep that checks whether the ledger balances and agrees with payments, refunds and payouts (M6). One process
 * checks at a time; `/health/ready` and the metrics show the findings, and nothing is stopped.
 */
export async function checkBooks({ db, clock, log }: Pick<Runtime, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now()
  const last = await claimCheck(db, now, LOOK_EVERY_MS)
  if (!last) return
  // After findings the next check is complete, until there are none.
  const isComplete = last.findings.length > 0 || isOld(last.completedAt, now)
  const { balances, settled } = await readBalances(db, last, isComplete)
  const findings = findingsIn(balances)
  await saveFindings(db, {
    sumCents: balances.sum,
    findings,
    ...settled,
    ...(isComplete && { completedAt: now }),
  })
  if (findings.length > 0) log.error({ findings }, 'The books do not agree')
}

const isOld = (completedAt: Date | null, now: Date) =>
  completedAt === null || Math.abs(now.getTime() - completedAt.getTime()) >= COMPLETE_EVERY_MS

/** Returns the differences between pairs that should be equal; each in cents, or a count that should be 0. */
function findingsIn(balances: Awaited<ReturnType<typeof readBalances>>['balances']): string[] {
  const { sum, unbalanced, unbooked, refundsDue, refundsOpen, owed, earned, held, heldFees } = balances
  const findings: string[] = []
  if (sum !== 0) findings.push(`All entries sum to ${sum} cents instead of 0.`)
  if (unbalanced > 0) findings.push(`${unbalanced} movements do not sum to 0.`)
  if (unbooked > 0) findings.push(`${unbooked} payments have arrived and are not in the ledger.`)
  if (refundsDue !== refundsOpen) {
    findings.push(`The ledger has ${refundsDue} cents due to clients, their open refunds are ${refundsOpen}.`)
  }
  if (owed !== earned) {
    findings.push(`The ledger has ${owed} cents owed to vendors, their unpaid earnings are ${earned}.`)
  }
  if (held !== heldFees) {
    findings.push(
      `The ledger has ${held} cents held for vendors, their fees of paid appointments are ${heldFees}.`,
    )
  }
  return findings
}
