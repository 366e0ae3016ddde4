import type { ReplyOf } from '@anseo/contract/call'
import type { getOnboarding } from '@anseo/contract/vetting'
import { onboardingSteps } from '@anseo/domain/onboarding'
import type { Caller } from '../../platform/http/caller.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { paysInSandbox } from '../../modules/money/public.ts'
import {
  findCheckedVendor,
  findTrader,
  presentChecks,
  presentTraderFile,
  readVettingFile,
  showOwnServices,
} from '../../modules/catalogue/public.ts'

/** Returns the caller's finished steps before its first booking, and the state of each of its checks. */
export async function showOnboarding(
  runtime: Runtime,
  caller: Caller,
): Promise<ReplyOf<typeof getOnboarding>> {
  const { db, clock } = runtime
  const [vendor, file, services, answer] = await Promise.all([
    findCheckedVendor(db, caller.accountId),
    readVettingFile(db, caller.accountId),
    showOwnServices(db, caller),
    findTrader(db, caller.accountId),
  ])
  // A deleted account's sessions are deleted with it, so this only happens in between.
  if (!vendor) throw new Refusal('INVALID_TOKEN')
  const facts = {
    ...vendor,
    ...file,
    hasPhoto: vendor.imageKey !== null,
    hasHours: vendor.weeklyHours !== null,
    hasPayoutAccount: vendor.payoutAccount !== null,
  }
  return {
    steps: onboardingSteps(facts, clock.now()),
    checks: presentChecks(vendor.mandatory, file, clock.now()),
    trader: presentTraderFile(answer, file.questions),
    services: services.length,
    payoutSandbox: paysInSandbox(runtime),
  }
}
