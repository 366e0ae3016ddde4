import { yearOf } from '@anseo/domain/tax-quarter'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { taxCopyReady } from '../events.ts'
import { markNotified } from '../tax-requests/request-store.ts'
import { isOutdated } from './filed-store.ts'
import { findVendorsOf, lockYearOf, markFiled } from './message-store.ts'

/**
 * Marks a message as filed with the tax office, once, and notifies its sellers that their copy is ready (D8).
 * @throws Refusal `NOT_FOUND`, `DAC7_NOT_OVER`, `DAC7_OUTDATED` if a later one was filed that says the same.
 */
export async function fileMessage(runtime: Runtime, caller: Caller, id: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const message = await lockYearOf(unit.db, id)
    if (!message) throw new Refusal('NOT_FOUND')
    if (message.year >= yearOf(unit.now)) throw new Refusal('DAC7_NOT_OVER')
    if (message.filedAt || (await isOutdated(unit.db, message))) throw new Refusal('DAC7_OUTDATED')
    await markFiled(unit.db, id, caller.accountId, unit.now)
    const { year, kind, messageRefId } = message
    for (const vendorId of await findVendorsOf(unit.db, id)) {
      const isFirst = await markNotified(unit.db, vendorId, year)
      if (isFirst || kind === 'corrections') await unit.publish(taxCopyReady, { vendorId, year })
    }
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'tax-report.filed',
      subject: { kind: 'tax-report', id: String(year) },
      details: { file: messageRefId },
    })
  })
}
