import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockOwners } from '../../identity/public.ts'

/** The transaction of an owner who changes the team, with all owners locked. */
export interface OwnersUnit {
  unit: UnitOfWork
  /** The account ids of the owners. */
  owners: ReadonlySet<string>
}

/**
 * Runs a change of the team. Such changes run one after the other, and only for who is still an owner then: another
 * owner may have removed the caller in the meantime.
 * @throws Refusal `FORBIDDEN`
 */
export const asOwner = <T>(
  { transaction }: Pick<Runtime, 'transaction'>,
  { accountId }: Caller,
  change: (owners: OwnersUnit) => Promise<T>,
): Promise<T> =>
  transaction(async (unit) => {
    const owners = await lockOwners(unit.db)
    if (!owners.has(accountId)) throw new Refusal('FORBIDDEN')
    return change({ unit, owners })
  })
