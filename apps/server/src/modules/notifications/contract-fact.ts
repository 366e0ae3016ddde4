import { contractParty, type TraderAnswer } from '@anseo/domain/trader'
import type { Queryable } from '../../platform/database/database.ts'
import { findTrader } from '../catalogue/public.ts'
import type { NotificationContent, Rows } from './notify-people.ts'
import type { Person } from './people-store.ts'

/** Returns who a contract is with as a row of an email (D7); nothing where the vendor was never asked. */
export const contractFact = ({ name }: Pick<Person, 'name'>, answer: TraderAnswer | null): Rows =>
  answer ? [['Contract with', contractParty(name, answer)]] : []

/** Adds who the contract is with to what a client reads of a new booking. */
export async function withContract(
  db: Queryable,
  content: NotificationContent,
  vendor: Person,
): Promise<NotificationContent> {
  const answer = await findTrader(db, vendor.id)
  return { ...content, facts: [...(content.facts ?? []), ...contractFact(vendor, answer)] }
}
