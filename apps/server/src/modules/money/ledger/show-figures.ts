import type { moneyFigures } from '@anseo/contract/admin-payments'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { centsToEuro } from '@anseo/domain/money'
import { nextPayday } from '@anseo/domain/payday'
import type { Runtime } from '../../../platform/runtime.ts'
import { countLists, readFigures } from './figure-store.ts'

/** What moved within a stretch of time, and what is held and owed now (M6, M7). */
export async function showMoneyFigures(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  stretch: QueryOf<typeof moneyFigures>,
): Promise<ReplyOf<typeof moneyFigures>> {
  const [figures, counts] = await Promise.all([readFigures(db, stretch), countLists(db, stretch)])
  return {
    success: true,
    charged: present(figures.charged),
    refunded: present(figures.refunded),
    held: present(figures.held),
    owed: present(figures.owed),
    payday: nextPayday(clock.now()).toISOString(),
    take: centsToEuro(figures.takeCents),
    counts,
  }
}

const present = ({ cents, count }: { cents: number; count: number }) => ({
  amount: centsToEuro(cents),
  count,
})
