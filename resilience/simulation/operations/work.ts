import type { JobRow } from '../rows.ts'
import { type Operation, transact, type World } from '../world.ts'
import { checkDispute } from './dispute.ts'
import { cancelIntent, settlePayment } from './pay.ts'
import { issuePayout } from './payout.ts'
import { checkRefund, issueRefund } from './refund.ts'

const HANDLERS: Record<JobRow['job'], (world: World, of: string) => Operation> = {
  'settle-payment': settlePayment,
  'cancel-intent': cancelIntent,
  'issue-refund': issueRefund,
  'check-refund': checkRefund,
  'check-dispute': checkDispute,
  'issue-payout': issuePayout,
}

/** Runs a job, then removes it from the queue; if it fails or the process dies in between, it is run again. */
export function* work(world: World, job: JobRow): Operation {
  yield* HANDLERS[job.job](world, job.of)
  yield 'is done'
  yield* transact(world, (transaction) => transaction.finish(job))
}
