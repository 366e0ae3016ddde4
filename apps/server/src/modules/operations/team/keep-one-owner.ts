import { Refusal } from '../../../platform/http/refusal.ts'

/**
 * Refuses to take away the last owner (D1).
 * @param owners all of them, held still.
 * @throws Refusal `LAST_OWNER`
 */
export function keepOneOwner(owners: ReadonlySet<string>, leaving: string): void {
  if (owners.has(leaving) && owners.size === 1) throw new Refusal('LAST_OWNER')
}
