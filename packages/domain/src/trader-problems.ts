import { normaliseEircode } from './eircode.ts'
import { isEmail } from './email.ts'
import { normaliseVatNumber, TRADER_FIELDS, type TraderField } from './trader.ts'

/** A trader's details as they are typed. */
export type TypedTrader = { readonly [F in TraderField]?: string | undefined } & {
  readonly certifies?: boolean | undefined
}

export type TraderProblems = Partial<Record<TraderField | 'certifies', string>>

/**
 * Returns what is wrong with typed details of a trader, by field; empty if nothing is. Whether a phone
 * number exists, only the server checks.
 */
export function traderProblems(typed: TypedTrader): TraderProblems {
  const problems: TraderProblems = {}
  for (const [field, { needed }] of Object.entries(TRADER_FIELDS) as [TraderField, { needed: boolean }][]) {
    if (needed && !typed[field]?.trim()) problems[field] = 'Fill in this field.'
  }
  if (typed.email?.trim() && !isEmail(typed.email)) problems.email = 'Enter a valid email.'
  if (typed.eircode?.trim() && !normaliseEircode(typed.eircode)) {
    problems.eircode = 'Enter a 7-character Eircode, like D06 X2Y7.'
  }
  if (typed.vatNumber?.trim() && !normaliseVatNumber(typed.vatNumber)) {
    problems.vatNumber = 'Enter a VAT number with its country, like IE1234567FA.'
  }
  if (!typed.certifies) problems.certifies = 'Confirm this to continue.'
  return problems
}
