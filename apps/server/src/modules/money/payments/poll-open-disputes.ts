import { ONE_TRY } from '../../../platform/payment-provider/payments-provider.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findOpenDisputes } from './dispute-store.ts'
import { checkDispute } from './record-dispute.ts'
import { checkRefundJob, issueRefundJob } from '../events.ts'
import { findWaitingRefunds } from '../refunds/refund-store.ts'

/** Largest number asked about in one run, all at once. */
const PER_RUN = 20
/** A refund whose job is lost would otherwise wait for ever; younger ones have theirs. */
const REFUND_WAITS_MS = 3_600_000

/**
 * Creates the sweep that asks the provider about open disputes, a few per run, since webhooks can be lost (M4).
 * It throws after all if one of them failed, so that it is shown as failed.
 */
export function createOpenDisputePoll(runtime: Runtime): () => Promise<void> {
  let lastId: string | null = null
  return async () => {
    const open = await findOpenDisputes(runtime.db, lastId, PER_RUN)
    lastId = open.length < PER_RUN ? null : open.at(-1)!.id
    const asked = await Promise.allSettled(
      open.map(({ providerDisputeId }) => checkDispute(runtime, providerDisputeId, ONE_TRY)),
    )
    const failures = asked.flatMap((one, place) => {
      if (one.status === 'fulfilled') return []
      runtime.log.warn(
        { error: one.reason, disputeId: open[place]!.id },
        'A dispute could not be asked about',
      )
      return [one.reason]
    })
    if (failures.length > 0) throw new AggregateError(failures, messageOf(failures, open.length))
  }
}

const messageOf = ([first]: readonly unknown[], of: number): string =>
  `Not all of ${of} disputes could be asked about: ${first instanceof Error ? first.message : String(first)}`

/**
 * The sweep that gives a refund that has waited for an hour and has lost its job one again: it is issued, or asked about
 * (M3). One that waits for its next attempt keeps its pause, so that its attempts last for hours.
 */
export async function resumeRefunds({ db, clock, transaction }: Runtime): Promise<void> {
  const since = new Date(clock.now().getTime() - REFUND_WAITS_MS)
  for (const { id: refundId, providerRefundId } of await findWaitingRefunds(db, since, PER_RUN)) {
    const job = providerRefundId ? checkRefundJob : issueRefundJob
    await transaction((unit) => unit.enqueue(job, { refundId }, { once: `${job.name} ${refundId}` }))
  }
}
