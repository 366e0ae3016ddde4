import type { OperatorRecord } from '@anseo/domain/dac7-record'
import { HOME_COUNTRY } from '@anseo/domain/countries'
import { normaliseTaxNumber } from '@anseo/domain/tax-number'
import type { OperatorSettings } from '../../../platform/settings/operator-settings.ts'

const WORDS = {
  name: 'Legal name',
  number: 'Tax reference number',
  street: 'Street',
  city: 'Town or city',
} as const

type Settings = Pick<OperatorSettings, 'brand' | 'taxpayer'>

/** Returns the operator's settings that a report needs and that are empty, in words. */
export const missingOfOperator = ({ taxpayer }: Settings): string[] =>
  (Object.keys(WORDS) as (keyof typeof WORDS)[])
    .filter((field) => taxpayer[field] === '')
    .map((field) => WORDS[field])

/** Returns the operator as a report names it. */
export const operatorRecord = ({ brand, taxpayer }: Settings): OperatorRecord => ({
  name: taxpayer.name,
  platformName: brand.name,
  tin: { number: taxpayer.number, country: HOME_COUNTRY },
  vatNumber: brand.vatNumber && normaliseTaxNumber(brand.vatNumber),
  address: {
    street: taxpayer.street,
    line2: null,
    city: taxpayer.city,
    postcode: taxpayer.postcode === '' ? null : taxpayer.postcode,
    country: HOME_COUNTRY,
  },
})
