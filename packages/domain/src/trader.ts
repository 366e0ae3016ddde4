import { ADDRESS_LINE_MAX_LENGTH, NAME_MAX_LENGTH, TOWN_MAX_LENGTH } from './limits.ts'

/** A trader as the law requires it to be shown: who a client makes the contract with (D7). */
export interface TraderDetails {
  legalName: string
  line1: string
  line2: string
  town: string
  eircode: string
  email: string
  phone: string
  /** The number in a public register, with the register's name; null where it is in none. */
  registration: string | null
  vatNumber: string | null
}

/** The fields that a trader fills in, in the order of the form, each with whether it is needed and its longest text. */
export const TRADER_FIELDS = {
  legalName: { needed: true, max: NAME_MAX_LENGTH },
  line1: { needed: true, max: ADDRESS_LINE_MAX_LENGTH },
  line2: { needed: false, max: ADDRESS_LINE_MAX_LENGTH },
  town: { needed: true, max: TOWN_MAX_LENGTH },
  eircode: { needed: false, max: 16 },
  email: { needed: true, max: 254 },
  phone: { needed: true, max: 32 },
  registration: { needed: false, max: NAME_MAX_LENGTH },
  vatNumber: { needed: false, max: 20 },
} as const satisfies Record<keyof TraderDetails, { needed: boolean; max: number }>

export type TraderField = keyof typeof TRADER_FIELDS

/** A vendor's answer: a trader with its legal name, or a private person. */
export type TraderAnswer = { isTrader: boolean; legalName?: string }

/** States of the answer: missing, to be checked by the operator, checked, or a private person, who needs no check. */
export type TraderStanding = 'missing' | 'to-check' | 'checked' | 'private'

/** Returns the state of a vendor's answer; null stands for none. */
export function traderStanding(
  answer: { isTrader: boolean; checkedAt: Date | string | null } | null,
): TraderStanding {
  if (!answer) return 'missing'
  if (!answer.isTrader) return 'private'
  return answer.checkedAt ? 'checked' : 'to-check'
}

/** Returns whether nothing about a vendor's answer keeps it from being listed (D7). */
export const isTraderKnown = (standing: TraderStanding): boolean =>
  standing === 'checked' || standing === 'private'

/**
 * Returns the other side of a contract in words, as 'Byrne Hair Ltd, a trader' (CRA 2022 s. 107(1)(b) and (c)).
 * @param name the vendor's name on its page
 * @param answer null where the vendor was listed before it was asked
 */
export function contractParty(name: string, answer: TraderAnswer | null): string {
  if (!answer) return `${name}, who hasn't told us yet if they're a trader`
  return answer.isTrader
    ? `${answer.legalName ?? name}, a trader`
    : `${name}, a private person: consumer law does not apply to it`
}

/** Returns the sentence that a client reads before a booking: who the contract is with. */
export const contractText = (name: string, answer: TraderAnswer | null): string =>
  `Your contract is with ${contractParty(name, answer)}.`

const VAT_OF_IRELAND = /^IE\d(?:\d{6}[A-W][A-I]?|[A-Z+*]\d{5}[A-W])$/
const VAT_ELSEWHERE = /^(?!IE)(?=.*\d)[A-Z]{2}[0-9A-Z+*]{2,12}$/

/** Returns a VAT number of the EU in capitals without spaces, as 'IE1234567FA'; null if it is none by its form. */
export function normaliseVatNumber(text: string): string | null {
  const plain = text.toUpperCase().replaceAll(/[\s.-]/g, '')
  return VAT_OF_IRELAND.test(plain) || VAT_ELSEWHERE.test(plain) ? plain : null
}
