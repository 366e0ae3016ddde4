import type { SellerKind } from './tax-details.ts'

// The records of the yearly report on sellers (D8), as they are stored; docs/legal/dac7.md names the sources.

/** A quarter of a seller's year; the amounts in cents. */
export interface QuarterFigures {
  /** Paid or credited to the seller, net of our fees. */
  considerationCents: number
  feeCents: number
  /** Number of appointments for which something was paid or credited. */
  activities: number
}

export type YearFigures = readonly [QuarterFigures, QuarterFigures, QuarterFigures, QuarterFigures]

export interface TaxAddress {
  street: string
  line2: string | null
  city: string
  postcode: string | null
  country: string
}

export interface TaxNumber {
  number: string
  country: string
}

/** An account that a seller is paid to: an IBAN, or the account at our payment provider. */
export interface PaidAccount {
  kind: 'IBAN' | 'Other'
  identifier: string
}

/** The identity of a seller for the tax office (Directive 2011/16/EU, Annex V, section II.B). */
export interface SellerIdentity {
  kind: SellerKind
  firstName: string | null
  lastName: string | null
  birthDate: string | null
  birthCity: string | null
  birthCountry: string | null
  legalName: string | null
  registrationNumber: string | null
  residences: readonly string[]
  address: TaxAddress
  /** Null where no country has issued one. */
  tin: TaxNumber | null
  vatNumber: string | null
  accounts: readonly PaidAccount[]
}

export interface SellerRecord {
  identity: SellerIdentity
  figures: YearFigures
}

/** The operator of the platform, from its settings. */
export interface OperatorRecord {
  name: string
  platformName: string
  tin: TaxNumber
  vatNumber: string | null
  address: TaxAddress
}

const NOTHING: QuarterFigures = { considerationCents: 0, feeCents: 0, activities: 0 }

/** Returns the four quarters of a year, those without figures with zeros. */
export const yearFigures = (quarters: ReadonlyMap<number, QuarterFigures>): YearFigures => [
  quarters.get(1) ?? NOTHING,
  quarters.get(2) ?? NOTHING,
  quarters.get(3) ?? NOTHING,
  quarters.get(4) ?? NOTHING,
]

/** Returns the sums of a year. */
export const sumOfYear = (figures: YearFigures): QuarterFigures => ({
  considerationCents: sum(figures, 'considerationCents'),
  feeCents: sum(figures, 'feeCents'),
  activities: sum(figures, 'activities'),
})

const sum = (figures: YearFigures, field: keyof QuarterFigures) =>
  figures.reduce((total, quarter) => total + quarter[field], 0)

/** Returns an amount in whole euro, as the schema asks for it; half a euro and more counts as one. */
export const wholeEuro = (cents: number): number => {
  const euro = Math.round(Math.abs(cents) / 100)
  return cents < 0 && euro > 0 ? -euro : euro
}

/** Returns the name that a seller has to the tax office. */
export const sellerName = ({ kind, firstName, lastName, legalName }: SellerIdentity): string =>
  kind === 'individual' ? `${firstName} ${lastName}` : (legalName ?? '')
