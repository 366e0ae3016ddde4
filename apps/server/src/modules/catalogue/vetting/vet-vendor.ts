import type { VettingState } from '@anseo/contract/administration'
import { isTraderKnown, traderStanding } from '@anseo/domain/trader'
import { vettingGaps } from '@anseo/domain/vetting-gaps'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { isClosing } from '../../identity/public.ts'
import { findTrader } from '../traders/store.ts'
import { mayReturn } from './may-return.ts'
import { missingChecksOf } from './missing-checks.ts'
import { changeVetting, findLapsed, lockVetting, type LockedVetting, type Vetting } from './vetting-store.ts'
import { calendarRulesChanged, vendorDelisted, vendorVetted } from '../events.ts'

type Decision = Exclude<VettingState, 'pending'>

interface DecisionInput {
  vendorId: string
  reason?: string | undefined
  /** The state that the admin saw; if missing, any state from which the decision may be taken. */
  from?: VettingState | undefined
  /** Null when the system decides. */
  adminId: string | null
  /** Refuses decisions that the state alone would allow; returns further details for the audit log. */
  admit?: (vendor: LockedVetting) => Promise<Record<string, unknown>>
}

/** The admin's reason for a decision, and the state that it saw. */
type Said = Pick<DecisionInput, 'reason' | 'from'>

/** Why a vendor stays suspended when a check had expired before its suspension ended. */
const LAPSED = 'A required document has expired.'

/** The states from which a decision may be taken. */
const FROM: Record<Decision, readonly VettingState[]> = {
  verified: ['pending', 'rejected', 'suspended'],
  rejected: ['pending'],
  suspended: ['verified'],
}

const STATES: Record<VettingState, string> = {
  pending: 'under review',
  verified: 'verified',
  rejected: 'rejected',
  suspended: 'suspended',
}

const CHANGES: Record<Decision, (now: Date, input: DecisionInput) => Vetting> = {
  verified: (now) => ({ verifiedAt: now, rejectedAt: null, suspendedAt: null, suspendedFor: null }),
  rejected: (now) => ({ rejectedAt: now }),
  suspended: (now, { adminId }) => ({
    suspendedAt: now,
    suspendedFor: adminId ? 'decision' : 'lapsed-check',
  }),
}

/**
 * Lists a vendor, for the first time or after a rejection or suspension. An exception from mandatory checks or trader
 * details is recorded in the audit log.
 * @returns false if it was verified already.
 * @throws Refusal as `decide`, and `VETTING_INCOMPLETE` (growth D5).
 */
export const verify = (
  runtime: Runtime,
  admin: Caller,
  vendorId: string,
  { reason, from, exception }: Said & { exception?: string | undefined },
): Promise<boolean> =>
  runtime.transaction((unit) =>
    decide(unit, 'verified', {
      vendorId,
      reason,
      from,
      adminId: admin.accountId,
      admit: (vendor) => checkGaps(unit, vendor, exception ?? null),
    }),
  )

/**
 * Refuses a vendor with gaps that no exception covers.
 * @returns the audit details of the exception, if one was needed.
 * @throws Refusal `VETTING_INCOMPLETE`
 */
async function checkGaps(unit: UnitOfWork, vendor: LockedVetting, exception: string | null) {
  const missing = await missingChecksOf(unit.db, vendor, unit.now)
  const trader = traderStanding(await findTrader(unit.db, vendor.id))
  const gaps = vettingGaps({
    emailVerified: vendor.emailVerifiedAt !== null,
    missingChecks: missing,
    isUncheckedTrader: trader === 'to-check',
    exception,
  })
  if (gaps.includes('email')) {
    throw new Refusal('VETTING_INCOMPLETE', {
      message: "This vendor hasn't verified its email yet. Until then it can't be listed.",
    })
  }
  if (gaps.length === 1 && gaps[0] === 'trader') {
    throw new Refusal('VETTING_INCOMPLETE', {
      message: 'Check the trader details first, or say why you make an exception.',
    })
  }
  if (gaps.length > 0) throw new Refusal('VETTING_INCOMPLETE')
  return {
    ...((missing.length > 0 || !isTraderKnown(trader)) && exception !== null && { exception }),
    ...(missing.length > 0 && { 'without checks': missing.join(', ') }),
    ...(!isTraderKnown(trader) && {
      'trader details': trader === 'missing' ? 'not given' : 'not checked',
    }),
  }
}

/** Rejects an application; returns false if it was rejected already. */
export const reject = (runtime: Runtime, admin: Caller, vendorId: string, said: Said): Promise<boolean> =>
  runtime.transaction((unit) => decide(unit, 'rejected', { vendorId, ...said, adminId: admin.accountId }))

/**
 * Suspends a vendor, which cancels its unpaid appointments; paid ones are left for the admin to decide on (L7). The caller
 * gives the vendor its statement of reasons (D6).
 * @returns false if it was suspended already.
 */
export const suspend = (unit: UnitOfWork, adminId: string, vendorId: string, said: Said): Promise<boolean> =>
  decide(unit, 'suspended', { vendorId, ...said, adminId })

/**
 * Lists a vendor again after its expired check was renewed or its suspension was reversed, in the name of the admin who
 * did so.
 */
export const listAgain = (unit: UnitOfWork, adminId: string, vendorId: string, reason?: string) =>
  decide(unit, 'verified', { vendorId, adminId, reason })

/**
 * Ends a suspension whose time is over. A vendor with an expired check stays suspended for that reason until the check is
 * renewed; one that is closing its account, until it keeps the account.
 * @returns whether it is listed again.
 */
export async function endSuspension(unit: UnitOfWork, vendorId: string, reason: string): Promise<boolean> {
  const vendor = await lockVetting(unit.db, vendorId)
  if (vendor?.state !== 'suspended') return false
  if (await isClosing(unit.db, vendorId)) {
    await changeVetting(unit.db, vendorId, { suspendedFor: 'closing', vettingReason: null })
    return false
  }
  if (vendor.listedUntil && vendor.listedUntil <= unit.now) {
    await changeVetting(unit.db, vendorId, { suspendedFor: 'lapsed-check', vettingReason: LAPSED })
    return false
  }
  const isDecided = await decide(unit, 'verified', { vendorId, reason, adminId: null })
  // `vendorVetted` is about an admin's decision; clients who wait for a free time are told by this one.
  if (isDecided) await unit.publish(calendarRulesChanged, { vendorId, before: null })
  return isDecided
}

/** Finds the ids of listed vendors whose checks no longer let them be listed, the longest expired first. */
export const listLapsed = ({ db, clock }: Runtime, limit: number): Promise<string[]> =>
  findLapsed(db, clock.now(), limit)

/**
 * Suspends a vendor automatically, because a mandatory check has expired.
 * @returns whether it was still listed.
 */
export const suspendForLapse = (unit: UnitOfWork, vendorId: string, reason: string): Promise<boolean> =>
  decide(unit, 'suspended', { vendorId, reason, adminId: null })

/**
 * Takes a decision. A decision that is already in force is neither recorded nor notified again.
 * @returns whether it was taken now.
 * @throws Refusal `NOT_FOUND`, `VETTING_CHANGED` if the vendor's state does not allow it, `CHECK_LAPSED` if it may not
 * be listed.
 */
async function decide(unit: UnitOfWork, decision: Decision, input: DecisionInput): Promise<boolean> {
  const { vendorId, reason, from, adminId, admit } = input
  const before = await lockVetting(unit.db, vendorId)
  if (!before) throw new Refusal('NOT_FOUND')
  if (from && from !== before.state) {
    throw new Refusal('VETTING_CHANGED', {
      message: `Another admin was faster: this vendor is ${STATES[before.state]}. Nothing was changed.`,
    })
  }
  const staysOff = decision === 'suspended' && adminId !== null && mayReturn(before)
  if (before.state === decision && !staysOff) return false
  const closing = decision === 'verified' && (await isClosing(unit.db, vendorId))
  if (closing || !(staysOff || FROM[decision].includes(before.state))) throw new Refusal('VETTING_CHANGED')
  if (decision === 'verified' && before.listedUntil && before.listedUntil <= unit.now) {
    throw new Refusal('CHECK_LAPSED')
  }
  const admitted = await admit?.(before)
  const changes = { ...CHANGES[decision](unit.now, input), vettingReason: reason ?? null }
  await changeVetting(unit.db, vendorId, changes)
  await recordAudit(unit, {
    adminId,
    action: `vendor.${decision}`,
    subject: { kind: 'vendor', id: vendorId },
    reason,
    details: { state: { from: before.state, to: decision }, ...admitted },
  })
  if (adminId) await unit.publish(vendorVetted, { vendorId, decision, reason: reason ?? null, adminId })
  if (decision === 'suspended') await unit.publish(vendorDelisted, { vendorId, reason: reason ?? null })
  return true
}
