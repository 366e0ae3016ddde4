import { allChoices, type NoticeChoice } from '@anseo/domain/notice-choices'
import type { Caller } from '../../platform/http/caller.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { findChoices, saveChoice } from './notice-choice-store.ts'

/** Lists the caller's notification preferences by topic. */
export async function listChoicesOf({ db }: Pick<Runtime, 'db'>, { accountId }: Caller) {
  return { choices: allChoices(await findChoices(db, accountId)) }
}

/** Stores one choice of the caller and returns all of them. */
export async function choose(runtime: Pick<Runtime, 'db'>, caller: Caller, choice: NoticeChoice) {
  await saveChoice(runtime.db, caller.accountId, choice)
  return listChoicesOf(runtime, caller)
}
