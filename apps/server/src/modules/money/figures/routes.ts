import { moneyFigures } from '@anseo/contract/admin-payments'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { showMoneyFigures } from './show-figures.ts'

/** Binds what an admin sees of all money together. */
export function bindMoneyFigures(bind: Bind, runtime: Runtime) {
  bind(moneyFigures, ({ query }) => showMoneyFigures(runtime, query))
}
