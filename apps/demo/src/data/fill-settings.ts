import type { Transaction } from '@anseo/server/platform/database/database'
import { settingChange } from '@anseo/server/platform/settings/setting-changes'
import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/public'
import type { EntryRow } from './audit-rows.ts'
import { type DemoPeople, idOf } from './fill-people.ts'
import type { DemoSettings } from './fill-demo.ts'
import { daysBefore } from './moments.ts'

const TRIED_HOURS = 12

/**
 * Inserts a shorter time to pay that the operator tried for two weeks, long before any appointment that is still open;
 * returns the entries for the audit log.
 */
export async function fillSettings(
  tx: Transaction,
  people: DemoPeople,
  { now, paymentWindowHours }: Pick<DemoSettings, 'now' | 'paymentWindowHours'>,
): Promise<EntryRow[]> {
  const adminId = idOf(people, DEMO_ACCOUNTS.admin.key)
  const [begun, ended] = [daysBefore(now, 74), daysBefore(now, 60)]
  const name = 'paymentWindowHours'
  const change = { name, changedBy: adminId }
  await tx.insert(settingChange).values([
    { ...change, value: TRIED_HOURS, changedAt: begun },
    { ...change, value: null, changedAt: ended },
  ])
  const entry = { actor: 'admin', actorId: adminId, subjectKind: 'setting', subjectId: name } as const
  const details = (from: number, to: number) => ({ [name]: { from, to } })
  return [
    { ...entry, at: begun, action: 'setting.changed', details: details(paymentWindowHours, TRIED_HOURS) },
    { ...entry, at: ended, action: 'setting.reverted', details: details(TRIED_HOURS, paymentWindowHours) },
  ]
}
