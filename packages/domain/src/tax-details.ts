import { birthdayProblem } from './birthday.ts'
import { HOME_COUNTRY } from './countries.ts'
import { isIban } from './iban.ts'
import { isIrishTaxNumber } from './tax-number.ts'

/** The tax office's kinds of sellers: people, and companies or other bodies. */
export const SELLER_KINDS = ['individual', 'entity'] as const
export type SellerKind = (typeof SELLER_KINDS)[number]

/** A vendor's input for the tax office (D8); a missing number stays as it is stored. */
export interface TypedTaxDetails {
  kind: SellerKind
  firstName?: string | undefined
  lastName?: string | undefined
  /** A date such as `1990-04-23`. */
  birthDate?: string | undefined
  legalName?: string | undefined
  registrationNumber?: string | undefined
  country: string
  tin?: string | undefined
  tinCountry: string
  /** True where no country has issued one; then the place of birth is reported instead. */
  hasNoTin: boolean
  birthCity?: string | undefined
  birthCountry?: string | undefined
  vatNumber?: string | undefined
  iban?: string | null | undefined
}

type Field = keyof TypedTaxDetails
type Problems = Partial<Record<Field, string>>

const REQUIRED = 'Fill in this field.'
const VAT_NUMBER = /^[A-Z]{2}[A-Z0-9+*]{2,12}$/
const NEEDED: Record<SellerKind, readonly Field[]> = {
  individual: ['firstName', 'lastName', 'birthDate'],
  entity: ['legalName', 'registrationNumber'],
}

/**
 * Returns what is wrong by field; the same for page and server. Irish numbers are checked by their check letter, others
 * are taken as they are.
 */
export function taxDetailsProblems(typed: TypedTaxDetails, now: Date): Problems {
  const problems: Problems = {}
  for (const field of NEEDED[typed.kind]) if (!typed[field]) problems[field] = REQUIRED
  if (typed.kind === 'individual' && typed.birthDate) {
    const wrong = birthdayProblem(typed.birthDate, now)
    if (wrong) problems.birthDate = BIRTHDAY[wrong]
  }
  return { ...problems, ...numberProblems(typed) }
}

const BIRTHDAY = {
  INVALID: 'Enter a date like 1990-04-23.',
  NOT_PAST: 'Enter a date in the past.',
  UNDER_AGE: 'You need to be 18 or older.',
} as const

function numberProblems(typed: TypedTaxDetails): Problems {
  const { kind, country, hasNoTin, tin, tinCountry, vatNumber, iban } = typed
  const problems: Problems = {}
  if (hasNoTin) {
    if (country === HOME_COUNTRY)
      problems.hasNoTin = 'Enter your tax number. Everyone who earns in Ireland has one.'
    else if (kind === 'individual') {
      if (!typed.birthCity) problems.birthCity = REQUIRED
      if (!typed.birthCountry) problems.birthCountry = REQUIRED
    }
  } else if (tin && tinCountry === HOME_COUNTRY && !isIrishTaxNumber(tin)) {
    problems.tin = 'Check this number. It has 7 digits and 1 or 2 letters, like 1234567FA.'
  }
  if (vatNumber && !VAT_NUMBER.test(vatNumber)) {
    problems.vatNumber = 'Enter a VAT number with its country, like IE1234567FA.'
  }
  if (iban && !isIban(iban)) problems.iban = 'Check this IBAN. One like IE29 AIBK 9311 5212 3456 78 is right.'
  return problems
}

/** Returns the countries in which a seller counts as resident: of its address, and of its tax number. */
export const residencesOf = (country: string, tinCountry: string | null): string[] => [
  ...new Set([country, ...(tinCountry ? [tinCountry] : [])]),
]
