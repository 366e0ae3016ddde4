import type { checkAuditChain } from '@anseo/contract/audit'
import type { ReplyOf } from '@anseo/contract/call'
import type { Runtime } from '../../platform/runtime.ts'
import { type AuditHead, claimChainCheck, readHead, saveFaults } from './chain-store.ts'
import { verifyChain } from './verify-chain.ts'

type Reply = ReplyOf<typeof checkAuditChain>

/** The time in ms after which the chain is checked again, and its end is logged. */
const CHECK_EVERY_MS = 3_600_000

/** Shows the end of the chain and the result of its last check. */
export async function showChain({ db }: Pick<Runtime, 'db'>): Promise<Reply> {
  return present(await readHead(db))
}

/** Checks the whole chain now, stores the faults found and logs where the chain ends. */
export async function checkChain(runtime: Pick<Runtime, 'db' | 'clock' | 'log'>): Promise<Reply> {
  const { db, clock, log } = runtime
  const { position, hash, faults } = await verifyChain(db)
  await saveFaults(db, clock.now(), faults)
  // The log is a copy outside of the database: it exposes somebody who rewrites entries, links and end consistently.
  log.info({ position, hash }, 'The end of the audit log')
  if (faults.length > 0) log.error({ faults }, 'The audit log is not as it was recorded')
  return present(await readHead(db))
}

/** The sweep that checks the chain every hour; of several processes only one does. */
export async function checkChainHourly(runtime: Pick<Runtime, 'db' | 'clock' | 'log'>): Promise<void> {
  if (await claimChainCheck(runtime.db, runtime.clock.now(), CHECK_EVERY_MS)) await checkChain(runtime)
}

const present = ({ position, hash, checkedAt, faults }: AuditHead): Reply => ({
  position,
  hash,
  checkedAt: checkedAt?.toISOString() ?? null,
  faults,
})
