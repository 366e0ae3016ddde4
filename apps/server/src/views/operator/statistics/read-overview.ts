import type { ReplyOf } from '@anseo/contract/call'
import type { getOverview } from '@anseo/contract/stats'
import { centsToEuro } from '@anseo/domain/money'
import type { SweepRun } from '../../../platform/jobs/sweep-log.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { reportBooks } from '../../../modules/money/public.ts'
import { countEndedChecks, countEndingChecks } from '../../../modules/catalogue/public.ts'
import * as store from './overview-store.ts'

/** A check that expires within this many days is listed as expiring. */
const SOON_DAYS = 7

/** Returns how many items need an operator and since when, and the state of the background work. */
export async function readOverview({
  db,
  clock,
  sweepLog,
}: Pick<Runtime, 'db' | 'clock' | 'sweepLog'>): Promise<ReplyOf<typeof getOverview>> {
  const now = clock.now()
  const [
    reports,
    notices,
    complaints,
    applications,
    refunds,
    payouts,
    disputes,
    lapsed,
    lapsing,
    jobs,
    books,
  ] = await Promise.all([
    store.openReports(db),
    store.openNotices(db),
    store.openComplaints(db),
    store.openApplications(db),
    store.failedRefunds(db),
    store.failedPayouts(db),
    store.unansweredDisputes(db, now),
    countEndedChecks(db, now),
    countEndingChecks(db, now, SOON_DAYS),
    store.countJobs(db),
    reportBooks({ db }),
  ])
  const { balanced, sum, findings, differences, checkedAt, reconciledAt } = books
  return {
    needs: {
      reports: waiting(reports),
      notices: waiting(notices),
      complaints: waiting(complaints),
      applications: waiting(applications),
      failedRefunds: waitingMoney(refunds),
      failedPayouts: waitingMoney(payouts),
      disputes: waitingMoney(disputes),
      failedJobs: waiting({ count: jobs.failed, since: jobs.failedSince }),
      lapsedChecks: waiting(lapsed),
      lapsingChecks: waiting(lapsing),
    },
    runs: {
      books: { balanced, sum, findings: findings.length, checkedAt },
      provider: { differences: differences.length, comparedAt: reconciledAt },
      jobs: { waiting: jobs.waiting, late: jobs.late, retrying: jobs.retrying },
      sweeps: lastSweeps(await sweepLog.runs()),
    },
  }
}

/** Returns when a sweep last ran, and how many sweeps failed on their last run. */
function lastSweeps(runs: readonly SweepRun[]) {
  const last = Math.max(...runs.map(({ ranAt }) => ranAt.getTime()))
  return {
    ranAt: runs.length === 0 ? null : new Date(last).toISOString(),
    failing: runs.filter(({ error }) => error !== null).length,
  }
}

const waiting = ({ count, since }: Pick<store.Waiting, 'count' | 'since'>) => ({
  count,
  since: since?.toISOString() ?? null,
})
const waitingMoney = (some: store.Waiting) => ({ ...waiting(some), amount: centsToEuro(some.cents) })
