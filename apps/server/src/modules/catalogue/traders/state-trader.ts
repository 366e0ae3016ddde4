import type { BodyOf, ReplyOf } from '@anseo/contract/call'
import type { putTrader } from '@anseo/contract/traders'
import { normaliseEircode } from '@anseo/domain/eircode'
import { normaliseEmail } from '@anseo/domain/email'
import { normaliseVatNumber } from '@anseo/domain/trader'
import { traderProblems } from '@anseo/domain/trader-problems'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { cleanLine, phoneNumber } from '../../identity/public.ts'
import { traderChanged } from '../events.ts'
import { announceAnswer } from '../questions/announce-answer.ts'
import { findQuestions } from '../questions/question-store.ts'
import { isVendorListed } from '../vendors/is-vendor-listed.ts'
import { lockVendor } from '../vendors/lock-vendor.ts'
import { presentTraderFile } from './present.ts'
import { findTrader, saveTrader, type TraderRow } from './store.ts'

type Body = BodyOf<typeof putTrader>
type Details = Omit<TraderRow, 'vendorId' | 'statedAt' | 'checkedAt' | 'checkedBy' | 'endedAt'>

/**
 * Stores a vendor's statement: a trader with its details, which its page then shows, or a private person. Changed details
 * need another check; operators are notified if the old ones had been checked, or if the vendor is listed as a trader.
 * @throws Refusal `INVALID_REQUEST`
 */
export const stateTrader = (
  runtime: Runtime,
  { accountId: vendorId }: Caller,
  body: Body,
): Promise<ReplyOf<typeof putTrader>> =>
  runtime.transaction(async (unit) => {
    const details = body.isTrader ? detailsOf(body, unit.now) : PRIVATE
    await lockVendor(unit.db, vendorId)
    const before = await findTrader(unit.db, vendorId)
    const isSame = before !== null && sameDetails(before, details)
    const kept = isSame ? { checkedAt: before.checkedAt, checkedBy: before.checkedBy } : NOT_CHECKED
    const row = await saveTrader(unit.db, { vendorId, ...details, statedAt: unit.now, ...kept })
    const isUnchecked = details.isTrader && (await isVendorListed(unit.db, vendorId, unit.now))
    if (!isSame && (isUnchecked || before?.checkedAt)) await unit.publish(traderChanged, { vendorId })
    const questions = await findQuestions(unit.db, vendorId)
    await announceAnswer(unit, vendorId, presentTraderFile(before, questions).asked)
    const trader = presentTraderFile(row, questions)
    return { trader, message: 'Saved' }
  })

const NOT_CHECKED = { checkedAt: null, checkedBy: null }

const PRIVATE: Details = {
  isTrader: false,
  legalName: '',
  line1: '',
  line2: '',
  town: '',
  eircode: '',
  email: '',
  phone: '',
  registration: null,
  vatNumber: null,
  certifiedAt: null,
}

function detailsOf(body: Body, now: Date): Details {
  const fields = traderProblems(body)
  const [text] = Object.values(fields)
  if (text) throw new Refusal('INVALID_REQUEST', { fields, message: text })
  const { eircode, email = '', phone = '' } = body
  const line = (field: 'legalName' | 'line1' | 'line2' | 'town' | 'registration') =>
    body[field] ? cleanLine(field, body[field]) : ''
  return {
    isTrader: true,
    legalName: line('legalName'),
    line1: line('line1'),
    line2: line('line2'),
    town: line('town'),
    eircode: eircode ? normaliseEircode(eircode)! : '',
    email: normaliseEmail(email),
    phone: phoneNumber(phone),
    registration: line('registration') || null,
    vatNumber: body.vatNumber ? normaliseVatNumber(body.vatNumber) : null,
    certifiedAt: now,
  }
}

function sameDetails(before: TraderRow, details: Details): boolean {
  const { certifiedAt: _certifiedAt, ...shown } = details
  return Object.entries(shown).every(([name, value]) => before[name as keyof typeof shown] === value)
}
