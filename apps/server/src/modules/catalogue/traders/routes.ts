import * as contract from '@anseo/contract/traders'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findQuestions } from '../questions/question-store.ts'
import { checkTrader } from './check-trader.ts'
import { presentTraderFile } from './present.ts'
import { stateTrader } from './state-trader.ts'
import { findTrader } from './store.ts'

/** Binds the calls about vendors' trader details, and the operator's check of them. */
export function bindTraders(bind: Bind, runtime: Runtime) {
  const { db } = runtime
  bind(contract.getTrader, async ({ caller: { accountId } }) => {
    const [row, questions] = await Promise.all([findTrader(db, accountId), findQuestions(db, accountId)])
    return { trader: presentTraderFile(row, questions) }
  })
  bind(contract.putTrader, ({ caller, body }) => stateTrader(runtime, caller, body))
  bind(contract.checkTrader, async ({ caller, params, body }) => {
    await checkTrader(runtime, caller, params.id, body)
    return 'Trader details checked'
  })
}
