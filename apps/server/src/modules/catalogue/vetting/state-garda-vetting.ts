import type { BodyOf } from '@anseo/contract/call'
import type { stateGardaVetting } from '@anseo/contract/traders'
import { vettedDayProblem } from '@anseo/domain/vetting-verdict'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { cleanLine } from '../../identity/public.ts'
import { announceAnswer } from '../questions/announce-answer.ts'
import { lockVendor } from '../vendors/lock-vendor.ts'
import { questionAboutCheck } from './question-about-check.ts'
import { saveGardaStatement } from './garda-store.ts'
import { readVettingFile } from './read-vetting-file.ts'

/**
 * Stores which organisation had the caller vetted, and when, for an operator to confirm with that organisation (D10).
 * @throws Refusal `INVALID_REQUEST`
 */
export const stateGardaVettingOf = (
  runtime: Runtime,
  { accountId: vendorId }: Caller,
  { organisation, vettedOn }: BodyOf<typeof stateGardaVetting>,
) =>
  runtime.transaction(async (unit) => {
    const { db, now } = unit
    const problem = vettedDayProblem(vettedOn, now)
    if (problem !== null) throw invalidField('vettedOn', problem)
    await lockVendor(db, vendorId)
    const asked = questionAboutCheck('garda-vetting', await readVettingFile(db, vendorId))
    await saveGardaStatement(db, {
      vendorId,
      organisation: cleanLine('organisation', organisation),
      vettedOn: vettedOn!,
      statedAt: now,
    })
    await announceAnswer(unit, vendorId, asked)
  })
