import type { Runtime } from '../../runtime.ts'
import { claimCheck, keepFindings, readBalances } from './check-store.ts'

/** How long a look at the books stays good, in ms. */
const LOOK_EVERY_MS = 5 * 60_000

/**
 * The sweep that looks whether the books balance and agree with what they are kept of (M6). Of several processes one
 * looks; what it finds is shown by `/health/ready` and the metrics, and stops nothing.
 */
export async function checkBooks({ db, clock, log }: Pick<Runtime, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now()
  if (!(await claimCheck(db, now, LOOK_EVERY_MS))) return
  const balances = await readBalances(db)
  const findings = findingsIn(balances)
  await keepFindings(db, { sumCents: balances.sum, findings })
  if (findings.length > 0) log.error({ findings }, 'The books do not agree')
}

/** What should be equal, by pairs; each in cents, or a count that should be 0. */
function findingsIn(balances: Awaited<ReturnType<typeof readBalances>>): string[] {
  const { sum, unbalanced, unbooked, refundsDue, refundsOpen, owed, earned, held, heldFees } = balances
  const findings: string[] = []
  if (sum !== 0) findings.push(`All entries sum to ${sum} cents instead of 0.`)
  if (unbalanced > 0) findings.push(`${unbalanced} movements do not sum to 0.`)
  if (unbooked > 0) findings.push(`${unbooked} payments have arrived and are not booked.`)
  if (refundsDue !== refundsOpen) {
    findings.push(`${refundsDue} cents are booked as due to clients, their open refunds are ${refundsOpen}.`)
  }
  if (owed !== earned) {
    findings.push(`${owed} cents are booked as owed to vendors, their unpaid earnings are ${earned}.`)
  }
  if (held !== heldFees) {
    findings.push(
      `${held} cents are booked as held for vendors, their fees of paid appointments are ${heldFees}.`,
    )
  }
  return findings
}
