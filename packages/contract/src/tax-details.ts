import { COUNTRY_CODES } from '@anseo/domain/countries'
import { normaliseIban } from '@anseo/domain/iban'
import { ADDRESS_LINE_MAX_LENGTH, NAME_MAX_LENGTH, TOWN_MAX_LENGTH } from '@anseo/domain/limits'
import { SELLER_KINDS } from '@anseo/domain/tax-details'
import { normaliseTaxNumber } from '@anseo/domain/tax-number'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { euro, instant, lineField, optionalLine, year } from './wire.ts'

const NUMBER_MAX_LENGTH = 40
const COMPANY_NAME_MAX_LENGTH = 200
const PATH = '/api/pro/tax-details'

const country = () => z.string().refine((code) => COUNTRY_CODES.includes(code), 'Choose a country.')

const optionalNumber = () =>
  optionalLine(NUMBER_MAX_LENGTH).transform((text) => (text ? normaliseTaxNumber(text) : undefined))

const quarter = z.object({ consideration: euro(), fees: euro(), activities: z.number().int() })

/** A year of a seller: the four quarters of Dublin's calendar, in euro and cents. */
const taxYear = z.object({ year: z.number().int(), quarters: z.array(quarter).length(4) })

/** A vendor's details for the report to the tax office; tax number and IBAN show their last four characters. */
export const taxDetailsOnWire = z.object({
  kind: z.enum(SELLER_KINDS),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  birthDate: z.string().nullable(),
  legalName: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  street: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  postcode: z.string().nullable(),
  country: z.string(),
  tin: z.string().nullable(),
  tinCountry: z.string().nullable(),
  birthCity: z.string().nullable(),
  birthCountry: z.string().nullable(),
  vatNumber: z.string().nullable(),
  iban: z.string().nullable(),
  changedAt: instant(),
})
export type TaxDetailsOnWire = z.output<typeof taxDetailsOnWire>

const getTaxDetails = call({
  method: 'GET',
  path: PATH,
  access: 'vendor',
  summary:
    "Get the vendor's tax details, masked, whether and when we asked for them, and the figures of each year (D8).",
  reply: succeeds({
    details: taxDetailsOnWire.nullable(),
    request: z.object({
      /** When we requested the details; null before the first earning. */
      askedAt: instant().nullable(),
      /** From when payouts are held without the details; null if they are given or not requested. */
      holdFrom: instant().nullable(),
      isHeld: z.boolean(),
    }),
    /** The payout account, masked. */
    payoutAccount: z.string().nullable(),
    /** The years that are over in which something was earned, newest first. */
    years: z.array(taxYear),
  }),
})

const putTaxDetails = call({
  method: 'PUT',
  path: PATH,
  access: 'vendor',
  summary:
    'Save tax details (D8). Without `tin` or `iban` the stored one stays, a tax number only for the same `kind` and `tinCountry`; `iban: null` removes it. Held payouts are released.',
  body: z.object({
    kind: z.enum(SELLER_KINDS),
    firstName: optionalLine(NAME_MAX_LENGTH),
    lastName: optionalLine(NAME_MAX_LENGTH),
    birthDate: optionalLine(10),
    legalName: optionalLine(COMPANY_NAME_MAX_LENGTH),
    registrationNumber: optionalLine(NUMBER_MAX_LENGTH),
    street: lineField(ADDRESS_LINE_MAX_LENGTH),
    line2: optionalLine(ADDRESS_LINE_MAX_LENGTH),
    city: lineField(TOWN_MAX_LENGTH),
    postcode: optionalLine(20),
    country: country(),
    tin: optionalNumber(),
    tinCountry: country().default('IE'),
    hasNoTin: z.boolean().default(false),
    birthCity: optionalLine(TOWN_MAX_LENGTH),
    birthCountry: country().optional(),
    vatNumber: optionalNumber(),
    iban: z
      .string()
      .max(NUMBER_MAX_LENGTH)
      .transform((text) => normaliseIban(text) || undefined)
      .nullable()
      .optional(),
  }),
})

const printTaxYear = call({
  method: 'GET',
  path: `${PATH}/:year/pdf`,
  access: 'vendor',
  summary:
    "Download the vendor's own copy of what is reported of a year that is over, with its full numbers.",
  params: z.object({ year: year() }),
  file: 'application/pdf',
})

export const taxDetailsCalls = { getTaxDetails, putTaxDetails, printTaxYear }
