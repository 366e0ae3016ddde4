import { statementCalls } from '@anseo/contract/statements-of-reasons'
import type { Bind } from '../../../platform/http/bind.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findDecision } from './find-decision.ts'
import { listOwnStatements, listStatementsOf } from './list-statements.ts'
import { presentNoticeAnswer, presentStatement } from './present.ts'

/** Binds the calls by which people read the decisions that concern them (D6). */
export function bindStatements(bind: Bind, runtime: Runtime) {
  bind(statementCalls.show, async ({ caller, body }) => {
    const found = await findDecision(runtime.db, caller, body.decision)
    if (!found) throw new Refusal('NOT_FOUND')
    const now = runtime.clock.now()
    return {
      statement: 'statement' in found ? presentStatement(found.statement, now) : null,
      notice: 'notice' in found ? presentNoticeAnswer(found.notice, now) : null,
    }
  })
  bind(statementCalls.listByClient, ({ caller }) => listOwnStatements(runtime, caller.accountId))
  bind(statementCalls.listByVendor, ({ caller }) => listOwnStatements(runtime, caller.accountId))
  bind(statementCalls.listOfPerson, ({ params, query }) => listStatementsOf(runtime, params.id, query))
}
