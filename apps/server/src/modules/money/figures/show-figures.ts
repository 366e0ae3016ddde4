import type { moneyFigures } from '@anseo/contract/admin-payments'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { centsToEuro } from '@anseo/domain/money'
import { nextPayday } from '@anseo/domain/payday'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { countMoneyRows } from '../operator/list-money.ts'
import { countPayouts } from '../operator/payout-list-store.ts'
import { sumPayable } from '../payouts/payout-store.ts'
import { readFigures } from './figure-store.ts'
import { countMovements } from '../ledger/movement-store.ts'

/**
 * Returns the movements within a period, the sums held and owed now (M6, M7), and the number of matches in each
 * list.
 */
export async function showMoneyFigures(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  { search, ...period }: QueryOf<typeof moneyFigures>,
): Promise<ReplyOf<typeof moneyFigures>> {
  const payday = nextPayday(clock.now())
  const [figures, dueCents, counts] = await Promise.all([
    readFigures(db, period),
    sumPayable(db, payday),
    countLists(db, { search, ...period }),
  ])
  return {
    charged: present(figures.charged),
    refunded: present(figures.refunded),
    held: present(figures.held),
    owed: present(figures.owed),
    payday: payday.toISOString(),
    dueOnPayday: centsToEuro(dueCents),
    take: centsToEuro(figures.takeCents),
    counts,
  }
}

/** The ledger has no search, so all its movements within the period are counted. */
async function countLists(db: Queryable, { search, ...period }: QueryOf<typeof moneyFigures>) {
  const sought = { search, ...period }
  const [rows, payouts, ledger] = await Promise.all([
    countMoneyRows(db, sought),
    countPayouts(db, sought),
    countMovements(db, period),
  ])
  return { ...rows, payouts, ledger }
}

const present = ({ cents, count }: { cents: number; count: number }) => ({
  amount: centsToEuro(cents),
  count,
})
